import type { historyCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'

/** What answers about earlier versions of pages. */
export function historyHandlers({ history }: Services): Handlers<typeof historyCalls, CoreContext> {
  return {
    'GET private/page-get-history.json.php': ({ id }) => history.list(id),
    'GET private/page-get-history-paged.json.php': (input) => history.listPaged(input),
    'GET private/page-get-revision.json.php': async ({ id }) => ({ id, text: await history.text(id) }),
    'POST private/page-restore.json.php': async (input, context) => {
      await history.restore(input, context)
      return {}
    },
    'POST private/page-replace.json.php': async (input, context) => {
      await history.replace(input, context)
      return {}
    },
  }
}
