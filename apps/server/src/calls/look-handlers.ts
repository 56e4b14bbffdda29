import type { lookCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { builtInLook, lookFields } from '../look/site-look.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the screen Look. */
export function lookHandlers({ looks, fonts }: Services): Handlers<typeof lookCalls, CoreContext> {
  return {
    'GET private/look-get.json.php': async () => {
      const { id, look, footer } = await looks.current()
      return { id, look: lookFields(look), footer, builtIn: lookFields(builtInLook) }
    },
    'POST private/look-publish.json.php': async (input, context) => ({ id: await looks.publish(input, context) }),
    'GET private/look-get-history.json.php': () => looks.history(),
    'GET private/look-get-former.json.php': ({ id }) => looks.find(id),
    'GET private/look-get-fonts.json.php': () => fonts.list(),
    'POST private/look-add-font.json.php': async (input, context) => ({ id: await fonts.add(input, context) }),
    'POST private/look-delete-font.json.php': async (input, context) => {
      await fonts.remove(input, context)
      return {}
    },
  }
}
