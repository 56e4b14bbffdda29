import type { FoundAccount } from '@sitewright/api-client'
import { RowActionsDialog } from '../shared/RowActionsDialog.tsx'
import { actionsOf, type OnAccountAction } from './account-action.tsx'
import { accountName } from './AccountLabel.tsx'

export interface AccountActionsDialogProps {
  account: FoundAccount
  /** True while no email goes out. */
  isMailStored: boolean
  onAction: OnAccountAction
  onClose: () => void
}

/** The actions of a row where the window is too narrow to show them in it, the harmless ones first. */
export function AccountActionsDialog({ account, isMailStored, onAction, onClose }: AccountActionsDialogProps) {
  return (
    <RowActionsDialog
      title={accountName(account)}
      actions={actionsOf(account, isMailStored).toSorted(
        (a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'),
      )}
      onAction={(action) => onAction(action, account)}
      onClose={onClose}
    />
  )
}
