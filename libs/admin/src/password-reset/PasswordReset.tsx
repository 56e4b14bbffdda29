import { Alert, Button, Stack } from '@chakra-ui/react'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { useState } from 'react'
import { LinkPage, LinkPageDone, LinkPageError } from '../link-page/LinkPage.tsx'
import { useLinkAction } from '../link-page/use-link-action.ts'
import { isConfirmed, NewPasswordFields, type NewPassword } from '../passwords/NewPasswordFields.tsx'

const failure = 'Failed to reset password, see browser log for more information'

/** The page that the link in an email about a forgotten, or a first, password opens. */
export default function PasswordReset({ uid = '' }: AdminScreenProps) {
  const { api } = useSite()
  const [fields, setFields] = useState({ password: '', confirmation: '' })
  const action = useLinkAction(
    () => api('POST protected/account-password-do-reset.json.php', { password: fields.password, uid }),
    failure,
  )
  const { refusal } = action
  const disabled = uid === '' || !isConfirmed(fields)

  function change(part: Partial<NewPassword>) {
    setFields((now) => ({ ...now, ...part }))
    action.forget()
  }

  if (action.done)
    return (
      <LinkPageDone title="Your password has been updated">
        Your account is unavailable for 15 minutes from now; then you can log in with the new password. A new account
        can be used at once.
      </LinkPageDone>
    )
  return (
    <LinkPage title="Set your password">
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">
          For your security, your account will be unavailable for 15 minutes after the reset request is completed. A new
          account can be used at once.
        </Alert.Title>
      </Alert.Root>
      {refusal?.kind === 'other' && <LinkPageError reason={refusal.reason} />}
      {refusal?.kind === 'link-over' && (
        <LinkPageError reason={refusal.reason}>
          A link works once, for a limited time. To get another one, choose Login in the account menu, then ‘I forgot my
          password’.
        </LinkPageError>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled) action.start()
        }}
      >
        <Stack gap="5">
          <NewPasswordFields
            {...fields}
            labels={['New password', 'Confirm password']}
            objection={refusal?.kind === 'unusable' ? refusal.reason : undefined}
            onChange={change}
          />
          <Button
            type="submit"
            alignSelf={{ base: 'stretch', sm: 'flex-start' }}
            disabled={disabled}
            loading={action.busy}
            loadingText="Change Password"
          >
            Change Password
          </Button>
        </Stack>
      </form>
    </LinkPage>
  )
}
