import { withCalls, type CoreCalls } from '@sitewright/api-client'
import { callQuery, pagedQuery, useLoaded, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite, type ScreenQuery } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages, useTyped } from '@sitewright/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ContactFormCalls, DeliveredSubmission, InboxForm, Mark } from '../../contract.ts'
import { inboxPart, type InboxPart } from './inbox-address.ts'

export interface Row extends DeliveredSubmission {
  /** Something is being done with it. */
  busy?: boolean
  deleted?: boolean
  /** It was deleted, and can be brought back. */
  undoable?: boolean
}

/** What can be done with a submission. The same functions with every rendering. */
export interface RowActions {
  mark: (row: Pick<Row, 'id'>, mark: Mark) => Promise<void>
  /** Asks first. @returns true if it is deleted now. */
  remove: (row: Pick<Row, 'id'>) => Promise<boolean>
  /** Brings a deleted one back. */
  undo: (row: Row) => Promise<void>
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
  const messages = useMessages()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const undo = useUndo()
  const asking = useRef(false)
  const [filter, show] = useState<InboxFilter>({ query: '', ...inboxPart(address) })
  const [followed, follow] = useState(address)
  if (address !== followed) {
    follow(address)
    const part = inboxPart(address)
    if (part) show({ query: '', ...part })
  }
  const { query, form, mark } = filter
  const words = query.trim()
  const typed = useTyped(words)
  const input = {
    ...(typed !== '' && { q: typed }),
    ...(form !== undefined && { form }),
    ...(mark !== undefined && { mark }),
  }
  const list = useLoadedList<DeliveredSubmission>(
    pagedQuery<CoreCalls & ContactFormCalls, typeof listCall>(call, listCall, input),
  )
  const { change: changeListed } = list
  const forms = useLoaded(callQuery(call, 'GET private/form-inbox-forms.json.php')).value ?? none
  const [done, setDone] = useState<ReadonlyMap<number, Partial<Row>>>(new Map())
  const change = useCallback(
    (id: number, part: Partial<Row>) => setDone((before) => new Map(before).set(id, { ...before.get(id), ...part })),
    [],
  )
  const rows = useMemo(() => list.items.map((row): Row => ({ ...row, ...done.get(row.id) })), [list.items, done])

  const actions = useMemo<RowActions>(
    () => ({
      mark: async ({ id }, to) => {
        change(id, { busy: true })
        try {
          await call('POST private/form-inbox-mark.json.php', { id, mark: to })
          changeListed((row) => (row.id === id ? { ...row, mark: to } : row))
          change(id, { busy: false })
        } catch (error) {
          change(id, { busy: false })
          await messages.fail('The submission could not be marked', error)
        }
      },
      remove: async ({ id }) => {
        if (asking.current) return false
        asking.current = true
        const more = await undo.line()
        const question = 'Are you sure you want to delete this form submission?'
        const yes = await messages.confirm(question, { danger: true, more })
        asking.current = false
        if (!yes) return false
        change(id, { busy: true })
        try {
          await call('GET private/form-submission-delete.json.php', { id })
          change(id, { busy: false, deleted: true, undoable: more !== undefined })
          return true
        } catch (error) {
          change(id, { busy: false })
          await messages.fail('An error occurred deleting the submission, see browser error log for details', error)
          return false
        }
      },
      undo: async ({ id }) => {
        change(id, { busy: true })
        await undo.bringBack([{ kind: 'form submission', id }], () => change(id, { deleted: false, undoable: false }))
        change(id, { busy: false })
      },
    }),
    [call, change, changeListed, messages, undo],
  )

  const searching = list.status === 'ready' && (typed !== words || list.outdated)
  return { list, rows, forms, filter, show, searching, actions }
}
