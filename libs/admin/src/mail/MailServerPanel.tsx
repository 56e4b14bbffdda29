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
import { rich } from '@sitewright/messages/react'
import { texts } from './server-messages.ts'

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
    return <LoadFailure title={texts.loadFailed()} error={server.error} onRetry={server.reload} />
  const state = server.value
  if (!state)
    return (
      <Panel title={texts.server()} headingRef={headingRef}>
        <Spinner label={texts.loading()} />
      </Panel>
    )

  function done() {
    setDialog(undefined)
    onChanged()
  }

  async function remove() {
    if (removing || !(await messages.confirm(texts.removeQuestion(), { accept: texts.remove(), danger: true }))) return
    setRemoving(true)
    try {
      await api('POST private/mail-remove-server.json.php')
      done()
    } catch (error) {
      await messages.fail(withReason(texts.removeFailed(), refusalReason(error)), error)
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Panel title={texts.server()} headingRef={headingRef}>
      <WhereEmailsGo {...state} />
      <ServerActions setBy={state.setBy} removing={removing} onOpen={setDialog} onRemove={() => void remove()} />
      {dialog === 'server' && <MailServerDialog state={state} onSaved={done} onClose={() => setDialog(undefined)} />}
      {dialog === 'test' && (
        <AppDialog
          open
          title={texts.testEmail()}
          size="md"
          onClose={() => setDialog(undefined)}
          footer={
            <Button variant="outline" onClick={() => setDialog(undefined)}>
              {texts.close()}
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
        <Button onClick={() => onOpen('server')}>{texts.setUp()}</Button>
      ) : (
        <Button variant="outline" onClick={() => onOpen('test')}>
          <Send /> {texts.sendTest()}
        </Button>
      )}
      {setBy === 'site' && (
        <>
          <Button variant="outline" onClick={() => onOpen('server')}>
            <Pencil /> {texts.change()}
          </Button>
          <Button variant="outline" color="fg.error" loading={removing} loadingText={texts.remove()} onClick={onRemove}>
            <Trash2 /> {texts.remove()}
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
          <Alert.Title>{texts.onlyFiles()}</Alert.Title>
          <Alert.Description>{texts.onlyFilesEffect()}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    )
  return (
    <Text overflowWrap="anywhere">
      {rich(texts.handedTo, {
        ...{ server: host, port, security: securityNames[security](), from },
        host: (words) => (
          <strong>
            <bdi>{words}</bdi>
          </strong>
        ),
        address: (words) => <bdi>{words}</bdi>,
      })}
      {setBy === 'operator' && ` ${texts.setByOperator()}`}
    </Text>
  )
}
