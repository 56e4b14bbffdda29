import { Text } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { isConfirmed, NewPasswordFields } from '../passwords/NewPasswordFields.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { userPasswordTexts } from '../passwords/change-texts.ts'
import { usePasswordChange } from '../passwords/use-password-change.ts'
import { AccountLabel, accountName } from './AccountLabel.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

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
      title={texts.changeUserPassword()}
      submit={texts.changeButton()}
      waiting={texts.changing()}
      disabled={fields.admin === '' || !isConfirmed(fields)}
      changed={Object.values(fields).some((text) => text !== '')}
      saving={saving}
      onClose={onClose}
    >
      <Text color="fg.muted" textStyle="sm">
        {rich(texts.for, { name: accountName(account), account: () => <AccountLabel account={account} /> })}
      </Text>
      <PasswordField
        label={texts.yourPassword()}
        autoComplete="current-password"
        value={fields.admin}
        objection={objection.own}
        onChange={(admin) => change({ admin })}
      />
      <NewPasswordFields
        {...fields}
        labels={[texts.newPassword(), texts.confirmPassword()]}
        objection={objection.new}
        onChange={change}
      />
    </FormDialog>
  )
}
