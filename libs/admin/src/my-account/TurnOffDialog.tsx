import { useSite } from '@sitewright/page-kit'
import { OwnPasswordDialog } from '../passwords/OwnPasswordDialog.tsx'
import { turnOffFailure } from './texts.ts'

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
      title="Turn off two-step login"
      submit="TURN OFF"
      send={send}
      failure={turnOffFailure}
      onClose={onClose}
    >
      Your password alone will then be enough to log in. Your recovery codes no longer work.
    </OwnPasswordDialog>
  )
}
