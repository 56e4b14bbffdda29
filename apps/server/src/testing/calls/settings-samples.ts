import type { settingsCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { settingDefaults } from '../../settings/settings.ts'
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
