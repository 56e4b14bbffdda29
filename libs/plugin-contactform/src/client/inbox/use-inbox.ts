import { withCalls, type CoreCalls } from '@sitewright/api-client'
import { callQuery, pagedQuery, useLoaded, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite, type ScreenQuery } from '@sitewright/page-kit'
import { useMessages, useTyped } from '@sitewright/ui'
import { useCallback, useMemo, useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import type { DeliveredSubmission, InboxForm, Mark } from '../../submission.ts'
import { useDeletion, type DeletableRow, type Deletion } from '../submissions/use-deletion.ts'
import { useRefreshed } from '../submissions/use-refreshed.ts'
import { useRowChanges } from '../submissions/use-row-changes.ts'
import { useSubmissionNews } from '../submissions/use-submission-news.ts'
import { texts } from './messages.ts'
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
  /** How often there was news of submissions since the screen was opened. */
  news: number
  actions: RowActions
}

const listCall = 'GET private/form-inbox-paged.json.php'
const none: readonly InboxForm[] = []

/**
 * The submissions that were delivered, those at first that the address asks for. What comes and what others do is shown as it
 * happens. One that is marked or deleted here stays where it is until something else is asked for.
 */
export function useInbox(address?: ScreenQuery): Inbox {
  const { api } = useSite()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const [filter, show] = useFilter(address)
  const words = filter.query.trim()
  const typed = useTyped(words)
  const input = inputOf({ ...filter, query: typed })
  const list = useLoadedList<DeliveredSubmission>(
    pagedQuery<CoreCalls & ContactFormCalls, typeof listCall>(call, listCall, input),
  )
  const forms = useLoaded(callQuery(call, 'GET private/form-inbox-forms.json.php'))
  const news = useSubmissionNews()
  useRefreshed(list, news)
  useRefreshed(forms, news)
  const { rows, change, forget, editKept } = useRowChanges<Row>(list.items, {
    asked: JSON.stringify(input),
    outdated: list.outdated,
    stays: (row) =>
      row.busy === true || row.deleted === true || (filter.mark !== undefined && row.mark !== filter.mark),
  })
  const mark = useMarking({ change, editKept, changeListed: list.change })
  const { remove, undo } = useDeletion({ change, forget })
  const actions = useMemo(() => ({ mark, remove, undo }), [mark, remove, undo])
  const searching = list.status === 'ready' && (typed !== words || list.outdated)
  return { list, rows, forms: forms.value ?? none, filter, show, searching, news, actions }
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
  editKept: (edit: (row: Row) => Row) => void
  changeListed: Inbox['list']['change']
}

/** The same function with every rendering. */
function useMarking({ change, editKept, changeListed }: MarkingOptions): RowActions['mark'] {
  const { api } = useSite()
  const messages = useMessages()
  return useCallback(
    async ({ id }, mark) => {
      change(id, { busy: true })
      try {
        await withCalls<ContactFormCalls>(api)('POST private/form-inbox-mark.json.php', { id, mark })
        const marked = <Listed extends Pick<Row, 'id' | 'mark'>>(row: Listed) =>
          row.id === id ? { ...row, mark } : row
        changeListed(marked)
        editKept(marked)
        change(id, { busy: false })
      } catch (error) {
        change(id, { busy: false })
        await messages.fail(texts.markFailed(), error)
      }
    },
    [api, change, editKept, changeListed, messages],
  )
}
