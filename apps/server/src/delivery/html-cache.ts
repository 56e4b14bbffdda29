import type { CompressedBody, Encoding } from '../http/compressed-body.ts'

/** The maximum size of the cache in bytes; the least recently used pages go first. */
const maxBytes = 64 * 1024 * 1024

/** One page as anonymous visitors get it, ready to be written to a socket. */
export interface CachedPage {
  status: number
  body: CompressedBody
  /** Header lists for `response.writeHead`, for each encoding and for 304. */
  headers: Readonly<Record<Encoding | 'unchanged', readonly string[]>>
  /**
   * Milliseconds since 1970 between which the page is as it is: the publishing starts and ends of any page that lie
   * before and after its making. A clock that is set back leaves this as one that goes on does.
   */
  since: number
  expires: number
  /** The parameters that the page's kind reads: what is kept is for requests with none of them. */
  query: readonly string[]
}

export interface HtmlCache {
  get: (path: string) => CachedPage | undefined
  set: (path: string, page: CachedPage) => void
  drop: () => void
}

/** Pages of anonymous visitors by path; all are dropped when anything changes that a visitor could see. */
export function createHtmlCache({ clock }: { clock: () => number }): HtmlCache {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  function remove(path: string, page: CachedPage): void {
    pages.delete(path)
    bytes -= sizeOf(page)
  }

  return {
    get(path) {
      const page = pages.get(path)
      if (page === undefined) return undefined
      const time = clock()
      if (page.since <= time && time < page.expires) return page
      remove(path, page)
      return undefined
    },
    set(path, page) {
      const earlier = pages.get(path)
      if (earlier) remove(path, earlier)
      pages.set(path, page)
      bytes += sizeOf(page)
      for (const [oldest, candidate] of pages) {
        if (bytes <= maxBytes) break
        remove(oldest, candidate)
      }
    },
    drop() {
      pages.clear()
      bytes = 0
    },
  }
}

function sizeOf({ body }: CachedPage): number {
  return body.identity.byteLength + body.br.byteLength + body.gzip.byteLength
}
