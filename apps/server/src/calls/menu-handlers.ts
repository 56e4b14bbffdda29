import type { menuCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { readMenuAudience } from '../menu/menu-audience.ts'
import { createMenuStructure } from '../menu/menu-structure.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the Menu Editor. */
export function menuHandlers(services: Services): Handlers<typeof menuCalls, CoreContext> {
  const structure = createMenuStructure(services)
  return {
    'GET private/get_menu_structure.json.php': () => structure.read(),
    'GET private/menu-get-audience.json.php': () => readMenuAudience(services.database.read, services.kinds),
    'POST private/set_menu_structure.json.php': (change, context) => structure.save(change, context),
  }
}
