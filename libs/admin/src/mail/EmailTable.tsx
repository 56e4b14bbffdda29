import { HStack, Text } from '@chakra-ui/react'
import type { WaitingEmail } from '@sitewright/api-client'
import { type Column, DataTable, IconButton, Moment } from '@sitewright/ui'
import { MailOpen, RotateCw, Trash2 } from 'lucide-react'
import styles from './EmailTable.module.css'
import type { EmailListProps } from './mail-list.ts'
import { MailState } from './MailState.tsx'
import { attemptsSoFar, noError, shownSubject } from './texts.ts'

/** The emails as a table, for windows that are wide enough for all of it. */
export function EmailTable({ mails, readAt, working, onRead, onRetry, onDelete, loading, empty }: EmailListProps) {
  const columns: Column<WaitingEmail>[] = [
    { key: 'mail', header: 'Email', cell: (mail) => <Letter {...mail} /> },
    { key: 'created', header: 'Created', cell: ({ created }) => <Moment at={created} /> },
    {
      key: 'state',
      header: 'State',
      cell: (mail) => (
        <>
          <MailState mail={mail} readAt={readAt} work={working.get(mail.id)} />
          <Text color="fg.muted">{attemptsSoFar(mail.attempts)}</Text>
        </>
      ),
    },
    { key: 'error', header: 'Last error', cell: ({ error }) => <bdi>{error || noError}</bdi> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (mail) => (
        <HStack gap="0.5" justify="end">
          <IconButton
            label="Delete"
            icon={<Trash2 />}
            tone="danger"
            disabled={working.has(mail.id)}
            onClick={() => onDelete(mail)}
          />
          <IconButton label="Read" icon={<MailOpen />} disabled={working.has(mail.id)} onClick={() => onRead(mail)} />
          <IconButton
            label="Try again"
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
        caption="Undelivered emails"
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
      <Text color="fg.muted">
        To <bdi>{person}</bdi>
      </Text>
    </>
  )
}
