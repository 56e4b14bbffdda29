import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged } from '../http/entity-tags.ts'
import { chooseEncoding } from '../http/compressed-body.ts'
import type { CachedPage, HtmlCache } from './html-cache.ts'
import type { SharedCaching } from './page-headers.ts'

export interface FastPathOptions {
  cache: HtmlCache
  /** A request with this cookie is somebody's own and never answered from the cache. */
  cookieName: string
  /** What caches in front of the site are told; absent where there are none. */
  sharedCaching?: SharedCaching | undefined
}

/**
 * Answers an anonymous request for a page from the cache, before any routing: that is what most requests of a public
 * site are. Everything else is left to the application.
 *
 * @returns true if the request was answered; the answer then bears its id.
 */
export function createFastPath({ cache, cookieName, sharedCaching }: FastPathOptions) {
  const session = `${cookieName}=`

  function headersOf(page: CachedPage, headers: readonly string[], id: string): string[] {
    const caching = sharedCaching ? ['Cache-Control', sharedCaching(page)] : []
    return [...headers, ...caching, 'X-Request-Id', id]
  }

  return function serveFromCache(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (headers.cookie?.includes(session)) return false
    const page = cache.get(pathOf(request.url as string))
    if (page === undefined || namesOne(queryOf(request.url as string), page.query)) return false

    if (page.status === 200 && isUnchanged(headers['if-none-match'], page.etag)) {
      response.writeHead(304, headersOf(page, page.unchanged, id)).end()
      return true
    }
    const sent = page.ways[chooseEncoding(headers['accept-encoding'] as string | undefined)]
    if (sent === undefined) return false
    response.writeHead(page.status, headersOf(page, sent.headers, id))
    response.end(method === 'HEAD' ? undefined : sent.bytes)
    return true
  }
}

/** True if the query gives one of these parameters, or may: whether it is empty is left to the application. */
function namesOne(query: string, names: readonly string[]): boolean {
  return query !== '' && names.some((name) => new URLSearchParams(query).has(name))
}

/** What a visitor gets does not depend on the query, but where they search, and for what a page's kind reads. */
export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** The query with its `?`, or ''. */
export function queryOf(url: string): string {
  return url.slice(pathOf(url).length)
}
