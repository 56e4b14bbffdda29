import { Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useOwnPassword } from '../passwords/use-own-password.tsx'
import { texts } from './messages.ts'
import { useRecoveryCodesStep } from './use-recovery-codes-step.tsx'

export interface NewCodesDialogProps {
  /** Is told the number of the new codes as soon as they are valid. */
  onRenewed: (recoveryCodes: number) => void
  onClose: () => void
}

/** Two steps in one dialog: the own password, the new recovery codes. */
export function NewCodesDialog({ onRenewed, onClose }: NewCodesDialogProps) {
  const { api } = useSite()
  const [codes, setCodes] = useState<readonly string[]>([])

  const { field, ...form } = useOwnPassword(async (password) => {
    const { recovery } = await api('POST private/second-factor-renew-recovery.json.php', { password })
    if (!recovery) return false
    setCodes(recovery)
    onRenewed(recovery.length)
    return true
  }, texts.newCodesFailed())

  const keptCodes = useRecoveryCodesStep(codes, onClose)

  if (codes.length > 0) return <FormDialog {...keptCodes} />
  return (
    <FormDialog title={texts.newCodes()} submit={texts.continue()} {...form} onClose={onClose}>
      <Text>{texts.newCodesEffect()}</Text>
      {field}
    </FormDialog>
  )
}
