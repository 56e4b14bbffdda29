import { defineCalls } from '../define.ts'
import { Nothing } from '../schemas/basics.ts'
import { FoundIcons, IconSearch, LinksChange, SettingsChange, SiteSettingsObject } from '../schemas/settings.ts'

const admin = ['core.admin'] as const

/** Of the Link Manager and Site Settings. */
export const settingsCalls = defineCalls({
  'POST private/links-save.json.php': {
    summary: 'Saves the link button bar: the whole list; 409 if somebody has saved it since `base`',
    access: admin,
    input: LinksChange,
    reply: Nothing,
  },
  'GET private/icon-search.json.php': {
    summary: 'Icons of a set whose name holds a text, the one of exactly this name first',
    access: admin,
    input: IconSearch,
    reply: FoundIcons,
  },
  'GET private/get-site-settings.json.php': {
    summary: 'All settings of the site; the secret key is masked',
    access: admin,
    reply: SiteSettingsObject,
  },
  'POST private/set-site-settings.json.php': {
    summary:
      'Saves all settings of the site; a masked secret key is left as it is; 409 if somebody has saved them since `base`',
    access: admin,
    input: SettingsChange,
    reply: Nothing,
  },
})
