import { weakEtag, type Encoding } from '../http/compressed-body.ts'
import type { CachedPage, Sent } from './html-cache.ts'
import { isolation } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { searchPath } from './resolve-address.ts'

export type Headers = Readonly<Record<string, string>>

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Encoding' }

/**
 * A validator that covers these headers too: not every cache takes over the headers of a 304, and a page under a new
 * policy must not go on under the old one.
 */
export function validatorOf(content: Buffer, security: Headers): string {
  return weakEtag(JSON.stringify([weakEtag(content), security]))
}

export interface CachedHeaders {
  etag: string
  security: Headers
  /** By what caches in front of the site find the page again; undefined where there are none. */
  keys: readonly string[] | undefined
}

/**
 * Header list of a page that is the same for every visitor: kept by the browser, asked about each time. Where there are caches
 * in front, what tells for how long they may keep it is added when it is sent (`SharedCaching`).
 */
export function cachedHeaders({ etag, security, keys }: CachedHeaders): readonly string[] {
  const caching: Headers = keys
    ? { 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') }
    : { 'Cache-Control': 'no-cache' }
  return Object.entries({ ...html, ...security, ...caching, ETag: etag }).flat()
}

/** Seconds that a cache keeps a page which it is not told to forget. */
const maxSharedAge = 24 * 60 * 60

/** The header that tells for how long a page may be kept, as it is now. */
export type SharedCaching = (page: Pick<CachedPage, 'expires'>) => string

/**
 * A browser asks each time; a cache in front of the site keeps the page until it is told to forget it, at the longest until
 * one begins or ceases to be published. It keeps nothing of a server that may not have heard of the others' changes: it was
 * told to forget the page already, perhaps for the last time.
 */
export function createSharedCaching({ changes, clock }: Pick<Services, 'changes' | 'clock'>): SharedCaching {
  return ({ expires }) => {
    const seconds = Math.max(0, Math.min(maxSharedAge, Math.floor((expires - clock()) / 1000)))
    return `public, max-age=0, must-revalidate, s-maxage=${changes.hearsOthers() ? seconds : 0}`
  }
}

/** A page's bytes with the headers that they go out with. */
export function sentAs(encoding: Encoding, bytes: Buffer, { unchanged }: Pick<CachedPage, 'unchanged'>): Sent {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { bytes, headers: [...unchanged, ...coding, 'Content-Length', String(bytes.byteLength)] }
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
