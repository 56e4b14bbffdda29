import { withCalls, type CoreCalls } from '@sitewright/api-client'
import { pagedQuery, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useMessages, useTyped } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import type { ReleaseSubmission } from '../../submission.ts'
import { useDeletion, type DeletableRow, type Deletion } from '../submissions/use-deletion.ts'
import { useRefreshed } from '../submissions/use-refreshed.ts'
import { useRowChanges } from '../submissions/use-row-changes.ts'
import { useSubmissionNews } from '../submissions/use-submission-news.ts'
import { texts } from './messages.ts'

export interface Row extends ReleaseSubmission, DeletableRow {
  released?: boolean
  /** The browser let no tab be opened for its release. */
  blocked?: boolean
}

/** What can be done with a submission. The same functions with every rendering. */
export interface RowActions extends Deletion {
  release: (row: Row) => Promise<void>
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

const listCall = 'GET private/form-get-release-paged.json.php'

/**
 * The submissions that wait; what comes and what others do is shown as it happens. That they cannot be loaded is only logged
 * (ERR-010); the screen offers `reload`.
 */
export function useSubmissions(): Submissions {
  const { api } = useSite()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const [query, setQuery] = useState('')
  const words = query.trim()
  const typed = useTyped(words)
  const input = typed === '' ? {} : { q: typed }
  const list = useLoadedList<ReleaseSubmission>(
    pagedQuery<CoreCalls & ContactFormCalls, typeof listCall>(call, listCall, input),
  )
  useRefreshed(list, useSubmissionNews())
  const { rows, change, forget } = useRowChanges<Row>(list.items, {
    asked: typed,
    outdated: list.outdated,
    stays: (row) => row.busy === true || row.deleted === true || row.released === true,
  })
  const { release, opened } = useRelease(change)
  const { remove, undo } = useDeletion({ change, forget })
  const actions = useMemo(() => ({ release, opened, remove, undo }), [release, opened, remove, undo])
  const searching = list.status === 'ready' && (typed !== words || list.outdated)
  return { list, rows, query, search: setQuery, searching, actions }
}

/** The same functions with every rendering. */
function useRelease(change: (id: number, part: Partial<Row>) => void): Pick<RowActions, 'release' | 'opened'> {
  const messages = useMessages()
  return useMemo(
    () => ({
      release: async (row) => {
        if (!(await messages.confirm(texts.confirmRelease(), { more: texts.whatReleasingDoes() }))) return
        // Right after the answer was pressed: later the browser takes it for a pop-up nobody asked for.
        const tab = window.open(releaseAddress(row), '_blank')
        if (tab) tab.opener = null
        change(row.id, { released: true, blocked: tab === null })
      },
      opened: (row) => change(row.id, { blocked: false }),
    }),
    [change, messages],
  )
}
