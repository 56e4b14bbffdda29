import type { startCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers Start. */
export function startHandlers({ hits, overview, firstPlace }: Services): Handlers<typeof startCalls, CoreContext> {
  return {
    'GET private/start-get.json.php': async (_, { who }) => {
      await hits.flush()
      return overview.read(who)
    },
    'POST private/start-dismiss.json.php': async ({ step }, context) => {
      await overview.dismiss(step, context)
      return {}
    },
    'POST private/start-take-place.json.php': async (place, context) => {
      const taken = await firstPlace.take(place, context)
      return taken ? { taken } : {}
    },
  }
}
