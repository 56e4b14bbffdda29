import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { RefreshCw, Server } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { EmailDialog, readWaitingCall, type OpenedEmail } from './EmailDialog.tsx'
import { MailServerPanel } from './MailServerPanel.tsx'
import { StoredEmails } from './StoredEmails.tsx'
import { useMails, type EmailLists } from './use-emails.ts'
import { useStoredEmails } from './use-stored-emails.ts'
import { WaitingEmails } from './WaitingEmails.tsx'
import { texts } from './messages.ts'
import { texts as serverTexts } from './server-messages.ts'

/**
 * Where emails go, those that wait to be sent, and those that could not be. What there is to read comes first, unless nobody
 * receives any email: then that does.
 */
export default function MailScreen() {
  const { api } = useSite()
  const { toast, showToast } = useToast()
  const server = useLoaded(callQuery(api, 'GET private/mail-get-server.json.php'))
  const refreshButton = useRef<HTMLButtonElement>(null)
  const serverHeading = useRef<HTMLHeadingElement>(null)
  const mails = useMails(() => {
    refreshButton.current?.focus() // the button that had the focus is gone with its mail
  })
  const { list, query } = mails
  const { open, dialog } = useMailDialog(mails)
  const isSent = server.value?.setBy !== 'nobody'
  const [reads, setReads] = useState(0)
  const stored = useStoredEmails(reads)

  function goToServer() {
    serverHeading.current?.focus()
    serverHeading.current?.scrollIntoView?.({ block: 'center' })
  }

  // with keys, so that a part keeps what is typed in it when it takes another place
  const lists = [
    {
      isEmpty: list.status === 'ready' && list.items.length === 0 && query === '',
      part: <WaitingEmails key="waiting" mails={mails} setBy={server.value?.setBy} onRead={open} />,
    },
    {
      isEmpty: stored.status !== 'failed' && stored.items.length === 0,
      part: <StoredEmails key="stored" list={stored} isExpected={!isSent} onRead={open} />,
    },
  ]
  const first = isSent ? lists.filter(({ isEmpty }) => !isEmpty) : []
  const last = isSent
    ? lists.filter(({ isEmpty }) => isEmpty)
    : lists.toSorted((one, other) => +one.isEmpty - +other.isEmpty)

  return (
    <Stack gap="4">
      <MailHead
        mails={mails}
        refreshButton={refreshButton}
        onServer={first.length > 0 ? goToServer : undefined}
        onRefresh={() => {
          mails.refresh()
          setReads((before) => before + 1)
        }}
      />
      <ScreenHelp load={() => import('./help.ts')}>{isSent ? texts.about() : texts.aboutStored()}</ScreenHelp>
      {[
        ...first.map(({ part }) => part),
        <MailServerPanel
          key="server"
          server={server}
          headingRef={serverHeading}
          onChanged={() => {
            showToast(texts.saved())
            server.refresh().catch(console.error)
          }}
        />,
        ...last.map(({ part }) => part),
      ]}
      {dialog}
      {toast}
    </Stack>
  )
}

interface MailHeadProps {
  mails: EmailLists
  refreshButton: Ref<HTMLButtonElement>
  /** Goes to the mail server, where that is not what comes first. */
  onServer: (() => void) | undefined
  onRefresh: () => void
}

function MailHead({ mails, refreshButton, onServer, onRefresh }: MailHeadProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
        {texts.heading()}
      </Heading>
      {onServer && (
        <Button variant="outline" onClick={onServer}>
          <Server /> {serverTexts.server()}
        </Button>
      )}
      <Button
        ref={refreshButton}
        variant="outline"
        disabled={mails.list.status !== 'ready'}
        loading={mails.refreshing}
        loadingText={texts.refresh()}
        onClick={onRefresh}
      >
        <RefreshCw /> {texts.refresh()}
      </Button>
    </Flex>
  )
}

/** An email that is read, and can be sent once more while it waits. */
function useMailDialog({ list, onRetry }: EmailLists) {
  const [opened, setOpened] = useState<OpenedEmail>()
  const waiting = opened?.call === readWaitingCall && list.items.find(({ id }) => id === opened.id)
  const dialog = opened && (
    <EmailDialog
      mail={opened}
      onRetry={
        waiting
          ? () => {
              setOpened(undefined)
              onRetry(waiting)
            }
          : undefined
      }
      onClose={() => setOpened(undefined)}
    />
  )
  return { open: setOpened, dialog }
}
