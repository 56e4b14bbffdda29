import type { pageCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { createPageList, listPageTypes } from '../pages/page-list.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the calls about pages. */
export function pageHandlers(services: Services): Handlers<typeof pageCalls, CoreContext> {
  const { access, contents, database, facts, hits, kinds, now, pages } = services
  const listPages = createPageList(services)
  return {
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
    'POST private/page-create.json.php': async (input, context) => ({ id: await pages.create(input, context) }),
    'POST private/page-update.json.php': async (input, context) => {
      await pages.update(input, context)
      return {}
    },
    'GET private/page-delete.json.php': async ({ id }, context) => {
      await pages.remove(id, context)
      return {}
    },
    'GET protected/plugin/get-content.json.php': ({ id }, { who }) => contents.read(id, who),
  }
}
