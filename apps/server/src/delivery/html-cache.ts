import type { Needs } from '../db/topics.ts'
import type { Encoding } from '../http/compressed-body.ts'

/** The maximum size of the cache in bytes; the least recently made pages go first. */
const maxBytes = 64 * 1024 * 1024

/** How often a page is asked for until it counts as one that is asked for again and again. */
const often = 8

/** A page in one encoding, ready to be written to a socket. */
export interface Sent {
  bytes: Buffer
  /** A header list for `response.writeHead`. */
  headers: readonly string[]
}

/** One page as anonymous visitors get it. */
export interface CachedPage {
  status: number
  etag: string
  /** In each encoding that somebody has asked for; in Brotli from the beginning. */
  ways: Readonly<Partial<Record<Encoding, Sent>> & { br: Sent }>
  /** Header list of a 304. */
  unchanged: readonly string[]
  /**
   * Milliseconds since 1970 between which the page is as it is: the publishing starts and ends of any page that lie
   * before and after its making. A clock that is set back leaves this as one that goes on does.
   */
  since: number
  expires: number
  /** The parameters that the page's kind reads: what is kept is for requests with none of them. */
  query: readonly string[]
  /** What it was made of. */
  needs: Needs
  /** Of the last change before it was made. */
  version: number
}

export interface HtmlCache {
  get: (path: string) => CachedPage | undefined
  set: (path: string, page: CachedPage) => void
  /** Keeps a page in place of another one, if that is still what is kept; it counts as asked for as often. */
  replace: (path: string, page: CachedPage, by: CachedPage) => void
  /** Takes a page that has been asked for again and again since it was made; each is given once. */
  takePopular: () => { path: string; page: CachedPage } | undefined
}

export interface HtmlCacheOptions {
  /** Milliseconds since 1970. */
  clock: () => number
  /** The number of the last change that touched any of it. */
  version: (needs: Needs) => number
}

interface Entry {
  page: CachedPage
  reads: number
  /** The page was as it is at the change of this number. */
  checked: number
}

/** Pages of anonymous visitors by path, each until something changes that it was made of. */
export function createHtmlCache({ clock, version }: HtmlCacheOptions): HtmlCache {
  const entries = new Map<string, Entry>()
  const popular = new Set<string>()
  let bytes = 0

  function remove(path: string): void {
    const entry = entries.get(path)
    if (!entry) return
    entries.delete(path)
    popular.delete(path)
    bytes -= sizeOf(entry.page)
  }

  function add(path: string, page: CachedPage, reads: number): void {
    remove(path)
    entries.set(path, { page, reads, checked: page.version })
    bytes += sizeOf(page)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function isCurrent(entry: Entry): boolean {
    const { page } = entry
    const time = clock()
    if (time < page.since || page.expires <= time) return false
    const latest = version('everything')
    if (entry.checked === latest) return true
    if (version(page.needs) > page.version) return false
    entry.checked = latest
    return true
  }

  function find(path: string): Entry | undefined {
    const entry = entries.get(path)
    if (entry === undefined || isCurrent(entry)) return entry
    remove(path)
    return undefined
  }

  return {
    get(path) {
      const entry = find(path)
      if (entry === undefined) return undefined
      entry.reads += 1
      if (entry.reads === often) popular.add(path)
      return entry.page
    },
    set: (path, page) => add(path, page, 0),
    replace(path, page, by) {
      const entry = find(path)
      if (entry?.page !== page) return
      const isPopular = popular.has(path)
      add(path, by, entry.reads)
      if (isPopular) popular.add(path)
    },
    takePopular() {
      for (const path of popular) {
        popular.delete(path)
        const entry = find(path)
        if (entry) return { path, page: entry.page }
      }
      return undefined
    },
  }
}

function sizeOf({ ways }: CachedPage): number {
  return Object.values(ways).reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}
