import { Box, Button, Heading, Stack } from '@chakra-ui/react'
import type { MailServerState, WaitingEmail } from '@sitewright/api-client'
import { EmptyState, listCount, ListEnd } from '@sitewright/ui'
import { useId } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import { EmailCards } from './EmailCards.tsx'
import { readWaitingCall, type OpenedEmail } from './EmailDialog.tsx'
import { EmailTable } from './EmailTable.tsx'
import type { EmailLists } from './use-emails.ts'
import { texts } from './messages.ts'

export interface WaitingEmailsProps {
  mails: EmailLists
  /** Undefined while it is not known. */
  setBy: MailServerState['setBy'] | undefined
  onRead: (mail: OpenedEmail) => void
}

/** The emails that were not delivered yet, and a search among them. */
export function WaitingEmails({ mails, setBy, onRead }: WaitingEmailsProps) {
  const title = useId()
  const { list, query, search, searching, readAt, working, onRetry, onDelete } = mails
  const shown = {
    ...{ mails: list.items, readAt, working, onRetry, onDelete, loading: list.status === 'loading' },
    onRead: ({ id, subject }: WaitingEmail) => onRead({ call: readWaitingCall, id, subject }),
    empty: <Nothing setBy={setBy} query={searching ? undefined : query.trim()} onClear={() => search('')} />,
  }
  return (
    <Stack as="section" aria-labelledby={title} gap="3">
      <Heading as="h2" id={title} size="lg">
        {texts.waiting()}
      </Heading>
      <ListSearch
        label={texts.search()}
        placeholder={texts.searchBy()}
        nouns={texts.count}
        dir="auto"
        query={query}
        onChange={search}
        notes={[searching ? texts.searching() : list.status === 'ready' ? listCount(list, texts.count) : '']}
      />
      {list.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed()} error={list.error} onRetry={list.reload} />
      ) : (
        <>
          <Box hideBelow="md">
            <EmailTable {...shown} />
          </Box>
          <Box hideFrom="md">
            <EmailCards {...shown} />
          </Box>
        </>
      )}
      <ListEnd list={list} several={texts.several()} />
    </Stack>
  )
}

interface NothingProps {
  query: string | undefined
  setBy: MailServerState['setBy'] | undefined
  onClear: () => void
}

function Nothing({ query, setBy, onClear }: NothingProps) {
  if (query === undefined) return <EmptyState title={texts.searching()} />
  if (query === '') return <EmptyState title={texts.noneWaiting()}>{whereTheyAre(setBy)}</EmptyState>
  return (
    <EmptyState title={texts.noMatch({ query })}>
      <Button variant="outline" onClick={onClear}>
        {texts.clearSearch()}
      </Button>
    </EmptyState>
  )
}

/** What became of the emails that are not listed. Nothing is claimed before it is known where they go. */
function whereTheyAre(setBy: MailServerState['setBy'] | undefined): string | undefined {
  if (setBy === undefined) return undefined
  if (setBy === 'nobody') return texts.onlyFiles()
  return texts.allHandedOver()
}
