import { isApiError, refusalReason, type ListedPage } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { NoticeText } from '../shared/Notice.tsx'
import { untilGone } from '../dialogs/until-gone.ts'
import { changePages, namedPages, outcomeNotice, type FailedPage, type Outcome } from './change-pages.ts'
import { deleteFailure, deleteManyQuestion, publishFailure, withMenuNote } from './texts.ts'

export interface SelectedPages {
  /** The ids of the pages that are selected; undefined while none can be. */
  selected: ReadonlySet<number> | undefined
  /** Begins to select pages, or ends it. */
  toggle: () => void
  select: (ids: readonly number[], on: boolean) => void
  /** True while something is done with them. */
  busy: boolean
  publish: (published: boolean) => void
  remove: () => void
  /** Those that are selected. */
  pages: readonly ListedPage[]
  /** To be called once they are kept for the roles of these titles. */
  restricted: (outcome: Outcome, roles: readonly string[]) => void
}

export interface SelectedPagesOptions {
  /** All pages that are shown. */
  rows: readonly ListedPage[]
  /** Changes what is shown of pages; those that become undefined leave it. */
  change: (edit: (page: ListedPage) => ListedPage | undefined) => void
  onNotice: (notice: NoticeText | undefined) => void
  /** Called when some that were deleted are there again. */
  onRestored: () => void
}

interface Telling {
  /** Such as `published`. */
  success: string
  /** What to say where none of them could be changed. */
  failure: string
  /** True if it can be undone. */
  undo?: boolean
}

/** Pages that are selected, and what is done with all of them at once. */
export function useSelectedPages({ rows, change, onNotice, onRestored }: SelectedPagesOptions): SelectedPages {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const asking = useRef(false)
  const [ticked, setTicked] = useState<ReadonlySet<number>>()
  const [busy, setBusy] = useState(false)
  const there = rows.filter(({ id }) => ticked?.has(id))

  async function work(task: () => Promise<Outcome>, telling: Telling) {
    if (busy || there.length === 0) return
    setBusy(true)
    onNotice(undefined)
    const outcome = await task()
    setBusy(false)
    void refresh()
    await tell(outcome, telling)
  }

  async function tell(outcome: Outcome, { success, failure, undo: canUndo = false }: Telling) {
    const { done, failed } = outcome
    const errors = failed.flatMap(({ error }) => error ?? [])
    // so that it can be tried once more with these
    if (failed.length > 0) setTicked(new Set(failed.map(({ page }) => page.id)))
    if (done.length === 0 && errors.length > 0) return messages.fail(failure, errors.length === 1 ? errors[0] : errors)
    for (const error of errors) console.error(error)
    const notice = outcomeNotice(outcome, success)
    onNotice(notice)
    if (canUndo && (await undo.isPossible()))
      onNotice({ ...notice, action: { label: 'Undo', onPress: () => void bringBack(done) } })
  }

  async function bringBack(pages: readonly ListedPage[]) {
    setBusy(true)
    const things = pages.map(({ id, name }) => ({ kind: 'page', id, name: shownTitle(name) }))
    await undo.bringBack(things, onRestored).finally(() => setBusy(false))
  }

  async function publish(published: boolean): Promise<Outcome> {
    const outcome = await changePages(there, (ids) =>
      api('POST private/page-publish-many.json.php', { ids, published }),
    )
    changeAll(outcome.done, { published })
    return outcome
  }

  function changeAll(pages: readonly ListedPage[], part: Partial<ListedPage>) {
    const ids = new Set(pages.map(({ id }) => id))
    change((page) => (ids.has(page.id) ? { ...page, ...part } : page))
  }

  async function removeAll(): Promise<Outcome> {
    const done: ListedPage[] = []
    const failed: FailedPage[] = []
    for (const page of there) {
      try {
        await api('GET private/page-delete.json.php', { id: page.id })
      } catch (error) {
        // somebody else was quicker
        if (!isApiError(error) || error.status !== 404) {
          failed.push({ page, reason: refusalReason(error) ?? '', error })
          continue
        }
      }
      done.push(page)
      change((one) => (one.id === page.id ? undefined : one))
    }
    if (failed.length === 0) setTicked(new Set())
    return { done, failed }
  }

  async function remove() {
    if (asking.current || there.length === 0) return
    asking.current = true
    try {
      const kept = await undo.line(there.length)
      const question = deleteManyQuestion(there.length, kept === undefined)
      const note = there.length > 1 ? kept : untilGone(kept)
      const accept = there.length > 1 ? 'Delete' : 'OK' // the question about one page is specified, with its answers
      const asked = { about: namedPages(there), danger: true, accept, more: withMenuNote(there, note) }
      if (!(await messages.confirm(question, asked))) return
    } finally {
      asking.current = false
    }
    await work(removeAll, { success: 'deleted', failure: deleteFailure, undo: true })
  }

  return {
    selected: ticked && new Set(there.map(({ id }) => id)),
    toggle: () => setTicked(ticked ? undefined : new Set()),
    select(ids, on) {
      setTicked((now) => {
        const next = new Set(now)
        for (const id of ids)
          if (on) next.add(id)
          else next.delete(id)
        return next
      })
    },
    busy,
    publish(published) {
      const success = published ? 'published' : 'taken back: visitors no longer see them'
      void work(() => publish(published), { success, failure: publishFailure })
    },
    remove: () => void remove(),
    pages: there,
    restricted(outcome, roles) {
      changeAll(outcome.done, { roles: [...roles] })
      const success = roles.length === 0 ? 'can be seen by everyone' : 'kept for roles'
      void tell(outcome, { success, failure: publishFailure })
    },
  }
}
