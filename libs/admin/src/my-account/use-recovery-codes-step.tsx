import { useState } from 'react'
import type { FormDialogProps } from '../dialogs/FormDialog.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { leaveCodesQuestion } from './texts.ts'

/** The last step of a dialog that made recovery codes: it closes once they were saved. */
export function useRecoveryCodesStep(codes: readonly string[], onClose: () => void): FormDialogProps {
  const [saved, setSaved] = useState(false)
  return {
    title: 'Recovery codes',
    submit: 'DONE',
    disabled: !saved,
    cancel: false,
    changed: !saved,
    leaveQuestion: leaveCodesQuestion,
    saving: { busy: false, reason: undefined, start: onClose },
    onClose,
    children: <RecoveryCodeList codes={codes} saved={saved} onSavedChange={setSaved} />,
  }
}
