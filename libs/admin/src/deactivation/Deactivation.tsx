import { Button, List, Text } from '@chakra-ui/react'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { LinkPage, LinkPageDone, LinkPageError, LinkPageNext, logIn } from '../link-page/LinkPage.tsx'
import { useLinkAction } from '../link-page/use-link-action.ts'
import { texts } from './messages.ts'

/**
 * The page on which the owner of an account deactivates it; an emailed link opens it. Opening it changes nothing: mail
 * scanners open links too.
 */
export default function Deactivation({ uid = '' }: AdminScreenProps) {
  const { api } = useSite()
  const action = useLinkAction(() => api('POST private/account-deactivate.json.php', { uid }), texts.failed())
  const { refusal } = action

  if (action.done) return <LinkPageDone title={texts.done()}>{texts.loggedOut()}</LinkPageDone>
  return (
    <LinkPage title={texts.heading()}>
      <Text>{texts.ifYouDo()}</Text>
      <List.Root paddingInlineStart="5" gap="2">
        <List.Item>{texts.nothingRemoved()}</List.Item>
        <List.Item>{texts.noAccess()}</List.Item>
        <List.Item>{texts.wayBack()}</List.Item>
      </List.Root>
      {refusal && (
        <LinkPageError reason={refusal.reason}>{refusal.kind === 'link-over' && texts.another()}</LinkPageError>
      )}
      {refusal?.kind === 'link-over' && <LinkPageNext next={logIn} />}
      <Button
        colorPalette="red"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        loading={action.busy}
        loadingText={texts.deactivate()}
        onClick={action.start}
      >
        {texts.deactivate()}
      </Button>
    </LinkPage>
  )
}
