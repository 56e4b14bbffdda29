import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import type { PasswordLink } from '@sitewright/api-client'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { rememberLoginEmail } from '@sitewright/session'
import { Moment } from '@sitewright/ui'
import { useState } from 'react'
import { LinkPage, LinkPageDone, LinkPageError, LinkPageNext, logIn } from '../link-page/LinkPage.tsx'
import { useLinkAction } from '../link-page/use-link-action.ts'
import { isConfirmed, NewPasswordFields, type NewPassword } from '../passwords/NewPasswordFields.tsx'
import { usePasswordLink } from './use-password-link.ts'

const failure = 'Failed to reset password, see browser log for more information'

const another =
  'A link works once, for a limited time. If you have set your password with it, log in. To get another one, choose ' +
  'Login in the account menu, then ‘I forgot my password’. If you were invited, ask whoever invited you.'

/** The page that the link in an email about a forgotten, or a first, password opens. */
export default function PasswordReset({ uid = '' }: AdminScreenProps) {
  const { api } = useSite()
  const link = usePasswordLink(uid)
  const account = typeof link === 'object' && 'email' in link ? link : undefined
  const [fields, setFields] = useState({ password: '', confirmation: '' })
  const [invited, setInvited] = useState(false)
  const action = useLinkAction(async () => {
    const { password } = fields
    const reply = await api('POST protected/account-password-do-reset.json.php', { password, uid })
    setInvited(reply.invited === true)
    if (account) rememberLoginEmail(account.email)
  }, failure)
  const { refusal } = action
  const disabled = uid === '' || !isConfirmed(fields)

  function change(part: Partial<NewPassword>) {
    setFields((now) => ({ ...now, ...part }))
    action.forget()
  }

  if (action.done) return <ResetDone invited={invited} email={account?.email} />
  const over = refusal?.kind === 'link-over' ? refusal.reason : whyOver(link)
  return (
    <LinkPage title="Set your password">
      {over !== undefined && <LinkOver reason={over} />}
      {(account || link === 'asking') && <Whose account={account} />}
      <ResetNote account={account} isHidden={link === 'asking'} />
      {refusal?.kind === 'other' && <LinkPageError reason={refusal.reason} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled) action.start()
        }}
      >
        <Stack gap="5">
          {/* For password managers: whose password it is. */}
          {account && <input type="text" autoComplete="username" value={account.email} readOnly hidden />}
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

interface ResetDoneProps {
  invited: boolean
  /** With which address to log in; undefined where the link's account could not be found out. */
  email: string | undefined
}

function ResetDone({ invited, email }: ResetDoneProps) {
  const address = email && <bdi>{email}</bdi>
  if (invited)
    return (
      <LinkPageDone title="Your password has been updated" next={logIn}>
        Your account is ready. Log in with your email address{address && <>, {address},</>} and the password that you
        just set.
      </LinkPageDone>
    )
  return (
    <LinkPageDone title="Your password has been updated">
      Your account is unavailable for 15 minutes from now; then you can log in{address && <> as {address}</>} with the
      new password.
    </LinkPageDone>
  )
}

function LinkOver({ reason }: { reason: string }) {
  return (
    <>
      <LinkPageError reason={reason}>{another}</LinkPageError>
      <LinkPageNext next={logIn} />
    </>
  )
}

/** Whose password it is; room for that while it is not known. */
function Whose({ account }: { account: PasswordLink | undefined }) {
  return (
    <Text color="fg.muted" overflowWrap="anywhere" minHeight="lh">
      {account && <Person {...account} />}
    </Text>
  )
}

/** An email address may have several accounts, which their names tell apart. */
function Person({ name, email }: Pick<PasswordLink, 'name' | 'email'>) {
  return (
    <>
      For{' '}
      <Text as="bdi" color="fg" fontWeight="medium">
        {name || email}
      </Text>
      {name && email && (
        <>
          {' '}
          (<bdi>{email}</bdi>)
        </>
      )}
    </>
  )
}

/** What the reset means for the account: keeps its room while it is not known of which kind that is. */
function ResetNote({ account, isHidden }: { account: PasswordLink | undefined; isHidden: boolean }) {
  return (
    <Alert.Root status="info" visibility={isHidden ? 'hidden' : undefined}>
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">
        {account?.invited ? (
          <>
            Your invitation is valid until <Moment at={account.expires} />, for one use. You can log in as soon as you
            have set your password.
          </>
        ) : (
          'For your security, your account will be unavailable for 15 minutes after the reset request is completed.'
        )}
      </Alert.Title>
    </Alert.Root>
  )
}

/** The server's reason for which the link cannot be used: then the fields below are of no use. */
function whyOver(link: ReturnType<typeof usePasswordLink>): string | undefined {
  return typeof link === 'object' && 'over' in link ? link.over : undefined
}
