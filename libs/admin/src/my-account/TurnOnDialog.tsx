import { Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useOwnPassword } from '../passwords/use-own-password.tsx'
import { AppKey } from './AppKey.tsx'
import { texts } from './messages.ts'
import { useAppCode } from './use-app-code.tsx'
import { useRecoveryCodesStep } from './use-recovery-codes-step.tsx'

export interface TurnOnDialogProps {
  /** Is told the number of recovery codes as soon as logging in asks for the second factor. */
  onTurnedOn: (recoveryCodes: number) => void
  onClose: () => void
}

/** Three steps in one dialog: the own password, the app, the recovery codes. */
export function TurnOnDialog({ onTurnedOn, onClose }: TurnOnDialogProps) {
  const { api } = useSite()
  const [prepared, setPrepared] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>([])

  const { field: passwordField, ...passwordForm } = useOwnPassword(async (password) => {
    const { secret, uri } = await api('POST private/second-factor-start.json.php', { password })
    if (secret === undefined || uri === undefined) return false
    setPrepared({ secret, uri })
    return true
  }, texts.turnOnFailed())

  const { field: codeField, ...codeForm } = useAppCode(async (code) => {
    const { recovery } = await api('POST private/second-factor-confirm.json.php', { code })
    if (!recovery) return false
    setCodes(recovery)
    onTurnedOn(recovery.length)
    return true
  }, texts.turnOnFailed())

  const keptCodes = useRecoveryCodesStep(codes, onClose)

  // The same FormDialog in every step, so that it stays while its content changes.
  if (codes.length > 0) return <FormDialog {...keptCodes} />
  if (prepared)
    return (
      <FormDialog title={texts.turnOnTitle()} submit={texts.turnOnButton()} {...codeForm} changed onClose={onClose}>
        <AppKey {...prepared} />
        {codeField}
      </FormDialog>
    )
  return (
    <FormDialog title={texts.turnOnTitle()} submit={texts.continue()} {...passwordForm} onClose={onClose}>
      <Text>{texts.needsApp()}</Text>
      {passwordField}
    </FormDialog>
  )
}
