import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react'
import type { StoredEmail } from '@sitewright/api-client'
import type { LoadedList } from '@sitewright/api-client/queries'
import { type Column, DataTable, EmptyState, IconButton, ListEnd, Moment } from '@sitewright/ui'
import { MailOpen } from 'lucide-react'
import { useId } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Cards } from '../shared/Cards.tsx'
import { readStoredCall, type OpenedEmail } from './EmailDialog.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'
import { shownSubject } from './shown-subject.ts'

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
  const shown = { rows: list.items, loading, empty: <EmptyState title={texts.noneStored()} /> }

  return (
    <Stack as="section" aria-labelledby={title} gap="3">
      <Heading as="h2" id={title} size="lg">
        {texts.stored()}
      </Heading>
      <Text color="fg.muted">{texts.storedAbout()}</Text>
      {list.status === 'failed' ? (
        <LoadFailure title={texts.storedFailed()} error={list.error} onRetry={list.reload} />
      ) : (
        <>
          <Box hideBelow="md">
            <DataTable caption={texts.stored()} columns={columnsOf(read)} rowKey={({ id }) => id} {...shown} />
          </Box>
          <Box hideFrom="md">
            <Cards label={texts.stored()} loadingLabel={texts.loadingStored()} {...shown}>
              {(mail) => (
                <Stack gap="2">
                  <Subject {...mail} />
                  <Text textStyle="sm">
                    <Moment at={mail.created} />
                  </Text>
                  <Box>
                    <Button size="sm" variant="outline" onClick={() => read(mail)}>
                      <MailOpen /> {texts.read()}
                    </Button>
                  </Box>
                </Stack>
              )}
            </Cards>
          </Box>
          <ListEnd list={list} several={texts.severalStored()} />
        </>
      )}
    </Stack>
  )
}

function columnsOf(read: (mail: StoredEmail) => void): Column<StoredEmail>[] {
  return [
    { key: 'mail', header: texts.email(), cell: (mail) => <Subject {...mail} /> },
    { key: 'created', header: texts.created(), cell: ({ created }) => <Moment at={created} /> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (mail) => <IconButton label={texts.read()} icon={<MailOpen />} onClick={() => read(mail)} />,
    },
  ]
}

function Subject({ subject, to, person = to }: StoredEmail) {
  return (
    <Box overflowWrap="anywhere">
      <Text fontWeight="medium">
        <bdi>{shownSubject(subject)}</bdi>
      </Text>
      <Text color="fg.muted">{rich(texts.toWhom, { name: person, person: (words) => <bdi>{words}</bdi> })}</Text>
    </Box>
  )
}
