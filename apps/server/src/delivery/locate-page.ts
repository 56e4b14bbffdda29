import { withoutJoiners } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Visibility } from '../access/page-access.ts'
import type { PageFacts } from '../pages/page-facts.ts'
import type { Services } from '../services.ts'

export interface LocatedPage extends PageFacts {
  visibility: Visibility
}

/**
 * The page that an address leads to: the default page for `/`, a shortcut, or the address that every page has (Q4, Q11).
 *
 * @param path decoded, with its leading `/`.
 */
export async function locatePage(services: Services, path: string, who: Identity): Promise<LocatedPage | undefined> {
  return whereVisible(services, await findPage(services, path), who)
}

/** The page that had this address as its shortcut before. */
export async function locateMovedPage(services: Services, path: string, who: Identity) {
  return whereVisible(services, await services.facts.byFormerShortcut(path.slice(1)), who)
}

/**
 * The one page that this person may know of whose shortcut differs in case, or in joiners, only: people write them
 * as they like, on paper too.
 */
export async function locatePageInAnyCase(
  services: Services,
  path: string,
  who: Identity,
): Promise<LocatedPage | undefined> {
  const found = await services.facts.byShortcutInAnyCase(withoutJoiners(path.slice(1)))
  const known = found.map((page) => whereVisible(services, page, who)).filter((page) => page?.visibility !== 'hidden')
  return known.length === 1 ? known[0] : undefined
}

function whereVisible({ access, now }: Services, page: PageFacts | undefined, who: Identity): LocatedPage | undefined {
  return page && { ...page, visibility: access.visibility(page, page.roles, who, now()) }
}

async function findPage({ facts, settings }: Services, path: string): Promise<PageFacts | undefined> {
  const own = /^\/pages\/[a-z-]{1,40}\/([1-9]\d{0,8})$/.exec(path)
  if (own) return facts.byId(Number(own[1]))
  if (path !== '/') return facts.byShortcut(path.slice(1))
  const { DefaultPage } = await settings.all()
  return DefaultPage === 0 ? undefined : facts.byId(DefaultPage)
}
