import type { auditCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'
import { createRewording, createTelling, withNames } from './reword-entry.ts'

/** What answers the Audit Log screen. */
export function auditHandlers({
  audit,
  database,
  kinds,
}: Pick<Services, 'audit' | 'database' | 'kinds'>): Handlers<typeof auditCalls, CoreContext> {
  const inNewWords = createRewording(kinds)
  const told = createTelling(kinds)
  return {
    'GET private/audit-get-list.json.php': async (query) => {
      const { entries, more } = await audit.list(query)
      return {
        entries: await withNames(
          database.read,
          entries.map((entry) => told(inNewWords(entry))),
        ),
        more,
      }
    },
  }
}
