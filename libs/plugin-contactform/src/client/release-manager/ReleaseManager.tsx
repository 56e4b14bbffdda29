import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { EmptyState } from '@sitewright/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { MessageDialog } from './MessageDialog.tsx'
import { SubmissionTable } from './SubmissionTable.tsx'
import { type Row, useSubmissions } from './use-submissions.ts'

const none: readonly Row[] = []

/** As many as the list holds at most; there may be older ones. */
const maxListed = 500

/** What visitors submitted and nobody has verified yet: staff read, release or delete it. */
export default function ReleaseManager() {
  const { list, actions } = useSubmissions()
  const [read, setRead] = useState<Row>()
  const rows = list.value ?? none

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex="1">
          Form Release Manager
        </Heading>
        <Button asChild variant="outline">
          <a href="/api/1/private/form-submissions.csv" download>
            <Download aria-hidden /> Export all submissions (CSV)
          </a>
        </Button>
      </Flex>
      <Text color="fg.muted" maxWidth="prose">
        Submissions are listed here until their submitters follow the link in the verification email. Release delivers
        one without that.
      </Text>
      {rows.length >= maxListed && (
        <Text role="status">{`Only the newest ${maxListed} are listed; older ones appear as these are dealt with.`}</Text>
      )}
      {list.status === 'failed' ? (
        <Box role="status">
          <EmptyState title="The submissions could not be loaded">
            The reason is in the browser’s log.
            <Button variant="outline" onClick={list.reload}>
              Try again
            </Button>
          </EmptyState>
        </Box>
      ) : (
        <SubmissionTable rows={rows} loading={list.status === 'loading'} actions={actions} onRead={setRead} />
      )}
      {read && <MessageDialog submission={read} onClose={() => setRead(undefined)} />}
    </Stack>
  )
}
