import type { exampleCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers for the content that a site came with. */
export function exampleHandlers({ example }: Services): Handlers<typeof exampleCalls, CoreContext> {
  return {
    'GET private/example-get.json.php': () => example.read(),
    'POST private/example-remove.json.php': (_, context) => example.remove(context),
    'POST private/example-exchange.json.php': async (input, context) => {
      await example.exchange(input, context)
      return {}
    },
  }
}
