import type { auditCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'

/** What answers the Audit Log screen. */
export function auditHandlers({ audit }: Pick<Services, 'audit'>): Handlers<typeof auditCalls, CoreContext> {
  return { 'GET private/audit-get-list.json.php': (query) => audit.list(query) }
}
