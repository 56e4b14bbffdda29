import type { AccountState, FoundAccount } from '@sitewright/api-client'
import type { ScreenQuery } from '@sitewright/page-kit'
import type { Sort } from '@sitewright/ui'
import type { Kept } from '../shared/remembered.ts'
import { keptSort } from '../shared/use-remembered-view.ts'

/** What of the accounts is shown, and in which order. */
export interface AccountView {
  query: string
  /** Absent: all. */
  state: AccountState | undefined
  sort: Sort | undefined
}

/** What an address asks for; without one, all accounts in the server's order. */
export function viewOf(query: ScreenQuery = {}): AccountView {
  return { query: query['q'] ?? '', state: undefined, sort: undefined }
}

/** The address of the Account Manager with the details of an account open, and it alone in the list. */
export function accountAddress({ id, email }: Pick<FoundAccount, 'id' | 'email'>): string {
  return `/pages/accountmanager?${new URLSearchParams({ account: String(id), q: email })}`
}

/** The states to choose from. */
export const stateOptions: readonly AccountState[] = [
  'invited',
  'no-password',
  'never-logged-in',
  'deactivated',
  'active',
]

/** What of the view is remembered: not the words, which are for once. */
export const rememberedOfAccounts = ['sort', 'state'] as const satisfies (keyof AccountView)[]

export function keptAccounts(kept: Kept): Partial<AccountView> {
  return { sort: keptSort(kept, columns), state: stateOptions.find((one) => one === kept['state']) }
}

const columns = ['email', 'name', 'lastlogin'] as const

/** The same as the call for the list takes it. */
export function accountsInput({ query, state, sort }: AccountView) {
  const column = columns.find((key) => key === sort?.key)
  return {
    q: query,
    ...(state !== undefined && { state }),
    ...(column !== undefined && { sort: column }),
    ...(sort?.direction === 'descending' && { desc: 1 }),
  }
}
