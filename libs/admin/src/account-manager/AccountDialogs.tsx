import type { FoundAccount } from '@sitewright/api-client'
import type { OnAccountAction } from './account-action.tsx'
import { AccountActionsDialog } from './AccountActionsDialog.tsx'
import { ChangeUserPasswordDialog } from './ChangeUserPasswordDialog.tsx'
import { EditAccountDialog } from './EditAccountDialog.tsx'
import { InvitationLinkDialog, type MadeLink } from './InvitationLinkDialog.tsx'
import { NewAccountDialog } from './NewAccountDialog.tsx'

/** Which dialog is open, and for which account. */
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'actions' | 'edit' | 'password'; account: FoundAccount }
  | { kind: 'link'; account: FoundAccount; made: MadeLink }

export interface AccountDialogsProps {
  dialog: OpenDialog | undefined
  /** True while no email goes out. */
  isMailStored: boolean
  onAction: OnAccountAction
  onCreated: (account: FoundAccount) => void
  /** Goes on with a list of people that begins with this. */
  onSeveral: (list: string) => void
  onChanged: (account: FoundAccount) => void
  /** The password dialog of somebody who had none was closed. */
  onPassword: () => void
  /** Shows another dialog, or none. */
  onDialog: (dialog: OpenDialog | undefined) => void
}

/** The dialog that is open on the Account Manager, if any. It closes when its work is done. */
export function AccountDialogs({ dialog, isMailStored, ...on }: AccountDialogsProps) {
  const { onAction, onCreated, onSeveral, onChanged, onPassword, onDialog } = on
  const onClose = () => onDialog(undefined)
  const done = (tell: (account: FoundAccount) => void) => (account: FoundAccount) => {
    tell(account)
    onClose()
  }
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'new':
      return <NewAccountDialog onCreated={done(onCreated)} onSeveral={onSeveral} onClose={onClose} />
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
      return (
        <ChangeUserPasswordDialog
          account={dialog.account}
          onClose={() => {
            onClose()
            if (dialog.account.state === 'invited' || dialog.account.state === 'no-password') onPassword()
          }}
        />
      )
    case 'actions':
      return (
        <AccountActionsDialog
          account={dialog.account}
          isMailStored={isMailStored}
          onAction={onAction}
          onClose={onClose}
        />
      )
    case 'link':
      return <InvitationLinkDialog account={dialog.account} made={dialog.made} onClose={onClose} />
  }
}
