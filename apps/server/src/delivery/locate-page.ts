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
  return seenBy(services, await findPage(services, path), who)
}

/** The page that had this address as its shortcut before. */
export async function locateMovedPage(services: Services, path: string, who: Identity) {
  return seenBy(services, await services.facts.byFormerShortcut(path.slice(1)), who)
}

function seenBy({ access, now }: Services, page: PageFacts | undefined, who: Identity): LocatedPage | undefined {
  return page && { ...page, visibility: access.visibility(page, page.roles, who, now()) }
}

async function findPage({ facts, settings }: Services, path: string): Promise<PageFacts | undefined> {
  const own = /^\/pages\/[a-z-]{1,40}\/([1-9]\d{0,8})$/.exec(path)
  if (own) return facts.byId(Number(own[1]))
  if (path !== '/') return facts.byShortcut(path.slice(1))
  const { DefaultPage } = await settings.all()
  return DefaultPage === 0 ? undefined : facts.byId(DefaultPage)
}

/** Seconds since 1970 of the next moment at which some page appears or disappears by itself, or undefined. */
export async function nextPublication({ database, now }: Services): Promise<number | undefined> {
  const time = now()
  const next = await Promise.all(
    (['pub_start', 'pub_end'] as const).map((column) =>
      database.read
        .selectFrom('pages')
        .where(column, '>', time)
        .select((select) => select.fn.min(column).as('at'))
        .executeTakeFirst(),
    ),
  )
  const times = next.flatMap((row) => (row?.at === null || row?.at === undefined ? [] : [row.at]))
  return times.length > 0 ? Math.min(...times) : undefined
}
