import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react'
import type { StoredEmail } from '@sitewright/api-client'
import type { LoadedList } from '@sitewright/api-client/queries'
import { type Column, DataTable, EmptyState, IconButton, ListEnd, Moment } from '@sitewright/ui'
import { MailOpen } from 'lucide-react'
import { useId } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Cards } from '../shared/Cards.tsx'
import { readStoredCall, type OpenedEmail } from './EmailDialog.tsx'
import { shownSubject } from './texts.ts'

export interface StoredEmailsProps {
  list: LoadedList<StoredEmail>
  /** True while emails are only stored, so that the list is worth showing though it is empty. */
  isExpected: boolean
  onRead: (mail: OpenedEmail) => void
}

/** The emails that are only files on the server, as no mail server was set when they were written. */
export function StoredEmails({ list, isExpected, onRead }: StoredEmailsProps) {
  const title = useId()
  const loading = list.status === 'loading'
  if (!isExpected && list.status !== 'failed' && list.items.length === 0) return null
  const read = ({ id, subject }: StoredEmail) => onRead({ call: readStoredCall, id, subject })
  const shown = { rows: list.items, loading, empty: <EmptyState title="No emails are stored yet" /> }

  return (
    <Stack as="section" aria-labelledby={title} gap="3">
      <Heading as="h2" id={title} size="lg">
        Stored emails
      </Heading>
      <Text color="fg.muted">
        Nobody has received these emails: they were written to files on the server, as no mail server was set. You can
        read them here.
      </Text>
      {list.status === 'failed' ? (
        <LoadFailure title="The stored emails could not be loaded" onRetry={list.reload} />
      ) : (
        <>
          <Box hideBelow="md">
            <DataTable caption="Stored emails" columns={columnsOf(read)} rowKey={({ id }) => id} {...shown} />
          </Box>
          <Box hideFrom="md">
            <Cards label="Stored emails" loadingLabel="Loading stored emails" {...shown}>
              {(mail) => (
                <Stack gap="2">
                  <Subject {...mail} />
                  <Text textStyle="sm">
                    <Moment at={mail.created} />
                  </Text>
                  <Box>
                    <Button size="sm" variant="outline" onClick={() => read(mail)}>
                      <MailOpen /> Read
                    </Button>
                  </Box>
                </Stack>
              )}
            </Cards>
          </Box>
          <ListEnd list={list} several="stored emails" />
        </>
      )}
    </Stack>
  )
}

function columnsOf(read: (mail: StoredEmail) => void): Column<StoredEmail>[] {
  return [
    { key: 'mail', header: 'Email', cell: (mail) => <Subject {...mail} /> },
    { key: 'created', header: 'Created', cell: ({ created }) => <Moment at={created} /> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (mail) => <IconButton label="Read" icon={<MailOpen />} onClick={() => read(mail)} />,
    },
  ]
}

function Subject({ subject, to, person = to }: StoredEmail) {
  return (
    <Box overflowWrap="anywhere">
      <Text fontWeight="medium" dir="auto">
        {shownSubject(subject)}
      </Text>
      <Text color="fg.muted">
        To <bdi>{person}</bdi>
      </Text>
    </Box>
  )
}
