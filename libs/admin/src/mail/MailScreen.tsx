import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { EmptyState } from '@sitewright/ui'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { MailCards } from './MailCards.tsx'
import { MailTable } from './MailTable.tsx'
import { useMails } from './use-mails.ts'

/** The emails that wait to be sent, and those that could not be. */
export default function MailScreen() {
  const refreshButton = useRef<HTMLButtonElement>(null)
  const { list, refreshing, refresh, ...mails } = useMails(() => {
    refreshButton.current?.focus() // the button that had the focus is gone with its mail
  })
  const empty = <EmptyState title="No emails are waiting">All emails have been delivered.</EmptyState>
  const shown = { mails: list.value?.mails ?? [], readAt: list.value?.readAt ?? 0, ...mails }

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex="1">
          Mail
        </Heading>
        <Button
          ref={refreshButton}
          variant="outline"
          disabled={list.status !== 'ready'}
          loading={refreshing}
          loadingText="Refresh"
          onClick={refresh}
        >
          <RefreshCw /> Refresh
        </Button>
      </Flex>
      <Text color="fg.muted" maxWidth="prose">
        Undelivered emails are listed here. Waiting ones are retried automatically; failed ones only when you ask.
      </Text>
      {list.status === 'failed' ? (
        <LoadFailure title="The emails could not be loaded" onRetry={list.reload} />
      ) : (
        <>
          <Box hideBelow="md">
            <MailTable {...shown} loading={list.status === 'loading'} empty={empty} />
          </Box>
          <Box hideFrom="md">
            <MailCards {...shown} loading={list.status === 'loading'} empty={empty} />
          </Box>
        </>
      )}
    </Stack>
  )
}
