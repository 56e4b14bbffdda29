import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { OwnPasswordDialog } from '../passwords/OwnPasswordDialog.tsx'
import { AccountLabel, accountName } from './AccountLabel.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

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
      title={texts.turnOff()}
      submit={texts.turnOffButton()}
      send={send}
      failure={texts.turnOffFailed()}
      onClose={onClose}
    >
      {rich(texts.turnOffEffect, {
        name: accountName(account),
        account: () => <AccountLabel account={account} />,
      })}
    </OwnPasswordDialog>
  )
}
