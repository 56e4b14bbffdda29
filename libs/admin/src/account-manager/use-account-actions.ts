import type { FoundAccount } from '@sitewright/api-client'
import { useMailNote } from '@sitewright/page-kit'
import type { NoticeText } from '../shared/Notice.tsx'
import type { AccountAction } from './account-action.tsx'
import { accountName } from './AccountLabel.tsx'
import type { OpenDialog } from './AccountDialogs.tsx'
import { useAccountCalls, type AccountCallsOptions } from './use-account-calls.ts'
import type { ShownAccounts } from './use-shown-accounts.ts'
import { texts } from './messages.ts'

export interface AccountActionsOptions extends Pick<AccountCallsOptions, 'fallback'> {
  onNotice: (notice: NoticeText | undefined) => void
  onDialog: (dialog: OpenDialog) => void
  /** Gets a sentence about what was done. */
  onDone: (text: string) => void
}

/** What can be done with each account of the list, and what is said and changed there when it was done. */
export function useAccountActions(
  { accounts, replace, readAgain }: Pick<ShownAccounts, 'accounts' | 'replace' | 'readAgain'>,
  { onNotice, onDialog, onDone, fallback }: AccountActionsOptions,
) {
  const mailNote = useMailNote()
  const calls = useAccountCalls({
    onDeleted: ({ id }) => accounts.change((account) => (account.id === id ? undefined : account)),
    onRestored: accounts.reload,
    onReactivated(account) {
      replace({ ...account, deactivated: false, state: account.lastlogin > 0 ? 'active' : 'never-logged-in' })
      if (account.lastlogin === 0) readAgain()
      onDone(texts.reactivated({ name: accountName(account) }))
    },
    onInvited(account) {
      replace(invitedNow(account))
      const name = accountName(account)
      onDone(mailNote ? texts.invitationStored({ name }) : texts.invitationSent({ name }))
      tellNothingIsSent(account)
    },
    onLink(account, made) {
      replace(invitedNow(account))
      onDialog({ kind: 'link', account, made })
    },
    onRefused(account, reason) {
      if (reason) onNotice({ status: 'error', text: `${accountName(account)}: ${reason}` })
    },
    fallback,
  })

  /** The link of an invitation that nobody gets can be handed over instead. */
  function tellNothingIsSent(account: FoundAccount) {
    if (!mailNote) return
    const action = { label: texts.copyLink(), onPress: () => calls.link(account) }
    onNotice({ status: 'warning', ...mailNote, action })
  }

  function handleAction(action: AccountAction, account: FoundAccount) {
    onNotice(undefined)
    if (action === 'delete') calls.remove(account)
    else if (action === 'reactivate') calls.reactivate(account)
    else if (action === 'invite') calls.invite(account)
    else if (action === 'link') calls.link(account)
    else onDialog({ kind: action, account })
  }

  function handleCreated(account: FoundAccount) {
    accounts.add(account)
    onDone(texts.created({ name: accountName(account) }))
    if (account.invited > 0) tellNothingIsSent(account)
  }

  function handleChanged(account: FoundAccount) {
    replace(account)
    onDone(texts.saved())
  }

  return { busy: calls.busy, handleAction, handleCreated, handleChanged }
}

function invitedNow(account: FoundAccount): FoundAccount {
  return { ...account, state: 'invited', invited: Math.floor(Date.now() / 1000) }
}
