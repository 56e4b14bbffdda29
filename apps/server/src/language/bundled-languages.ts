import type { InstalledLanguages } from '@sitewright/messages'
import languages from 'virtual:languages'

/** What was translated when this server was built. */
export const installedLanguages = (_siteFolder?: string): InstalledLanguages => languages
