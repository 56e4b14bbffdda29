import type { AppSetup, Route } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { rolesOfPages } from '../pages/page-roles.ts'
import type { SettingsStore } from './settings.ts'

export interface RoutesOptions {
  database: Database
  access: PageAccess
  settings: SettingsStore
  now: () => Seconds
}

/** A page's own address: its shortcut, else the one that every page has. Without a leading `/`. */
export function linkPath({ id, kind, url }: { id: number; kind: string; url: string }): string {
  return url || `pages/${kind}/${id}`
}

/** The dynamic routes and the rest of app-setup, as one visitor may have them. */
export function createRoutes({ database, access, settings, now }: RoutesOptions) {
  /** The pages with a shortcut that this person may open; undefined if the site has more of them than `most`. */
  async function routesFor(who: Identity, most?: number): Promise<Route[] | undefined> {
    const pages = await database.read
      .selectFrom('pages')
      .where('url', '<>', '')
      .select(['id', 'kind', 'url', 'published', 'pub_start', 'pub_end'])
      .orderBy('id')
      .$if(most !== undefined, (query) => query.limit((most ?? 0) + 1))
      .execute()
    if (most !== undefined && pages.length > most) return undefined
    const roles = await rolesOfPages(database.read)
    const time = now()
    return pages
      .filter((page) => access.visibility(page, roles.get(page.id) ?? [], who, time) === 'visible')
      .map(({ id, kind, url }) => ({ r: kind, l: url, id }))
  }

  /** The link path of the default page, or '' when there is none that this person may see (Q4). */
  async function defaultPath(who: Identity): Promise<string> {
    const { DefaultPage } = await settings.all()
    if (DefaultPage === 0) return ''
    const page = await database.read.selectFrom('pages').where('id', '=', DefaultPage).selectAll().executeTakeFirst()
    if (!page) return ''
    const roles = await database.read
      .selectFrom('page_roles')
      .where('page_id', '=', page.id)
      .select('role_id')
      .execute()
    const ids = roles.map((role) => role.role_id)
    return access.visibility(page, ids, who, now()) === 'visible' ? linkPath(page) : ''
  }

  /** Everything of app-setup but the routes. */
  async function session(who: Identity): Promise<Omit<AppSetup, 'routes'>> {
    const { SiteBackground } = await settings.all()
    return {
      auth: who.account ? 1 : 0,
      permissions: [...who.permissions].sort(),
      dp: await defaultPath(who),
      bi: SiteBackground,
    }
  }

  async function setup(who: Identity): Promise<AppSetup> {
    return { routes: (await routesFor(who)) ?? [], ...(await session(who)) }
  }

  return { setup, session, few: (who: Identity, most: number) => routesFor(who, most) }
}

export type Routes = ReturnType<typeof createRoutes>
