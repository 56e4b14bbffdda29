import { totalmem } from 'node:os'
import type { Encoding } from '../http/compressed-body.ts'
import { createKeptPages, type KeptPagesOptions, type Life } from './kept-pages.ts'

const megabyte = 1024 * 1024

/**
 * The size of all pages in bytes: a 64th of the memory that the process may have, from 64 MB (some 8,000 pages) up to 512.
 *
 * @param memory in bytes.
 */
export function cacheSize(memory: number): number {
  return Math.min(Math.max(memory / 64, 64 * megabyte), 512 * megabyte)
}

/** How often a page is asked for until it counts as one that is asked for again and again. */
const frequentAfter = 8

/** A page in one encoding, ready to be written to a socket. */
export interface Sent {
  bytes: Buffer
  /** A header list for `response.writeHead`. */
  headers: readonly string[]
}

/** One page as anonymous visitors get it. */
export interface CachedPage extends Life {
  status: number
  etag: string
  /** In each encoding that somebody has asked for; in Brotli from the beginning. */
  ways: Readonly<Partial<Record<Encoding, Sent>> & { br: Sent }>
  /** Header list of a 304. */
  unchanged: readonly string[]
  /** The parameters that the page's kind reads: what is kept is for requests with none of them. */
  query: readonly string[]
}

export interface HtmlCache {
  get: (path: string) => CachedPage | undefined
  set: (path: string, page: CachedPage) => void
  /** Keeps a page in place of another one, if that is still what is kept; it counts as asked for as often. */
  replace: (path: string, page: CachedPage, by: CachedPage) => void
  /** Takes a page that has been asked for again and again since it was made; each is given once. */
  takePopular: () => { path: string; page: CachedPage } | undefined
}

/** Pages of anonymous visitors by path. */
export function createHtmlCache(options: Pick<KeptPagesOptions<CachedPage>, 'clock' | 'version'>): HtmlCache {
  const maxBytes = cacheSize(process.constrainedMemory() || totalmem())
  const kept = createKeptPages<CachedPage>({ ...options, maxBytes, sizeOf })
  const reads = new WeakMap<CachedPage, number>()
  const readsOf = (page: CachedPage) => reads.get(page) ?? 0
  /** Paths of pages that were asked for often, and perhaps made again since. */
  const popular = new Set<string>()

  return {
    get(path) {
      const page = kept.get(path)
      if (page === undefined) return undefined
      const count = readsOf(page) + 1
      reads.set(page, count)
      if (count === frequentAfter) popular.add(path)
      return page
    },
    set: kept.set,
    replace(path, page, by) {
      if (kept.get(path) !== page) return
      reads.set(by, readsOf(page))
      kept.set(path, by)
    },
    takePopular() {
      for (const path of popular) {
        popular.delete(path)
        const page = kept.get(path)
        if (page && readsOf(page) >= frequentAfter) return { path, page }
      }
      return undefined
    },
  }
}

function sizeOf({ ways }: CachedPage): number {
  return Object.values(ways).reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}
