import { withCalls, type CoreCalls } from '@sitewright/api-client'
import { callQuery, pagedQuery, useLoaded, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite, type ScreenQuery } from '@sitewright/page-kit'
import { useMessages, useTyped } from '@sitewright/ui'
import { useCallback, useMemo, useState } from 'react'
import type { ContactFormCalls, DeliveredSubmission, InboxForm, Mark } from '../../contract.ts'
import { useDeletion, type DeletableRow, type Deletion } from '../submissions/use-deletion.ts'
import { useRowChanges } from '../submissions/use-row-changes.ts'
import { inboxPart, type InboxPart } from './inbox-address.ts'

export interface Row extends DeliveredSubmission, DeletableRow {}

/** What can be done with a submission. The same functions with every rendering. */
export interface RowActions extends Deletion {
  mark: (row: Pick<Row, 'id'>, mark: Mark) => Promise<void>
}

/** What of the inbox is shown. */
export interface InboxFilter extends InboxPart {
  query: string
}

export interface Inbox {
  list: LoadedList<DeliveredSubmission>
  /** What was read so far, with what was done with it. */
  rows: readonly Row[]
  forms: readonly InboxForm[]
  filter: InboxFilter
  /** Changes the filter; what is given as undefined no longer filters. */
  show: (filter: InboxFilter) => void
  /** True while what is asked for was not answered yet. */
  searching: boolean
  actions: RowActions
}

const listCall = 'GET private/form-inbox-paged.json.php'
const none: readonly InboxForm[] = []

/**
 * The submissions that were delivered, those at first that the address asks for. One that is marked or deleted stays where
 * it is until the list is read again.
 */
export function useInbox(address?: ScreenQuery): Inbox {
  const { api } = useSite()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const [filter, show] = useFilter(address)
  const words = filter.query.trim()
  const typed = useTyped(words)
  const list = useLoadedList<DeliveredSubmission>(
    pagedQuery<CoreCalls & ContactFormCalls, typeof listCall>(call, listCall, inputOf({ ...filter, query: typed })),
  )
  const forms = useLoaded(callQuery(call, 'GET private/form-inbox-forms.json.php')).value ?? none
  const { rows, change, forget } = useRowChanges<Row>(list.items)
  const mark = useMarking({ change, changeListed: list.change })
  const { remove, undo } = useDeletion({ change, forget })
  const actions = useMemo(() => ({ mark, remove, undo }), [mark, remove, undo])
  const searching = list.status === 'ready' && (typed !== words || list.outdated)
  return { list, rows, forms, filter, show, searching, actions }
}

/** What of the inbox is shown: what the address asks for, whenever that is another one, and what is chosen then. */
function useFilter(address: ScreenQuery | undefined) {
  const [filter, show] = useState<InboxFilter>({ query: '', ...inboxPart(address) })
  const [followed, follow] = useState(address)
  if (address !== followed) {
    follow(address)
    const part = inboxPart(address)
    if (part) show({ query: '', ...part })
  }
  return [filter, show] as const
}

function inputOf({ query, form, mark }: InboxFilter) {
  return {
    ...(query !== '' && { q: query }),
    ...(form !== undefined && { form }),
    ...(mark !== undefined && { mark }),
  }
}

interface MarkingOptions {
  change: (id: number, part: Partial<Row>) => void
  changeListed: Inbox['list']['change']
}

/** The same function with every rendering. */
function useMarking({ change, changeListed }: MarkingOptions): RowActions['mark'] {
  const { api } = useSite()
  const messages = useMessages()
  return useCallback(
    async ({ id }, mark) => {
      change(id, { busy: true })
      try {
        await withCalls<ContactFormCalls>(api)('POST private/form-inbox-mark.json.php', { id, mark })
        changeListed((row) => (row.id === id ? { ...row, mark } : row))
        change(id, { busy: false })
      } catch (error) {
        change(id, { busy: false })
        await messages.fail('The submission could not be marked', error)
      }
    },
    [api, change, changeListed, messages],
  )
}
