import type { siteCalls, menuCalls, searchCalls, settingsCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { settingDefaults } from '../../settings/settings.ts'
import { addPage } from '../content.ts'
import type { CallSample } from './call-sample.ts'

export const settingsSamples: Record<keyof typeof settingsCalls, CallSample> = {
  'POST private/links-save.json.php': {
    input: () => [{ IconSet: 'mat', Icon: 'home', Url: '/', Tooltip: 'Start' }],
    reply: {},
  },
  'GET private/icon-search.json.php': {
    input: () => ({ set: 'fab', q: 'github' }),
    reply: expect.arrayContaining([expect.objectContaining({ name: 'github' })]),
  },
  'GET private/get-site-settings.json.php': { input: () => undefined, reply: { SiteTitle: expect.any(String) } },
  'POST private/set-site-settings.json.php': { input: () => ({ ...settingDefaults, SiteTitle: 'Ridge' }), reply: {} },
}

export const searchSamples: Record<keyof typeof searchCalls, CallSample> = {
  'GET public/search.json.php': {
    input: async ({ server }) => {
      await addPage(server, { title: 'Our huts', published: true })
      return { q: 'huts' }
    },
    reply: {
      results: expect.arrayContaining([expect.objectContaining({ title: 'Our huts' })]),
      more: expect.any(Boolean),
    },
  },
}

const newItem = { idMenuItem: -1, idParentMenuItem: 0, Label: 'Huts', idPage: 0, SortOrder: 1, Children: [] }

export const menuSamples: Record<keyof typeof menuCalls, CallSample> = {
  'GET private/get_menu_structure.json.php': { input: () => undefined },
  'GET private/menu-get-audience.json.php': { input: () => undefined, reply: { items: [], pages: [], lost: [] } },
  'POST private/set_menu_structure.json.php': {
    input: () => ({ menu: [newItem], delete: [] }),
    reply: [[-1, expect.any(Number)]],
  },
}

export const siteSamples: Record<keyof typeof siteCalls, CallSample> = {
  'GET protected/app-setup.json.php': { input: () => undefined },
  'GET public/get-menu-items.json.php': { input: () => undefined },
  'GET public/links-load.json.php': { input: () => undefined },
  'GET protected/get-system-property.json.php': { input: () => ({ k: 'SiteTitle' }), reply: ['Sitewright'] },
}
