import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useToast } from '@sitewright/ui'
import { RefreshCw, Server } from 'lucide-react'
import { useRef, useState } from 'react'
import { MailDialog, readWaitingCall, type OpenedMail } from './MailDialog.tsx'
import { MailServerPanel } from './MailServerPanel.tsx'
import { StoredMails } from './StoredMails.tsx'
import { useMails } from './use-mails.ts'
import { useStoredMails } from './use-stored-mails.ts'
import { WaitingMails } from './WaitingMails.tsx'

/** Where emails go, those that wait to be sent, and those that could not be. What there is to read comes first. */
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
  const [opened, setOpened] = useState<OpenedMail>()
  const [reads, setReads] = useState(0)
  const stored = useStoredMails(reads)
  const waiting = opened?.call === readWaitingCall && list.items.find(({ id }) => id === opened.id)

  function goToServer() {
    serverHeading.current?.focus()
    serverHeading.current?.scrollIntoView?.({ block: 'center' })
  }

  // with keys, so that a part keeps what is typed in it when it takes another place
  const lists = [
    {
      isEmpty: list.status === 'ready' && list.items.length === 0 && query === '',
      part: <WaitingMails key="waiting" mails={mails} setBy={server.value?.setBy} onRead={setOpened} />,
    },
    {
      isEmpty: stored.status !== 'failed' && stored.items.length === 0,
      part: <StoredMails key="stored" list={stored} isExpected={server.value?.setBy === 'nobody'} onRead={setOpened} />,
    },
  ]
  const [empty, full] = [true, false].map((which) => lists.filter(({ isEmpty }) => isEmpty === which))

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
          Mail
        </Heading>
        {full!.length > 0 && (
          <Button variant="outline" onClick={goToServer}>
            <Server /> Mail server
          </Button>
        )}
        <Button
          ref={refreshButton}
          variant="outline"
          disabled={list.status !== 'ready'}
          loading={mails.refreshing}
          loadingText="Refresh"
          onClick={() => {
            mails.refresh()
            setReads((before) => before + 1)
          }}
        >
          <RefreshCw /> Refresh
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>
        Undelivered emails are listed here. Waiting ones are retried automatically; failed ones only when you ask.
      </ScreenHelp>
      {[
        ...full!.map(({ part }) => part),
        <MailServerPanel
          key="server"
          server={server}
          headingRef={serverHeading}
          onChanged={() => {
            showToast('Saved')
            server.refresh().catch(console.error)
          }}
        />,
        ...empty!.map(({ part }) => part),
      ]}
      {opened && (
        <MailDialog
          mail={opened}
          onRetry={
            waiting
              ? () => {
                  setOpened(undefined)
                  mails.onRetry(waiting)
                }
              : undefined
          }
          onClose={() => setOpened(undefined)}
        />
      )}
      {toast}
    </Stack>
  )
}
