import { withCalls, type CoreCalls } from '@sitewright/api-client'
import { pagedQuery, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages, useTyped } from '@sitewright/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ContactFormCalls, ReleaseSubmission } from '../../contract.ts'

/** What was done with a submission since the list was loaded. */
export type Fate = 'released' | 'deleted'

export interface Row extends ReleaseSubmission {
  /** Absent while it waits. */
  fate?: Fate
  /** It is being deleted or brought back. */
  busy?: boolean
  /** It was deleted, and can be brought back. */
  undoable?: boolean
  /** The browser let no tab be opened for its release. */
  blocked?: boolean
}

/** What can be done with a submission. The same functions with every rendering. */
export interface RowActions {
  release: (row: Row) => Promise<void>
  remove: (row: Row) => Promise<void>
  /** Brings a deleted one back. */
  undo: (row: Row) => Promise<void>
  /** Its release was opened by hand. */
  opened: (row: Row) => void
}

export interface Submissions {
  list: LoadedList<ReleaseSubmission>
  /** What was read so far, with what was done with it. */
  rows: readonly Row[]
  query: string
  search: (query: string) => void
  /** True while what is typed was not answered yet. */
  searching: boolean
  actions: RowActions
}

/** Where a submission is released by staff. */
export function releaseAddress({ code }: ReleaseSubmission): string {
  return `/api/1/public/verify.php?a=1&t=${encodeURIComponent(code)}`
}

const whatReleasingDoes =
  'The message is delivered to the recipients of the form, although its sender has not confirmed the email address.'

const deleteQuestion = 'Are you sure you want to delete this form submission?'

const listCall = 'GET private/form-get-release-paged.json.php'

/** The submissions that wait. That they cannot be loaded is only logged (ERR-010); the screen offers `reload`. */
export function useSubmissions(): Submissions {
  const { api } = useSite()
  const messages = useMessages()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const undo = useUndo()
  const asking = useRef(false)
  const [query, setQuery] = useState('')
  const words = query.trim()
  const typed = useTyped(words)
  const input = typed === '' ? {} : { q: typed }
  const list = useLoadedList<ReleaseSubmission>(
    pagedQuery<CoreCalls & ContactFormCalls, typeof listCall>(call, listCall, input),
  )
  const [done, setDone] = useState<ReadonlyMap<number, Partial<Row>>>(new Map())
  const change = useCallback(
    (id: number, part: Partial<Row>) => setDone((before) => new Map(before).set(id, { ...before.get(id), ...part })),
    [],
  )
  const forget = useCallback(
    (id: number) => setDone((before) => new Map([...before].filter(([one]) => one !== id))),
    [],
  )
  const rows = useMemo(() => list.items.map((row): Row => ({ ...row, ...done.get(row.id) })), [list.items, done])

  const actions = useMemo<RowActions>(
    () => ({
      release: async (row) => {
        if (!(await messages.confirm('Are you sure you want to release this form?', { more: whatReleasingDoes })))
          return
        // Right after the answer was pressed: later the browser takes it for a pop-up nobody asked for.
        const tab = window.open(releaseAddress(row), '_blank')
        if (tab) tab.opener = null
        change(row.id, { fate: 'released', blocked: tab === null })
      },
      opened: (row) => change(row.id, { blocked: false }),
      remove: async (row) => {
        if (asking.current) return
        asking.current = true
        const more = await undo.line()
        const yes = await messages.confirm(deleteQuestion, { danger: true, more })
        asking.current = false
        if (!yes) return
        change(row.id, { busy: true })
        try {
          await call('GET private/form-submission-delete.json.php', { id: row.id })
          change(row.id, { busy: false, fate: 'deleted', undoable: more !== undefined })
        } catch (error) {
          change(row.id, { busy: false })
          await messages.fail('An error occurred deleting the submission, see browser error log for details', error)
        }
      },
      undo: async (row) => {
        if (row.busy) return
        change(row.id, { busy: true })
        await undo.bringBack([{ kind: 'form submission', id: row.id }], () => forget(row.id))
        change(row.id, { busy: false })
      },
    }),
    [call, change, forget, messages, undo],
  )

  const searching = list.status === 'ready' && (typed !== words || list.outdated)
  return { list, rows, query, search: setQuery, searching, actions }
}
