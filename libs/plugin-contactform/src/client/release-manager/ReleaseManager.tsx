import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { MailNote, ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState, ListEnd, listCount, SearchField } from '@sitewright/ui'
import { Download } from 'lucide-react'
import { notDelivered } from '../submissions/not-delivered.ts'
import { submissionNouns } from '../submissions/nouns.ts'
import { useState } from 'react'
import { MessageDialog } from './MessageDialog.tsx'
import { SubmissionTable } from './SubmissionTable.tsx'
import { type Row, useSubmissions } from './use-submissions.ts'

/** What visitors submitted and nobody has verified yet: staff read, release or delete it. */
export default function ReleaseManager() {
  const { list, rows, query, search, searching, actions } = useSubmissions()
  const [read, setRead] = useState<Row>()

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
      <ScreenHelp load={() => import('./help.ts')}>
        Submissions are listed here until their submitters follow the link in the verification email. Release delivers
        one without that.
      </ScreenHelp>
      <MailNote text={notDelivered} />
      <Flex gap="3" align="center" wrap="wrap">
        <SearchField
          label="Search submissions"
          placeholder="Search by form or submitter"
          dir="auto"
          query={query}
          onChange={search}
        />
        <Text role="status" textStyle="sm" color="fg.muted">
          {searching ? 'Searching …' : list.status === 'ready' && listCount(list, submissionNouns)}
        </Text>
      </Flex>
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
        <SubmissionTable
          rows={rows}
          loading={list.status === 'loading'}
          query={searching ? undefined : query.trim()}
          actions={actions}
          onRead={setRead}
          onClear={() => search('')}
        />
      )}
      <ListEnd list={list} several="submissions" />
      {read && <MessageDialog submission={read} onClose={() => setRead(undefined)} />}
    </Stack>
  )
}
