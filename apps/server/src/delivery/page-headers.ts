import type { CachedPage } from './html-cache.ts'
import type { CompressedBody } from './compressed-body.ts'

type Headers = Readonly<Record<string, string>>

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Encoding' }

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

/** Of a page that is one person's own. */
export function freshHeaders(security: Headers): Headers {
  return { ...html, ...security, 'Cache-Control': 'private, no-store' }
}

function flatten(headers: Headers): string[] {
  return Object.entries(headers).flat()
}
