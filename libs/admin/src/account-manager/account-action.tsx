import type { FoundAccount } from '@sitewright/api-client'
import { KeyRound, Link2, Send, Trash2, UserCheck, UserPen } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

export type AccountAction = 'reactivate' | 'invite' | 'link' | 'delete' | 'edit' | 'password'

export type OnAccountAction = (action: AccountAction, account: FoundAccount) => void

/** An action of an account's row. */
export interface AccountActionLook extends ActionLook<AccountAction> {
  /** The word of its label that stands beside its icon where there is room. */
  word: string
}

const always: readonly AccountActionLook[] = [
  look('edit', [texts.edit, texts.editWord], <UserPen />),
  look('password', [texts.changePassword, texts.passwordWord], <KeyRound />),
  look('delete', [texts.delete, texts.deleteWord], <Trash2 />, 'danger'),
]

const whenDeactivated: readonly AccountActionLook[] = [
  look('reactivate', [texts.reactivate, texts.reactivate], <UserCheck />),
  ...always,
]

const invite = (label: () => string, word: () => string): readonly AccountActionLook[] => [
  look('invite', [label, word], <Send />),
  ...always,
]

const whenInvited = invite(texts.resend, texts.resendWord)
const whenWithoutPassword = invite(texts.send, texts.sendWord)
const copyLink = look('link', [texts.copyLink, texts.linkWord], <Link2 />)

/** Its label and word are asked for when they are shown, since their reader is not known before. */
function look(
  action: AccountAction,
  [label, word]: readonly [label: () => string, word: () => string],
  icon: ReactNode,
  tone?: 'danger',
): AccountActionLook {
  return {
    action,
    get label() {
      return label()
    },
    get word() {
      return word()
    },
    icon,
    ...(tone && { tone }),
  }
}

/** What can be done with an account, what takes it away last. @param isMailStored true while no email goes out, so that links are handed over. */
export function actionsOf({ deactivated, state }: FoundAccount, isMailStored: boolean): readonly AccountActionLook[] {
  if (deactivated) return whenDeactivated
  if (state !== 'invited' && state !== 'no-password') return always
  const actions = state === 'invited' ? whenInvited : whenWithoutPassword
  return isMailStored ? [copyLink, ...actions] : actions
}
