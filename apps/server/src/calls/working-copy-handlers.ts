import type { workingCopyCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers about what people are typing. */
export function workingCopyHandlers({ workingCopies }: Services): Handlers<typeof workingCopyCalls, CoreContext> {
  return {
    'GET private/working-copy-get.json.php': ({ subject }, { who }) => workingCopies.read(subject, who),
    'POST private/working-copy-put.json.php': async (input, { who }) => ({
      saved: await workingCopies.put(input, who),
    }),
    'POST private/working-copy-delete.json.php': async (input, { who }) => {
      await workingCopies.remove(input, who)
      return {}
    },
  }
}
