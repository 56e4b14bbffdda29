import type { AuditEntry } from '@sitewright/api-client'
import { texts as kinds } from './kind-messages.ts'
import { texts } from './messages.ts'

/** Who did it, in words. */
export function personOf({ name, account, address }: Pick<AuditEntry, 'name' | 'account' | 'address'>): string {
  if (name !== '') return name
  if (account !== null) return texts.account({ id: account })
  return address === '' ? texts.server() : texts.guest()
}

/** By the names that the server has for them. */
const known: Readonly<Record<string, () => string>> = {
  page: kinds.page,
  account: kinds.account,
  role: kinds.role,
  'menu item': kinds.menuItem,
  file: kinds.file,
  folder: kinds.folder,
  email: kinds.email,
  mail: kinds.mail,
  font: kinds.font,
  'form submission': kinds.submission,
  'section template': kinds.template,
  example: kinds.example,
}

/** What a thing is, such as `page`: a page kind's has the title of that already. */
export function kindName(kind: string): string {
  return Object.hasOwn(known, kind) ? (known[kind]?.() ?? kind) : kind
}

/** What a thing is, with its number, such as `page 12`. */
export function kindOf({ kind, id }: NonNullable<AuditEntry['subject']>): string {
  const name = kind === 'email' ? texts.emailAddress() : kindName(kind)
  return id === null ? name : texts.numbered({ kind: name, id })
}
