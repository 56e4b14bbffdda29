import type { sharingCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers about what search engines and shared links show of a page. */
export function sharingHandlers({ sharing }: Services): Handlers<typeof sharingCalls, CoreContext> {
  return {
    'GET private/page-get-sharing.json.php': ({ id }) => sharing.read(id),
    'POST private/page-set-sharing.json.php': async (input, context) => {
      await sharing.save(input, context)
      return {}
    },
  }
}
