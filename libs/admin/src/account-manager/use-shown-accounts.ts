import type { FoundAccount } from '@sitewright/api-client'
import type { ScreenQuery } from '@sitewright/page-kit'
import { usePagedList, type PagedList } from '../shared/use-paged-list.ts'
import { useRememberedView, type RememberedView } from '../shared/use-remembered-view.ts'
import { accountsInput, keptAccounts, rememberedOfAccounts, viewOf, type AccountView } from './account-view.ts'

export interface ShownAccounts extends RememberedView<AccountView> {
  accounts: PagedList<FoundAccount>
  /** Puts an account in the place of the one with its id. */
  replace: (changed: FoundAccount) => void
  /** Only the server knows whether somebody has a password. */
  readAgain: () => void
}

/** The accounts that the address or what is remembered asks for. */
export function useShownAccounts(address: ScreenQuery | undefined): ShownAccounts {
  const remembered = useRememberedView<AccountView>({
    screen: 'accounts',
    address,
    viewOf,
    keys: rememberedOfAccounts,
    read: keptAccounts,
  })
  const accounts = usePagedList('GET private/account-get-paged.json.php', accountsInput(remembered.view))
  return {
    ...remembered,
    accounts,
    replace: (changed) => accounts.change((account) => (account.id === changed.id ? changed : account)),
    readAgain: () => void accounts.refresh().catch(console.error),
  }
}
