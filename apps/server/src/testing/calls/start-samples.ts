import type { startCalls } from '@sitewright/api-client/contract'
import type { CallSample } from './call-sample.ts'

export const startSamples: Record<keyof typeof startCalls, CallSample> = {
  'GET private/start-get.json.php': { input: () => undefined },
  'POST private/start-take-place.json.php': {
    input: () => ({ language: 'de', timeZone: 'Europe/Berlin' }),
    reply: { taken: { language: 'de', timeZone: 'Europe/Berlin' } },
  },
  'POST private/start-dismiss.json.php': { input: () => ({ step: 'imprint' }), reply: {} },
}
