import { folded } from '@sitewright/ui'
import type { ListedAccount } from '@sitewright/api-client'

/**
 * Prepares a search among accounts: each word of the query has to be somewhere in the email address or the name.
 * Case and accents do not matter. The accounts found keep their order.
 */
export function createAccountSearch(accounts: readonly ListedAccount[]): (query: string) => readonly ListedAccount[] {
  const texts = accounts.map(({ email, name }) => folded(`${email}\n${name}`))
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return accounts
    return accounts.filter((_, index) => words.every((word) => texts[index]!.includes(word)))
  }
}
