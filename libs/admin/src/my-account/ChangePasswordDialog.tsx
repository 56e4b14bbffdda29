import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { isConfirmed, NewPasswordFields } from '../passwords/NewPasswordFields.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { ownPasswordTexts } from '../passwords/change-texts.ts'
import { usePasswordChange } from '../passwords/use-password-change.ts'
import { texts } from './messages.ts'

const blank = { current: '', password: '', confirmation: '' }

export interface ChangePasswordDialogProps {
  /** What the person logs in with, where it is known. */
  email: string | undefined
  onClose: () => void
}

/** The dialog in which people change their own password. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { api } = useSite()
  const [fields, setFields] = useState(blank)
  const { saving, objection, forget } = usePasswordChange({
    send: () => api('POST private/account-change-password.json.php', { current: fields.current, new: fields.password }),
    texts: ownPasswordTexts,
    onDone: onClose,
  })
  const same = fields.password !== '' && fields.password === fields.current

  function change(part: Partial<typeof blank>) {
    setFields((now) => ({ ...now, ...part }))
    forget()
  }

  return (
    <FormDialog
      title={texts.changePassword()}
      submit={texts.change()}
      waiting={texts.changing()}
      disabled={fields.current === '' || same || !isConfirmed(fields)}
      changed={Object.values(fields).some((text) => text !== '')}
      saving={saving}
      onClose={onClose}
    >
      {/* For password managers: whose password it is that changes. */}
      {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={texts.currentPassword()}
        autoComplete="current-password"
        value={fields.current}
        objection={objection.own}
        onChange={(current) => change({ current })}
      />
      <NewPasswordFields
        {...fields}
        labels={[texts.newPassword(), texts.confirmPassword()]}
        problem={same && texts.samePassword()}
        objection={objection.new}
        onChange={change}
      />
    </FormDialog>
  )
}
