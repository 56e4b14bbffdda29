import type { FoundAccount } from '@sitewright/api-client'
import { KeyRound, Link2, Send, Trash2, UserCheck, UserPen } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'

export type AccountAction = 'reactivate' | 'invite' | 'link' | 'delete' | 'edit' | 'password'

export type OnAccountAction = (action: AccountAction, account: FoundAccount) => void

const always: readonly ActionLook<AccountAction>[] = [
  { action: 'edit', label: 'Edit account', icon: <UserPen /> },
  { action: 'password', label: 'Change password', icon: <KeyRound /> },
  { action: 'delete', label: 'Delete account', icon: <Trash2 />, tone: 'danger' },
]

const whenDeactivated: readonly ActionLook<AccountAction>[] = [
  { action: 'reactivate', label: 'Reactivate', icon: <UserCheck /> },
  ...always,
]

const invite = (label: string): readonly ActionLook<AccountAction>[] => [
  { action: 'invite', label, icon: <Send /> },
  ...always,
]

const whenInvited = invite('Resend invitation')
const whenWithoutPassword = invite('Send invitation')
const copyLink: ActionLook<AccountAction> = { action: 'link', label: 'Copy invitation link', icon: <Link2 /> }

/** What can be done with an account, what takes it away last. @param isMailStored true while no email goes out, so that links are handed over. */
export function actionsOf(
  { deactivated, state }: FoundAccount,
  isMailStored: boolean,
): readonly ActionLook<AccountAction>[] {
  if (deactivated) return whenDeactivated
  if (state !== 'invited' && state !== 'no-password') return always
  const actions = state === 'invited' ? whenInvited : whenWithoutPassword
  return isMailStored ? [copyLink, ...actions] : actions
}
