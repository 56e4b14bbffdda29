import { lookEditors } from '@sitewright/api-client/contract'
import type { DocumentNouns } from './documents/documents.ts'
import { readLinkList } from './links/links.ts'
import { readMenuStructure } from './menu/menu-structure.ts'
import { readSettings } from './settings/settings.ts'

/** What is edited and saved as a whole, and of which the site has one. */
export const documentNouns = {
  menu: {
    editors: ['core.admin', 'core.menu-manager'],
    read: async (db) => JSON.stringify(await readMenuStructure(db)),
  },
  links: { editors: ['core.admin'], read: readLinkList },
  settings: {
    editors: ['core.admin'],
    async read(db) {
      const { CaptchaSecretKey: _, ...open } = await readSettings(db)
      return JSON.stringify(open)
    },
  },
  // published looks are a history of their own
  look: { editors: lookEditors },
} satisfies DocumentNouns
