import { Box, Button, Flex, Heading, Link, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { rich } from '@sitewright/messages/react'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { MailNote, ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState, ListEnd, listCount, SearchField, useToast } from '@sitewright/ui'
import { useMemo, useState, type ReactNode } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import type { Mark } from '../../submission.ts'
import { texts as common } from '../submissions/messages.ts'
import { useRefreshed } from '../submissions/use-refreshed.ts'
import { InboxMessageDialog } from './InboxMessageDialog.tsx'
import { InboxTable } from './InboxTable.tsx'
import { markLabels } from './marks.ts'
import { texts } from './messages.ts'
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
        {texts.heading()}
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      <MailNote text={common.notDelivered()} />
      {rows.length > 0 && <Waiting news={news} />}
      <Filters inbox={inbox} />
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
        <InboxTable
          rows={rows}
          loading={list.status === 'loading'}
          empty={searching ? <EmptyState title={common.searching()} /> : <Nothing inbox={inbox} />}
          actions={actions}
          onRead={setReading}
        />
      )}
      <ListEnd list={list} several={common.submissions()} />
      {read && (
        <InboxMessageDialog
          key={read.id}
          submission={read}
          news={news}
          actions={actions}
          onNoteSaved={() => showToast(texts.saved())}
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
        label={common.search()}
        placeholder={texts.searchHint()}
        dir="auto"
        query={filter.query}
        onChange={(query) => show({ ...filter, query })}
      />
      <NativeSelect.Root width={{ base: 'full', sm: '36' }}>
        <NativeSelect.Field
          aria-label={texts.state()}
          value={mark ?? ''}
          onChange={({ target: { value } }) => {
            const rest = { ...others, ...(form !== undefined && { form }) }
            show(value === '' ? rest : { ...rest, mark: value as Mark })
          }}
        >
          <option value="">{texts.allStates()}</option>
          {Object.entries(markLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {(forms.length > 1 || form !== undefined) && (
        <NativeSelect.Root width={{ base: 'full', sm: '56' }}>
          <NativeSelect.Field
            aria-label={texts.form()}
            value={form ?? ''}
            onChange={({ target: { value } }) => {
              const rest = { ...others, ...(mark !== undefined && { mark }) }
              show(value === '' ? rest : { ...rest, form: Number(value) })
            }}
          >
            <option value="">{texts.allForms()}</option>
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
        {searching ? common.searching() : list.status === 'ready' && listCount(list, common.counted)}
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
    return <EmptyState title={common.noMatch({ query: query.trim() })}>{clear(common.clearSearch())}</EmptyState>
  if (mark === 'new')
    return (
      <EmptyState title={texts.nothingNew()}>
        {texts.allDone()} {clear(texts.showAll())}
      </EmptyState>
    )
  if (mark !== undefined || form !== undefined)
    return <EmptyState title={texts.noSuch()}>{clear(texts.showAll())}</EmptyState>
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

const linkToManager = (words: ReactNode) => (
  <Link href="/pages/releasemanager" variant="underline">
    {words}
  </Link>
)

/** That messages wait, where some do. */
function Waiting({ news }: NewsProps) {
  const waiting = useWaiting(news) ?? 0
  if (waiting === 0) return null
  return (
    <Text color="fg" fontWeight="medium">
      {rich(texts.waiting, { count: waiting, manager: linkToManager })}
    </Text>
  )
}

/** Before anything was delivered: where messages come from, and how many wait. */
function NothingYet({ news }: NewsProps) {
  const waiting = useWaiting(news) ?? 0
  return (
    <EmptyState title={texts.nothingYet()}>
      <Waiting news={news} />
      <span>
        {texts.comesHere()}
        {waiting === 0 && <> {rich(texts.waitsThere, { manager: linkToManager })}</>}
      </span>
    </EmptyState>
  )
}
