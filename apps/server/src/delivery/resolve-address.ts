import { readPageQuery, type Identity, type PageKindServer, type SubPage } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import { linkPath } from '../text/link-path.ts'
import { locateMovedPage, locatePage, locatePageInAnyCase, type LocatedPage } from './locate-page.ts'
import { locateMovedSubPage, locateSubPage, type LocatedSubPage } from './locate-sub-page.ts'

export interface Address {
  /** What is rendered: the path asked for, or {@link nowhere}. */
  path: string
  /** The page there, unless it is hidden from this person. */
  page?: LocatedPage
  /** What stands at the path, where that is below the page and the page is for this person. */
  below?: { path: string } & Partial<SubPage>
  /** The query with its `?`, where what is shown depends on it; '' elsewhere. */
  query: string
  /** Where the page is now, for a shortcut that it had before or that differs in case; without a query. */
  movedTo?: string
  /** True if the rendering may be kept under the path. */
  cacheable: boolean
  /** True where nothing stands below a page of a kind that may write it at any time: caches in front would not be told. */
  mayAppear?: boolean
  /** True for a screen of the application, such as one of the administration or behind a mailed link. */
  isScreen?: true
}

/** Where visitors search; what they look for is the query `q`. */
export const searchPath = '/search'

/** Nobody's address: what every unknown address is rendered as, so that all share one rendering. */
export const nowhere = '/-/not-found'

/** Addresses of the application's own screens; what is shown there depends on the visitor, some hold a token. */
const screen = /^\/pages\/[a-z]+(\/[^/]+)?$/

/** The address that every page has; where its number is nobody's, nothing is there. */
const pageAddress = /^\/pages\/[a-z-]+\/\d+$/

export interface AskedAddress {
  /** Decoded, with its leading `/`. */
  path: string
  /** With its `?`, or ''. */
  query: string
  /** True where a `/` or `\\` of the path was encoded: nothing stands there below a page. */
  hidesSlash?: boolean
}

/** The document at an address, for this person. */
export async function resolveAddress(
  services: Services,
  { path, query, hidesSlash = false }: AskedAddress,
  who: Identity,
): Promise<Address> {
  if (path === searchPath) return { path, query, cacheable: false }
  const page = await locatePage(services, path, who)
  if (page && page.visibility !== 'hidden') {
    const read = readBy(services.kinds.get(page.kind), query)
    return { path, query: read, page, cacheable: read === '' }
  }
  const below = hidesSlash ? undefined : await locateSubPage(services, path, who)
  if (below && below.found !== 'nothing') return atSubPage(services, { ...below, path, query })
  if (path === '/') return { path, query: '', cacheable: true }
  if (screen.test(path) && !pageAddress.test(path)) return { path, query: '', cacheable: false, isScreen: true }
  // only where nothing else is, so that no page waits for it
  const moved = await locateMovedPage(services, path, who)
  const meant = moved?.visibility === 'visible' ? moved : await locatePageInAnyCase(services, path, who)
  const movedTo = meant ? `/${linkPath(meant)}` : hidesSlash ? undefined : await locateMovedSubPage(services, path, who)
  return {
    ...{ path: nowhere, query: '', cacheable: true },
    ...(movedTo !== undefined && { movedTo }),
    ...(below && { mayAppear: true }),
  }
}

/** What is not for this person is answered as a page is that is not. */
function atSubPage(
  { kinds }: Services,
  { page, below, found, path, query }: LocatedSubPage & Pick<AskedAddress, 'path' | 'query'>,
): Address {
  const read = readBy(kinds.get(page.kind), query)
  const address = { path, query: read, cacheable: read === '' }
  if (!found || found === 'nothing') return { ...address, page }
  const { visibility, ...said } = found
  return { ...address, page: { ...page, visibility }, below: { path: below, ...said } }
}

/** The part of a query that a page's kind reads, always written alike. */
function readBy(kind: PageKindServer | undefined, query: string): string {
  const read = String(new URLSearchParams(kind ? readPageQuery(kind.manifest, query) : {}))
  return read === '' ? '' : `?${read}`
}

/** The decoded path of a request, or undefined where it is not well-formed. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC')
    return /[\p{Cc}\\]|\/\//u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** True for the path of a request in which a `/` or `\\` is encoded. */
export function encodesSlash(path: string): boolean {
  return /%2f|%5c/i.test(path)
}
