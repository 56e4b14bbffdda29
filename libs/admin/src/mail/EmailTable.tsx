import { HStack, Text } from '@chakra-ui/react'
import type { WaitingEmail } from '@sitewright/api-client'
import { type Column, DataTable, IconButton, Moment } from '@sitewright/ui'
import { MailOpen, RotateCw, Trash2 } from 'lucide-react'
import styles from './EmailTable.module.css'
import type { EmailListProps } from './mail-list.ts'
import { MailState } from './MailState.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'
import { shownSubject } from './shown-subject.ts'

/** The emails as a table, for windows that are wide enough for all of it. */
export function EmailTable({ mails, readAt, working, onRead, onRetry, onDelete, loading, empty }: EmailListProps) {
  const columns: Column<WaitingEmail>[] = [
    { key: 'mail', header: texts.email(), cell: (mail) => <Letter {...mail} /> },
    { key: 'created', header: texts.created(), cell: ({ created }) => <Moment at={created} /> },
    {
      key: 'state',
      header: texts.state(),
      cell: (mail) => (
        <>
          <MailState mail={mail} readAt={readAt} work={working.get(mail.id)} />
          <Text color="fg.muted">{texts.attemptsSoFar({ count: mail.attempts })}</Text>
        </>
      ),
    },
    { key: 'error', header: texts.lastError(), cell: ({ error }) => <bdi>{error || texts.noError()}</bdi> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (mail) => (
        <HStack gap="0.5" justify="end">
          <IconButton
            label={texts.delete()}
            icon={<Trash2 />}
            tone="danger"
            disabled={working.has(mail.id)}
            onClick={() => onDelete(mail)}
          />
          <IconButton
            label={texts.read()}
            icon={<MailOpen />}
            disabled={working.has(mail.id)}
            onClick={() => onRead(mail)}
          />
          <IconButton
            label={texts.tryAgain()}
            icon={<RotateCw />}
            disabled={working.has(mail.id)}
            onClick={() => onRetry(mail)}
          />
        </HStack>
      ),
    },
  ]
  return (
    <div className={styles.emails}>
      <DataTable
        caption={texts.list()}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        empty={empty}
        loading={loading}
      />
    </div>
  )
}

function Letter({ subject, to, person = to }: WaitingEmail) {
  return (
    <>
      <Text fontWeight="medium">
        <bdi>{shownSubject(subject)}</bdi>
      </Text>
      <Text color="fg.muted">{rich(texts.toWhom, { name: person, person: (words) => <bdi>{words}</bdi> })}</Text>
    </>
  )
}
