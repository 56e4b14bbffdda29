import type { Identity } from '@sitewright/page-kit/server'
import { splitsOf, type FoundSubPage } from '../pages/sub-pages.ts'
import type { Services } from '../services.ts'
import { linkPath } from '../text/link-path.ts'
import { locateMovedPage, locatePage, locatePageInAnyCase, type LocatedPage } from './locate-page.ts'

/** An address below a page that this person may know of. */
export interface LocatedSubPage {
  page: LocatedPage
  /** What follows the page's address. */
  below: string
  /** Undefined where the page is not for this person, and so nobody is asked; `nothing` where the page's kind has nothing there. */
  found?: FoundSubPage | 'nothing'
}

/**
 * What stands below a page at this path. Of several pages that it is below of, the one with the longest address counts whose
 * kind declares such addresses; those that are hidden from this person are not there.
 *
 * @param path decoded, with its leading `/`.
 */
export async function locateSubPage(
  services: Services,
  path: string,
  who: Identity,
): Promise<LocatedSubPage | undefined> {
  const { subPages } = services
  if (!subPages.areDeclared()) return undefined
  for (const { of, below } of splitsOf(path)) {
    const page = await locatePage(services, of, who)
    if (!page || page.visibility === 'hidden' || !subPages.declaredBy(page.kind)) continue
    if (isOfOtherKind(of, page)) return undefined
    if (page.visibility === 'denied') return { page, below }
    return { page, below, found: (await subPages.find(page, below, who)) ?? 'nothing' }
  }
  return undefined
}

/** The address that the path leads to now, where the page that it is below of had another shortcut or was written in another case. */
export async function locateMovedSubPage(services: Services, path: string, who: Identity): Promise<string | undefined> {
  if (!services.subPages.areDeclared()) return undefined
  for (const { of, below } of splitsOf(path)) {
    const page = await locateMoved(services, of, who)
    if (!page || page.visibility === 'hidden' || !services.subPages.declaredBy(page.kind)) continue
    const now = `/${linkPath(page)}/${below}`
    if (now !== path) return now
  }
  return undefined
}

/** The page that had the path as its address before, or has it in other letters, or under the name of another kind. */
async function locateMoved(services: Services, path: string, who: Identity): Promise<LocatedPage | undefined> {
  const own = await locatePage(services, path, who)
  if (own && isOfOtherKind(path, own)) return own
  const moved = await locateMovedPage(services, path, who)
  return moved?.visibility === 'visible' ? moved : locatePageInAnyCase(services, path, who)
}

/** True for the address that every page has, with the name of another kind: the page itself is shown there, nothing below it. */
function isOfOtherKind(path: string, { kind }: LocatedPage): boolean {
  const [root, named] = path.slice(1).split('/')
  return root === 'pages' && named !== kind
}
