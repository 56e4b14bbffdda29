import { useState } from 'react'
import type { FormDialogProps } from '../dialogs/FormDialog.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { texts } from './messages.ts'

/** The last step of a dialog that made recovery codes: it closes once they were saved. */
export function useRecoveryCodesStep(codes: readonly string[], onClose: () => void): FormDialogProps {
  const [saved, setSaved] = useState(false)
  return {
    title: texts.recoveryCodes(),
    submit: texts.done(),
    disabled: !saved,
    cancel: false,
    changed: !saved,
    leaveQuestion: { text: texts.leaveCodes(), accept: texts.close(), refuse: texts.keepOpen() },
    saving: { busy: false, reason: undefined, start: onClose },
    onClose,
    children: <RecoveryCodeList codes={codes} saved={saved} onSavedChange={setSaved} />,
  }
}
