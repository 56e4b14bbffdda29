import type { Identity } from '@sitewright/page-kit/server'
import type { Visibility } from '../access/page-access.ts'
import { rolesOfPage } from '../pages/page-roles.ts'
import type { Services } from '../services.ts'

export interface LocatedPage {
  id: number
  kind: string
  url: string
  title: string
  visibility: Visibility
}

/**
 * The page that an address leads to: the default page for `/`, a shortcut, or the address that every page has (Q4, Q11).
 *
 * @param path decoded, with its leading `/`.
 */
export async function locatePage(services: Services, path: string, who: Identity): Promise<LocatedPage | undefined> {
  const { access, database, now, settings } = services
  const query = database.read
    .selectFrom('pages')
    .select(['id', 'kind', 'url', 'title', 'published', 'pub_start', 'pub_end'])
  const own = /^\/pages\/[a-z-]{1,40}\/([1-9]\d{0,14})$/.exec(path)
  const id = path === '/' ? (await settings.all()).DefaultPage : Number(own?.[1] ?? 0)
  const row = await (id > 0 ? query.where('id', '=', id) : query.where('url', '=', path.slice(1)))
    .$if(id === 0, (pages) => pages.where('url', '<>', ''))
    .executeTakeFirst()
  if (!row) return undefined
  const { published, pub_start, pub_end, ...page } = row
  const publishing = { kind: row.kind, published, pub_start, pub_end }
  return { ...page, visibility: access.visibility(publishing, await rolesOfPage(database.read, row.id), who, now()) }
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
