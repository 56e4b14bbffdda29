import type { AppSetup, Route } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { keepForAudience, type Span } from '../access/keep-for-audience.ts'
import type { Changes } from '../db/changes.ts'
import { cacheJson } from '../http/cached-json.ts'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageFactsStore } from './page-facts.ts'
import { rolesOfPages } from './page-roles.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { linkPath } from '../text/link-path.ts'

export interface RoutesOptions {
  database: Database
  changes: Changes
  access: PageAccess
  facts: PageFactsStore
  settings: SettingsStore
  now: () => Seconds
  publicationSpan: () => Promise<Span>
}

const toRoute = ({ id, kind, url }: { id: number; kind: string; url: string }): Route => ({ r: kind, l: url, id })

/** The dynamic routes and the rest of app-setup, as one visitor may have them. */
export function createRoutes(options: RoutesOptions) {
  const { database, access, facts, settings, now } = options

  /** The pages with a shortcut that this person may open. */
  async function all(who: Identity): Promise<Route[]> {
    const pages = await database.read
      .selectFrom('pages')
      .where('url', '<>', '')
      .select(['id', 'kind', 'url', 'published', 'pub_start', 'pub_end'])
      .orderBy('id')
      .execute()
    const roles = await rolesOfPages(database.read)
    const time = now()
    return pages
      .filter((page) => access.visibility(page, roles.get(page.id) ?? [], who, time) === 'visible')
      .map(toRoute)
  }

  /** The same, or undefined where the site has many. */
  async function few(who: Identity): Promise<Route[] | undefined> {
    const pages = await facts.fewWithShortcut()
    const time = now()
    return pages?.filter((page) => access.visibility(page, page.roles, who, time) === 'visible').map(toRoute)
  }

  /** The link path of the default page, or '' when there is none that this person may see (Q4). */
  async function defaultPath(who: Identity, defaultPage: number): Promise<string> {
    const page = defaultPage === 0 ? undefined : await facts.byId(defaultPage)
    return page && access.visibility(page, page.roles, who, now()) === 'visible' ? linkPath(page) : ''
  }

  /** Everything of app-setup but the routes. */
  async function session(who: Identity): Promise<Omit<AppSetup, 'routes'>> {
    const { SiteBackground, DefaultPage } = await settings.all()
    return {
      auth: who.account ? 1 : 0,
      permissions: [...who.permissions].sort(),
      dp: await defaultPath(who, DefaultPage),
      bi: SiteBackground,
    }
  }

  // of a large site it has megabytes
  const setup = keepForAudience<AppSetup>({
    ...options,
    needs: ['pages', 'settings'],
    make: async (who) => cacheJson({ routes: await all(who), ...(await session(who)) }),
  })

  return { setup, session, few }
}

export type Routes = ReturnType<typeof createRoutes>
