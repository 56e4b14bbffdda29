import type { settingsCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { createSaveLinks } from '../links/save-links.ts'
import { createSiteSettings } from '../settings/site-settings.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the Link Manager and Site Settings. */
export function settingsHandlers(services: Services): Handlers<typeof settingsCalls, CoreContext> {
  const { icons } = services
  const saveLinks = createSaveLinks(services)
  const siteSettings = createSiteSettings(services)
  return {
    'POST private/links-save.json.php': async (list, context) => {
      await saveLinks(list, context)
      return {}
    },
    'GET private/icon-search.json.php': ({ set, q }) => icons.search(set, q),
    'GET private/get-site-settings.json.php': () => siteSettings.read(),
    'POST private/set-site-settings.json.php': async (input, context) => {
      await siteSettings.save(input, context)
      return {}
    },
  }
}
