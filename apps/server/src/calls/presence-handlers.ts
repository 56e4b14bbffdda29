import type { presenceCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import { fail } from '../errors.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the call about who edits a page. */
export function presenceHandlers({
  access,
  facts,
  now,
  presence,
}: Services): Handlers<typeof presenceCalls, CoreContext> {
  return {
    'GET protected/page-presence.php': async ({ id }, { who }) => {
      const page = await facts.byId(id)
      if (!page || access.visibility(page, page.roles, who, now()) === 'hidden') return fail('notFound')
      return access.mayEdit(page.kind, who) ? presence.join({ id, who }) : fail('permissionDenied')
    },
  }
}
