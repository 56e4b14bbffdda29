import type { AuditEntry } from '@sitewright/api-client/contract'
import { anonymous } from '../access/rights.ts'
import type { Actor } from '../audit/audit.ts'
import type { TestServer } from './test-server.ts'

/** All that the audit log holds, the oldest first. */
export async function auditOf({ services }: TestServer): Promise<AuditEntry[]> {
  const found: AuditEntry[] = []
  for (let before: number | undefined; ; before = found.at(-1)?.id) {
    const { entries, more } = await services.audit.list(before === undefined ? {} : { before })
    found.push(...entries)
    if (!more) return found.reverse()
  }
}

/** The newest entry. @throws when there is none. */
export async function latestOf({ services }: TestServer): Promise<AuditEntry> {
  const { entries } = await services.audit.list({})
  if (!entries[0]) throw new Error('The audit log is empty')
  return entries[0]
}

/** Who does what no call is made for. */
export const theServer: Actor = { who: anonymous, client: { address: '', userAgent: '' } }
