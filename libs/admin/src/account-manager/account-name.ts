import type { ListedAccount } from '@sitewright/api-client'

/** What messages and headings call an account, also one that has neither address nor name. */
export function accountName({ email, name, id }: Pick<ListedAccount, 'email' | 'name' | 'id'>): string {
  return email || name || `Account ${id}`
}
