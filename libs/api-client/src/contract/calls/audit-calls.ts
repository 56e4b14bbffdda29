import { defineCalls } from '../define.ts'
import { AuditList, AuditQuery } from '../schemas/audit.ts'

const admin = ['core.admin'] as const

/** Who changed what, and when. */
export const auditCalls = defineCalls({
  'GET private/audit-get-list.json.php': {
    summary: 'Who changed what when, the newest first, 100 entries at a time',
    access: admin,
    input: AuditQuery,
    reply: AuditList,
  },
})
