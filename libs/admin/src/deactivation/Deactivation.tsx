import { Button, List, Text } from '@chakra-ui/react'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { LinkPage, LinkPageDone, LinkPageError, LinkPageNext, logIn } from '../link-page/LinkPage.tsx'
import { useLinkAction } from '../link-page/use-link-action.ts'

const failure = 'Failed to deactivate account, see browser log for more information'

/**
 * The page on which the owner of an account deactivates it; an emailed link opens it. Opening it changes nothing: mail
 * scanners open links too.
 */
export default function Deactivation({ uid = '' }: AdminScreenProps) {
  const { api } = useSite()
  const action = useLinkAction(() => api('POST private/account-deactivate.json.php', { uid }), failure)
  const { refusal } = action

  if (action.done)
    return (
      <LinkPageDone title="Your account has been deactivated">
        You have been logged out everywhere. The system administrator can reactivate the account.
      </LinkPageDone>
    )
  return (
    <LinkPage title="Deactivate your account">
      <Text>If you deactivate your account:</Text>
      <List.Root paddingInlineStart="5" gap="2">
        <List.Item>None of your data or settings is removed.</List.Item>
        <List.Item>You lose all access: you are logged out everywhere and can no longer log in.</List.Item>
        <List.Item>Only the system administrator can reactivate the account.</List.Item>
      </List.Root>
      {refusal && (
        <LinkPageError reason={refusal.reason}>
          {refusal.kind === 'link-over' &&
            'A link works once, for a limited time. To get another one, log in and open My Account.'}
        </LinkPageError>
      )}
      {refusal?.kind === 'link-over' && <LinkPageNext next={logIn} />}
      <Button
        colorPalette="red"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        loading={action.busy}
        loadingText="Deactivate"
        onClick={action.start}
      >
        Deactivate
      </Button>
    </LinkPage>
  )
}
