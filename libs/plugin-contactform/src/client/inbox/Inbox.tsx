import { Box, Button, Flex, Heading, Link, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { MailNote, ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState, ListEnd, listCount, SearchField, useToast } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import type { Mark } from '../../submission.ts'
import { submissionNouns } from '../submissions/nouns.ts'
import { notDelivered } from '../submissions/not-delivered.ts'
import { useRefreshed } from '../submissions/use-refreshed.ts'
import { InboxMessageDialog } from './InboxMessageDialog.tsx'
import { InboxTable } from './InboxTable.tsx'
import { markLabels } from './marks.ts'
import { type Inbox as InboxState, type Row, useInbox } from './use-inbox.ts'

/** What visitors submitted and was delivered: staff read it, answer it, and see what is still to be done. */
export default function Inbox({ query }: AdminScreenProps) {
  const inbox = useInbox(query)
  const { list, rows, searching, news, actions } = inbox
  const { toast, showToast } = useToast()
  const [reading, setReading] = useState<Row>()
  // it stays open, and what is typed in it there, also when it is no longer listed
  const read = reading && (rows.find(({ id }) => id === reading.id) ?? reading)

  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        Form Inbox
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>
        Messages that visitors sent by a form, once they were delivered. They are kept for as many days as their form
        says.
      </ScreenHelp>
      <MailNote text={notDelivered} />
      {rows.length > 0 && <Waiting news={news} />}
      <Filters inbox={inbox} />
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
        <InboxTable
          rows={rows}
          loading={list.status === 'loading'}
          empty={searching ? <EmptyState title="Searching …" /> : <Nothing inbox={inbox} />}
          actions={actions}
          onRead={setReading}
        />
      )}
      <ListEnd list={list} several="submissions" />
      {read && (
        <InboxMessageDialog
          key={read.id}
          submission={read}
          news={news}
          actions={actions}
          onNoteSaved={() => showToast('Saved')}
          onClose={() => setReading(undefined)}
        />
      )}
      {toast}
    </Stack>
  )
}

function Filters({ inbox: { list, forms, filter, show, searching } }: { inbox: InboxState }) {
  const { form, mark, ...others } = filter
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <SearchField
        label="Search submissions"
        placeholder="Search form, submitter, answer"
        dir="auto"
        query={filter.query}
        onChange={(query) => show({ ...filter, query })}
      />
      <NativeSelect.Root width={{ base: 'full', sm: '36' }}>
        <NativeSelect.Field
          aria-label="State"
          value={mark ?? ''}
          onChange={({ target: { value } }) => {
            const rest = { ...others, ...(form !== undefined && { form }) }
            show(value === '' ? rest : { ...rest, mark: value as Mark })
          }}
        >
          <option value="">All states</option>
          {Object.entries(markLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {(forms.length > 1 || form !== undefined) && (
        <NativeSelect.Root width={{ base: 'full', sm: '56' }}>
          <NativeSelect.Field
            aria-label="Form"
            value={form ?? ''}
            onChange={({ target: { value } }) => {
              const rest = { ...others, ...(mark !== undefined && { mark }) }
              show(value === '' ? rest : { ...rest, form: Number(value) })
            }}
          >
            <option value="">All forms</option>
            {forms.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      <Text role="status" textStyle="sm" color="fg.muted">
        {searching ? 'Searching …' : list.status === 'ready' && listCount(list, submissionNouns)}
      </Text>
    </Flex>
  )
}

function Nothing({ inbox: { filter, show, news } }: { inbox: InboxState }) {
  const { query, form, mark } = filter
  const clear = (label: string) => (
    <Button variant="outline" onClick={() => show({ query: '' })}>
      {label}
    </Button>
  )
  if (query.trim() !== '')
    return <EmptyState title={`No submission matches ‘${query.trim()}’`}>{clear('Clear search')}</EmptyState>
  if (mark === 'new')
    return (
      <EmptyState title="Nothing new">All messages have been dealt with. {clear('Show all submissions')}</EmptyState>
    )
  if (mark !== undefined || form !== undefined)
    return <EmptyState title="No such submissions">{clear('Show all submissions')}</EmptyState>
  return <NothingYet news={news} />
}

interface NewsProps {
  /** How often there was news of submissions. */
  news: number
}

const waitingCall = 'GET private/form-get-release-paged.json.php'

/** How many messages nobody has confirmed yet; undefined until that is known. */
function useWaiting(news: number): number | undefined {
  const { api } = useSite()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const waiting = useLoaded(callQuery(call, waitingCall, { limit: 1 }))
  useRefreshed(waiting, news)
  return waiting.value?.total
}

const manager = (
  <Link href="/pages/releasemanager" variant="underline">
    Form Release Manager
  </Link>
)

/** That messages wait, where some do. */
function Waiting({ news }: NewsProps) {
  const waiting = useWaiting(news) ?? 0
  if (waiting === 0) return null
  return (
    <Text color="fg" fontWeight="medium">
      {waiting === 1
        ? '1 message waits for its sender to confirm the email address.'
        : `${waiting.toLocaleString('en-nz')} messages wait for their sender to confirm the email address.`}{' '}
      In the {manager}, you can read and deliver {waiting === 1 ? 'it' : 'them'} all the same.
    </Text>
  )
}

/** Before anything was delivered: where messages come from, and how many wait. */
function NothingYet({ news }: NewsProps) {
  const waiting = useWaiting(news) ?? 0
  return (
    <EmptyState title="No messages yet">
      <Waiting news={news} />
      <span>
        What visitors send by a form comes here once it is delivered.
        {waiting === 0 && <> Until its sender confirms the email address, it waits in the {manager}.</>}
      </span>
    </EmptyState>
  )
}
