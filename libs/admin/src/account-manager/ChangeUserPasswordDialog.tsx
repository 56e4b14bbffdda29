import { Text } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { isConfirmed, NewPasswordFields } from '../passwords/NewPasswordFields.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { userPasswordTexts } from '../passwords/texts.ts'
import { usePasswordChange } from '../passwords/use-password-change.ts'
import { AccountLabel } from './AccountLabel.tsx'

export interface ChangeUserPasswordDialogProps {
  account: FoundAccount
  onClose: () => void
}

const blank = { admin: '', password: '', confirmation: '' }

/** The dialog in which an account manager sets somebody else's password, and proves by the own one who asks. */
export function ChangeUserPasswordDialog({ account, onClose }: ChangeUserPasswordDialogProps) {
  const { api } = useSite()
  const [fields, setFields] = useState(blank)
  const { saving, objection, forget } = usePasswordChange({
    send: () =>
      api('POST private/account-change-user-password.json.php', {
        admin: fields.admin,
        user: fields.password,
        id: account.id,
      }),
    texts: userPasswordTexts,
    onDone: onClose,
  })

  function change(part: Partial<typeof blank>) {
    setFields((now) => ({ ...now, ...part }))
    forget()
  }

  return (
    <FormDialog
      title="Change User Password"
      submit="CHANGE"
      waiting="Changing the password..."
      disabled={fields.admin === '' || !isConfirmed(fields)}
      changed={Object.values(fields).some((text) => text !== '')}
      saving={saving}
      onClose={onClose}
    >
      <Text color="fg.muted" textStyle="sm">
        For <AccountLabel account={account} />
      </Text>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={fields.admin}
        objection={objection.own}
        onChange={(admin) => change({ admin })}
      />
      <NewPasswordFields
        {...fields}
        labels={['New user password', 'Confirm new user password']}
        objection={objection.new}
        onChange={change}
      />
    </FormDialog>
  )
}
