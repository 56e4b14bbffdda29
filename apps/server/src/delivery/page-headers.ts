import type { CachedPage } from './html-cache.ts'
import { weakEtag, type CompressedBody } from '../http/compressed-body.ts'
import { isolation } from '../http/security-headers.ts'
import { searchPath } from './resolve-address.ts'

export type Headers = Readonly<Record<string, string>>

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Encoding' }

/**
 * The body with a validator that covers these headers too: not every cache takes over the headers of a 304, and a
 * page under a new policy must not go on under the old one.
 */
export function validWith(body: CompressedBody, security: Headers): CompressedBody {
  return { ...body, etag: weakEtag(JSON.stringify([body.etag, security])) }
}

/** Of a page that is the same for every visitor: kept by the browser, asked about each time. */
export function cachedHeaders(body: CompressedBody, security: Headers): CachedPage['headers'] {
  const common = { ...html, ...security, 'Cache-Control': 'no-cache', ETag: body.etag }
  const sized = (bytes: Buffer, encoding?: string) =>
    flatten({
      ...common,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      'Content-Length': String(bytes.byteLength),
    })
  return {
    br: sized(body.br, 'br'),
    gzip: sized(body.gzip, 'gzip'),
    identity: sized(body.identity),
    unchanged: flatten(common),
  }
}

/** Mailed links end in a secret, which must not be told to any other site (threats T13). */
const mailedLink = /^\/pages\/(passwordreset|deactivate)\/./

export interface FreshPage {
  security: Headers
  path: string
  /** True for a document that is somebody's own, or becomes so. */
  isPrivate: boolean
}

/** Of a page that is one person's own, or one search's: other search engines have no use for those. */
export function freshHeaders({ security, path, isPrivate }: FreshPage): Headers {
  const referrer: Headers = mailedLink.test(path) ? { 'Referrer-Policy': 'no-referrer' } : {}
  const robots: Headers = path === searchPath ? { 'X-Robots-Tag': 'noindex' } : {}
  return {
    ...html,
    ...security,
    ...(isPrivate ? isolation : {}),
    ...referrer,
    ...robots,
    'Cache-Control': 'private, no-store',
  }
}

function flatten(headers: Headers): string[] {
  return Object.entries(headers).flat()
}
