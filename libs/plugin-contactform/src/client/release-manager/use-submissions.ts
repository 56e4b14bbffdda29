import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded, type Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useCallback, useMemo } from 'react'
import type { ContactFormCalls, ReleaseSubmission } from '../../contract.ts'

/** What was done with a submission since the list was loaded. */
export type Fate = 'released' | 'deleted'

export interface Row extends ReleaseSubmission {
  /** Absent while it waits. */
  fate?: Fate
  /** It is being deleted. */
  busy?: boolean
  /** The browser let no tab be opened for its release. */
  blocked?: boolean
}

/** What can be done with a submission. The same functions with every rendering. */
export interface RowActions {
  release: (row: Row) => Promise<void>
  remove: (row: Row) => Promise<void>
  /** Its release was opened by hand. */
  opened: (row: Row) => void
}

export interface Submissions {
  list: Loaded<readonly Row[]>
  actions: RowActions
}

/** Where a submission is released by staff. */
export function releaseAddress({ code }: ReleaseSubmission): string {
  return `/api/1/public/verify.php?a=1&t=${encodeURIComponent(code)}`
}

/** The submissions that wait. That they cannot be loaded is only logged (ERR-010); the screen offers `reload`. */
export function useSubmissions(): Submissions {
  const { api } = useSite()
  const messages = useMessages()
  const call = useMemo(() => withCalls<ContactFormCalls>(api), [api])
  const list = useLoaded<readonly Row[]>(callQuery(call, 'GET private/form-get-release-list.json.php'))
  const changeList = list.change
  const change = useCallback(
    (id: number, part: Partial<Row>) =>
      changeList((rows) => rows.map((row) => (row.id === id ? { ...row, ...part } : row))),
    [changeList],
  )

  const actions = useMemo<RowActions>(
    () => ({
      release: async (row) => {
        if (!(await messages.confirm('Are you sure you want to release this form?'))) return
        // Right after the answer was pressed: later the browser takes it for a pop-up nobody asked for.
        const tab = window.open(releaseAddress(row), '_blank')
        if (tab) tab.opener = null
        change(row.id, { fate: 'released', blocked: tab === null })
      },
      opened: (row) => change(row.id, { blocked: false }),
      remove: async (row) => {
        if (!(await messages.confirm('Are you sure you want to delete this form submission?'))) return
        change(row.id, { busy: true })
        try {
          await call('GET private/form-submission-delete.json.php', { id: row.id })
          change(row.id, { busy: false, fate: 'deleted' })
        } catch (error) {
          change(row.id, { busy: false })
          await messages.fail('An error occurred deleting the submission, see browser error log for details', error)
        }
      },
    }),
    [call, change, messages],
  )

  return { list, actions }
}
