import type { ListedAccount } from '@sitewright/api-client'
import { KeyRound, Trash2, UserCheck, UserPen } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'

export type AccountAction = 'reactivate' | 'delete' | 'edit' | 'password'

export type OnAccountAction = (action: AccountAction, account: ListedAccount) => void

const always: readonly ActionLook<AccountAction>[] = [
  { action: 'delete', label: 'Delete account', icon: <Trash2 />, tone: 'danger' },
  { action: 'edit', label: 'Edit account', icon: <UserPen /> },
  { action: 'password', label: 'Change password', icon: <KeyRound /> },
]

const whenDeactivated: readonly ActionLook<AccountAction>[] = [
  { action: 'reactivate', label: 'Reactivate', icon: <UserCheck /> },
  ...always,
]

/** What can be done with an account. */
export function actionsOf({ deactivated }: ListedAccount): readonly ActionLook<AccountAction>[] {
  return deactivated ? whenDeactivated : always
}
