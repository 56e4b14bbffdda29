import type { presenceCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the call about who edits a page. */
export function presenceHandlers({ editedPage, presence }: Services): Handlers<typeof presenceCalls, CoreContext> {
  return {
    'GET protected/page-presence.php': async ({ id }, { who }) => {
      await editedPage(id, who)
      return presence.join({ id, who })
    },
  }
}
