import type { menuCalls, settingsCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'
import { createMenuStructure } from '../menu/menu-structure.ts'
import { createSaveLinks } from '../links/save-links.ts'
import { createSiteSettings } from '../settings/site-settings.ts'

/** What answers the Menu Editor, the Link Manager and Site Settings. */
export function siteHandlers(services: Services): Handlers<typeof menuCalls & typeof settingsCalls, CoreContext> {
  const { icons } = services
  const structure = createMenuStructure(services)
  const saveLinks = createSaveLinks(services)
  const siteSettings = createSiteSettings(services)
  return {
    'GET private/get_menu_structure.json.php': () => structure.read(),
    'POST private/set_menu_structure.json.php': (change) => structure.save(change),
    'POST private/links-save.json.php': async (list) => {
      await saveLinks(list)
      return {}
    },
    'GET private/icon-search.json.php': ({ set, q }) => icons.search(set, q),
    'GET private/get-site-settings.json.php': () => siteSettings.read(),
    'POST private/set-site-settings.json.php': async (input) => {
      await siteSettings.save(input)
      return {}
    },
  }
}
