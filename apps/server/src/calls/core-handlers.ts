import type { coreCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { accountHandlers } from './account-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import { auditHandlers } from './audit-handlers.ts'
import type { CoreContext } from './endpoints.ts'
import { mailHandlers } from './mail-handlers.ts'
import { historyHandlers } from './history-handlers.ts'
import { roleHandlers } from './role-handlers.ts'
import type { Services } from '../services.ts'
import { searchHandlers } from './search-handlers.ts'
import { siteHandlers } from './site-handlers.ts'
import { createPageList, listPageTypes } from '../pages/page-list.ts'

/** What answers the calls of the core. */
export function coreHandlers(services: Services): Handlers<typeof coreCalls, CoreContext> {
  const { access, contents, database, facts, hits, identities, kinds, links, menu, now, pages, routes, settings } =
    services
  const listPages = createPageList(services)
  return {
    'GET protected/app-setup.json.php': (_, { who }) => routes.setup(who),
    'GET public/get-menu-items.json.php': (_, { who }) => menu(who),
    'GET public/links-load.json.php': () => links(),
    'GET protected/get-system-property.json.php': async ({ k }) => [await settings.property(k)],

    'POST public/login.json.php': async (input, { client, session }) => {
      const { accountId, ...reply } = await services.accounts.login(input, client.address)
      if (accountId === undefined) return reply
      await session.start(accountId)
      return { permissions: await identities.permissionsOf(accountId) }
    },
    'GET public/logout.json.php': async (_, { session }) => {
      await session.end()
      return {}
    },
    'GET private/get-account.json.php': (_, { who }) => ({
      auth: who.account ? 1 : 0,
      permissions: [...who.permissions].sort(),
    }),

    'POST public/page-hit.json.php': async ({ id }, { client, who }) => {
      const page = await facts.byId(id)
      const opens = page && access.visibility(page, page.roles, who, now()) === 'visible'
      // whether it was counted is nobody's business: it would tell which pages there are
      if (opens) hits.count(id, client)
      return {}
    },
    'GET private/page-get-hit-count.json.php': ({ id }) => hits.read(id),
    'GET private/pagetype-get-list.json.php': () => listPageTypes(database, kinds),
    'GET private/page-get-list.json.php': () => listPages(),
    'POST private/page-create.json.php': async (input, { who }) => ({ id: await pages.create(input, who) }),
    'POST private/page-update.json.php': async (input) => {
      await pages.update(input)
      return {}
    },
    'GET private/page-delete.json.php': async ({ id }) => {
      await pages.remove(id)
      return {}
    },
    'GET protected/plugin/get-content.json.php': ({ id }, { who }) => contents.read(id, who),

    ...historyHandlers(services),
    ...searchHandlers(services),
    ...siteHandlers(services),
    ...accountHandlers(services),
    ...roleHandlers(services),
    ...fileHandlers(services),
    ...mailHandlers(services),
    ...auditHandlers(services),
  }
}
