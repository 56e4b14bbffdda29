import { useSite } from '@sitewright/page-kit'
import { OwnPasswordDialog } from '../passwords/OwnPasswordDialog.tsx'
import { texts } from './messages.ts'

export interface TurnOffDialogProps {
  onTurnedOff: () => void
  onClose: () => void
}

export function TurnOffDialog({ onTurnedOff, onClose }: TurnOffDialogProps) {
  const { api } = useSite()

  async function send(password: string): Promise<boolean> {
    const [result] = await api('POST private/second-factor-remove.json.php', { password })
    if (result === 1) return false
    onTurnedOff()
    onClose()
    return true
  }

  return (
    <OwnPasswordDialog
      title={texts.turnOffTitle()}
      submit={texts.turnOffButton()}
      send={send}
      failure={texts.turnOffFailed()}
      onClose={onClose}
    >
      {texts.turnOffEffect()}
    </OwnPasswordDialog>
  )
}
