import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { OwnPasswordDialog } from '../passwords/OwnPasswordDialog.tsx'
import { AccountLabel } from './AccountLabel.tsx'
import { turnOffFailure } from './texts.ts'

export interface RemoveSecondFactorDialogProps {
  account: FoundAccount
  /** Gets the account as it is now. */
  onRemoved: (account: FoundAccount) => void
  onClose: () => void
}

/** For people who lost their phone and their recovery codes. */
export function RemoveSecondFactorDialog({ account, onRemoved, onClose }: RemoveSecondFactorDialogProps) {
  const { api } = useSite()

  async function send(admin: string): Promise<boolean> {
    const [result] = await api('POST private/account-remove-second-factor.json.php', { admin, id: account.id })
    if (result === 1) return false
    onClose()
    onRemoved({ ...account, secondFactor: false })
    return true
  }

  return (
    <OwnPasswordDialog
      title="Turn off two-step login"
      submit="TURN OFF"
      send={send}
      failure={turnOffFailure}
      onClose={onClose}
    >
      The password alone will then be enough to log in as <AccountLabel account={account} />. Do this for someone who
      has lost both the phone and the recovery codes, and only if you are sure who is asking.
    </OwnPasswordDialog>
  )
}
