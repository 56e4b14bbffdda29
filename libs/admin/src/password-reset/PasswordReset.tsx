import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import type { PasswordLink } from '@sitewright/api-client'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { rich } from '@sitewright/messages/react'
import { rememberLoginEmail } from '@sitewright/session'
import { formatMoment, Moment } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { LinkPage, LinkPageDone, LinkPageError, LinkPageNext, logIn } from '../link-page/LinkPage.tsx'
import { useLinkAction } from '../link-page/use-link-action.ts'
import { isConfirmed, NewPasswordFields, type NewPassword } from '../passwords/NewPasswordFields.tsx'
import { usePasswordLink } from './use-password-link.ts'
import { texts } from './messages.ts'

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
  }, texts.failed())
  const { refusal } = action
  const disabled = uid === '' || !isConfirmed(fields)

  function change(part: Partial<NewPassword>) {
    setFields((now) => ({ ...now, ...part }))
    action.forget()
  }

  if (action.done) return <ResetDone invited={invited} email={account?.email} />
  const over = refusal?.kind === 'link-over' ? refusal.reason : whyOver(link)
  return (
    <LinkPage title={texts.heading()}>
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
            labels={[texts.password(), texts.confirmation()]}
            objection={refusal?.kind === 'unusable' ? refusal.reason : undefined}
            onChange={change}
          />
          <Button
            type="submit"
            alignSelf={{ base: 'stretch', sm: 'flex-start' }}
            disabled={disabled}
            loading={action.busy}
            loadingText={texts.change()}
          >
            {texts.change()}
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
  const address = (words: ReactNode) => <bdi>{words}</bdi>
  if (invited)
    return (
      <LinkPageDone title={texts.changed()} next={logIn}>
        {email ? rich(texts.readyAs, { email, address }) : texts.ready()}
      </LinkPageDone>
    )
  return (
    <LinkPageDone title={texts.changed()}>
      {email ? rich(texts.unavailableAs, { email, address }) : texts.unavailable()}
    </LinkPageDone>
  )
}

function LinkOver({ reason }: { reason: string }) {
  return (
    <>
      <LinkPageError reason={reason}>{texts.another()}</LinkPageError>
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
  const person = (words: ReactNode) => (
    <Text as="bdi" color="fg" fontWeight="medium">
      {words}
    </Text>
  )
  if (!name || !email) return rich(texts.for, { name: name || email, person })
  return rich(texts.forNamed, { name, email, person, address: (words) => <bdi>{words}</bdi> })
}

/** What the reset means for the account: keeps its room while it is not known of which kind that is. */
function ResetNote({ account, isHidden }: { account: PasswordLink | undefined; isHidden: boolean }) {
  return (
    <Alert.Root status="info" visibility={isHidden ? 'hidden' : undefined}>
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">
        {account?.invited
          ? rich(texts.invitation, {
              until: formatMoment(account.expires),
              time: () => <Moment at={account.expires} />,
            })
          : texts.security()}
      </Alert.Title>
    </Alert.Root>
  )
}

/** The server's reason for which the link cannot be used: then the fields below are of no use. */
function whyOver(link: ReturnType<typeof usePasswordLink>): string | undefined {
  return typeof link === 'object' && 'over' in link ? link.over : undefined
}
