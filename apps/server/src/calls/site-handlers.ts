import type { siteCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the calls that every page makes. */
export function siteHandlers({ links, menu, routes, settings }: Services): Handlers<typeof siteCalls, CoreContext> {
  return {
    'GET protected/app-setup.json.php': (_, { who }) => routes.setup(who),
    'GET public/get-menu-items.json.php': (_, { who }) => menu(who),
    'GET public/links-load.json.php': () => links(),
    'GET protected/get-system-property.json.php': async ({ k }) => [await settings.property(k)],
  }
}
