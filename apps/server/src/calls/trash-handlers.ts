import type { trashCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the Trash. */
export function trashHandlers({ trash }: Services): Handlers<typeof trashCalls, CoreContext> {
  return {
    'GET private/trash-get-list.json.php': (query, { who }) => trash.list(query, who),
    'POST private/trash-restore.json.php': async (name, context) => ({ notes: await trash.restore(name, context) }),
    'POST private/trash-delete.json.php': async (name, context) => {
      await trash.remove(name, context)
      return {}
    },
    'POST private/trash-empty.json.php': async (input, context) => ({ deleted: await trash.empty(input, context) }),
  }
}
