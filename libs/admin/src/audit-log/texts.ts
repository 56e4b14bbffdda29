import type { AuditEntry } from '@sitewright/api-client'

export const moreFailure = 'More entries could not be loaded'

export const refreshFailure = 'The entries could not be reloaded'

export const exportFailure = 'The entries could not be exported'

export const number = (value: number) => value.toLocaleString('en-nz')

export function entries(count: number): string {
  return `${number(count)} ${count === 1 ? 'entry' : 'entries'}`
}

/** Who did it, in words. */
export function personOf({ name, account, address }: Pick<AuditEntry, 'name' | 'account' | 'address'>): string {
  if (name !== '') return name
  if (account !== null) return `Account ${account}`
  return address === '' ? 'The server' : 'Someone not logged in'
}

/** What a thing is, with its number, such as `page 12`. */
export function kindOf({ kind, id }: NonNullable<AuditEntry['subject']>): string {
  const what = kind === 'email' ? 'email address' : kind
  return id === null ? what : `${what} ${id}`
}
