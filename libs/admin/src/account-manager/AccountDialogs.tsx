import type { ListedAccount } from '@sitewright/api-client'
import type { OnAccountAction } from './account-action.tsx'
import { AccountActionsDialog } from './AccountActionsDialog.tsx'
import { ChangeUserPasswordDialog } from './ChangeUserPasswordDialog.tsx'
import { EditAccountDialog } from './EditAccountDialog.tsx'
import { NewAccountDialog } from './NewAccountDialog.tsx'

/** Which dialog is open, and for which account. */
export type OpenDialog = { kind: 'new' } | { kind: 'actions' | 'edit' | 'password'; account: ListedAccount }

export interface AccountDialogsProps {
  dialog: OpenDialog | undefined
  onAction: OnAccountAction
  onCreated: (account: ListedAccount) => void
  onChanged: (account: ListedAccount) => void
  /** Shows another dialog, or none. */
  onDialog: (dialog: OpenDialog | undefined) => void
}

/** The dialog that is open on the Account Manager, if any. It closes when its work is done. */
export function AccountDialogs({ dialog, onAction, onCreated, onChanged, onDialog }: AccountDialogsProps) {
  const onClose = () => onDialog(undefined)
  const done = (tell: (account: ListedAccount) => void) => (account: ListedAccount) => {
    tell(account)
    onClose()
  }
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'new':
      return <NewAccountDialog onCreated={done(onCreated)} onClose={onClose} />
    case 'edit':
      return (
        <EditAccountDialog
          account={dialog.account}
          onSaved={done(onChanged)}
          onChanged={(account) => {
            onChanged(account)
            onDialog({ kind: 'edit', account })
          }}
          onClose={onClose}
        />
      )
    case 'password':
      return <ChangeUserPasswordDialog account={dialog.account} onClose={onClose} />
    case 'actions':
      return <AccountActionsDialog account={dialog.account} onAction={onAction} onClose={onClose} />
  }
}
