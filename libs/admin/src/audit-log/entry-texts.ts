import type { AuditEntry } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** Who did it, in words. */
export function personOf({ name, account, address }: Pick<AuditEntry, 'name' | 'account' | 'address'>): string {
  if (name !== '') return name
  if (account !== null) return texts.account({ id: account })
  return address === '' ? texts.server() : texts.guest()
}

/** What a thing is, with its number, such as `page 12`. */
export function kindOf({ kind, id }: NonNullable<AuditEntry['subject']>): string {
  return id === null ? texts.kind({ kind }) : texts.numbered({ kind: texts.kind({ kind }), id })
}
