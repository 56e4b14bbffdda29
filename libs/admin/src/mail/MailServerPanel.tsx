import { Alert, Button, HStack, Text } from '@chakra-ui/react'
import { refusalReason, type MailServerState } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Spinner, useMessages } from '@sitewright/ui'
import { Pencil, Send, Trash2 } from 'lucide-react'
import { useState, type Ref } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Panel } from '../my-account/Panel.tsx'
import { withReason } from '../shared/with-reason.ts'
import { MailServerDialog } from './MailServerDialog.tsx'
import { securityNames } from './server-fields.ts'
import { TestEmail } from './TestEmail.tsx'
import { removeServerFailure, removeServerQuestion } from './texts.ts'

export interface MailServerPanelProps {
  server: Loaded<MailServerState>
  /** Its heading, which can be given the focus. */
  headingRef: Ref<HTMLHeadingElement>
  /** Called after each change. */
  onChanged: () => void
}

type OpenDialog = 'server' | 'test'

/** Where emails go: to which mail server, or only into files; and what can be done about it. */
export function MailServerPanel({ server, headingRef, onChanged }: MailServerPanelProps) {
  const { api } = useSite()
  const messages = useMessages()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [removing, setRemoving] = useState(false)
  if (server.status === 'failed')
    return <LoadFailure title="The mail server could not be loaded" onRetry={server.reload} />
  const state = server.value
  if (!state)
    return (
      <Panel title="Mail server" headingRef={headingRef}>
        <Spinner label="Loading the mail server" />
      </Panel>
    )

  function done() {
    setDialog(undefined)
    onChanged()
  }

  async function remove() {
    if (removing || !(await messages.confirm(removeServerQuestion, { accept: 'Remove' }))) return
    setRemoving(true)
    try {
      await api('POST private/mail-remove-server.json.php')
      done()
    } catch (error) {
      await messages.fail(withReason(removeServerFailure, refusalReason(error)), error)
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Panel title="Mail server" headingRef={headingRef}>
      <WhereEmailsGo {...state} />
      <ServerActions setBy={state.setBy} removing={removing} onOpen={setDialog} onRemove={() => void remove()} />
      {dialog === 'server' && <MailServerDialog state={state} onSaved={done} onClose={() => setDialog(undefined)} />}
      {dialog === 'test' && (
        <AppDialog
          open
          title="Test email"
          size="md"
          onClose={() => setDialog(undefined)}
          footer={
            <Button variant="outline" onClick={() => setDialog(undefined)}>
              CLOSE
            </Button>
          }
        >
          <TestEmail />
        </AppDialog>
      )}
    </Panel>
  )
}

interface ServerActionsProps extends Pick<MailServerState, 'setBy'> {
  removing: boolean
  onOpen: (dialog: OpenDialog) => void
  onRemove: () => void
}

function ServerActions({ setBy, removing, onOpen, onRemove }: ServerActionsProps) {
  return (
    <HStack gap="2" wrap="wrap">
      {setBy === 'nobody' ? (
        <Button onClick={() => onOpen('server')}>Set up a mail server</Button>
      ) : (
        <Button variant="outline" onClick={() => onOpen('test')}>
          <Send /> Send a test email
        </Button>
      )}
      {setBy === 'site' && (
        <>
          <Button variant="outline" onClick={() => onOpen('server')}>
            <Pencil /> Change
          </Button>
          <Button variant="outline" color="fg.error" loading={removing} loadingText="Remove" onClick={onRemove}>
            <Trash2 /> Remove
          </Button>
        </>
      )}
    </HStack>
  )
}

function WhereEmailsGo({ setBy, host, port, security, from }: MailServerState) {
  if (setBy === 'nobody')
    return (
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>Emails are only stored as files</Alert.Title>
          <Alert.Description>
            No mail server is set, so nobody receives what the site sends: invitations, links for new passwords,
            messages of forms. Each email is stored as a file on the server, and stays one: a mail server that is set
            later sends only what comes after.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    )
  return (
    <Text overflowWrap="anywhere">
      Emails are handed to{' '}
      <strong>
        <bdi>{host}</bdi>
      </strong>
      , port {port}, security: {securityNames[security]}. They come from <bdi>{from}</bdi>.
      {setBy === 'operator' && ' The mail server is set by the operator of the site and cannot be changed here.'}
    </Text>
  )
}
