import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { MailNote, ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState, ListEnd, listCount, SearchField } from '@sitewright/ui'
import { Download } from 'lucide-react'
import { texts as common } from '../submissions/messages.ts'
import { useState } from 'react'
import { texts } from './messages.ts'
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
          {texts.heading()}
        </Heading>
        <Button asChild variant="outline">
          <a href="/api/1/private/form-submissions.csv" download>
            <Download aria-hidden /> {texts.export()}
          </a>
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      <MailNote text={common.notDelivered()} />
      <Flex gap="3" align="center" wrap="wrap">
        <SearchField
          label={common.search()}
          placeholder={texts.searchHint()}
          dir="auto"
          query={query}
          onChange={search}
        />
        <Text role="status" textStyle="sm" color="fg.muted">
          {searching ? common.searching() : list.status === 'ready' && listCount(list, common.counted)}
        </Text>
      </Flex>
      {list.status === 'failed' ? (
        <Box role="status">
          <EmptyState title={common.loadFailed()}>
            {common.whatToDo()}
            <Button variant="outline" onClick={list.reload}>
              {common.tryAgain()}
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
      <ListEnd list={list} several={common.submissions()} />
      {read && <MessageDialog submission={read} onClose={() => setRead(undefined)} />}
    </Stack>
  )
}
