import type { Identity } from '@sitewright/page-kit/server'
import type { Visibility } from '../access/page-access.ts'
import type { Seconds } from '../db/schema.ts'
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
 * The one page that this person may know of whose shortcut differs in case only: people write them
 * as they like, on paper too.
 */
export async function locatePageInAnyCase(
  services: Services,
  path: string,
  who: Identity,
): Promise<LocatedPage | undefined> {
  const found = await services.facts.byShortcutInAnyCase(path.slice(1))
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

/** Seconds since 1970, or ±Infinity. */
export interface PublicationSpan {
  since: number
  until: number
}

/** Tells the time around now in which no page appears or disappears by itself: from `since` on, until before `until`. */
export function createPublicationSpan({ database, changes, now }: Services): () => Promise<PublicationSpan> {
  let known: { version: number; span: PublicationSpan } | undefined

  return async () => {
    const time = now()
    const version = changes.version(['pages'])
    if (known?.version === version && known.span.since <= time && time < known.span.until) return known.span
    const span = await readSpan(database, time)
    known = { version, span }
    return span
  }
}

async function readSpan({ read }: Services['database'], time: Seconds): Promise<PublicationSpan> {
  const pages = read.selectFrom('pages')
  const nearest = async (column: 'pub_start' | 'pub_end') => {
    const before = pages.where(column, '<=', time).select((of) => of.fn.max(column).as('at'))
    const after = pages.where(column, '>', time).select((of) => of.fn.min(column).as('at'))
    return Promise.all([before.executeTakeFirst(), after.executeTakeFirst()])
  }
  const found = await Promise.all([nearest('pub_start'), nearest('pub_end')])
  return {
    since: Math.max(...found.map(([before]) => before?.at ?? -Infinity)),
    until: Math.min(...found.map(([, after]) => after?.at ?? Infinity)),
  }
}
