import type { siteCalls } from '@sitewright/api-client/contract'
import type { CallSample } from './call-sample.ts'

export const siteSamples: Record<keyof typeof siteCalls, CallSample> = {
  'GET protected/app-setup.json.php': { input: () => undefined },
  'GET public/get-menu-items.json.php': { input: () => undefined },
  'GET public/links-load.json.php': { input: () => undefined },
  'GET protected/get-system-property.json.php': { input: () => ({ k: 'SiteTitle' }), reply: ['Sitewright'] },
}
