import { isApiError, refusalReason, type Api, type ListedPage } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { NoticeText } from '../shared/Notice.tsx'
import { untilGone } from '../dialogs/until-gone.ts'
import { changePages, namedPages, type FailedPage, type Outcome } from './change-pages.ts'
import { texts } from './messages.ts'
import { deleteManyQuestion, withPlaceNotes } from './texts.ts'
import { useOutcome, type Telling, type Undo } from './use-outcome.ts'

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

/** Pages that are selected, and what is done with all of them at once. */
export function useSelectedPages({ rows, change, onNotice, onRestored }: SelectedPagesOptions): SelectedPages {
  const { api, refresh } = useSite()
  const undo = useUndo()
  const confirmDeletion = useDeleteQuestion(undo)
  const [ticked, setTicked] = useState<ReadonlySet<number>>()
  const [working, setWorking] = useState(false)
  const { tell, restoring } = useOutcome(undo, {
    onNotice,
    onRestored,
    onFailed: (pages) => setTicked(new Set(pages.map(({ id }) => id))),
  })
  const busy = working || restoring
  const there = rows.filter(({ id }) => ticked?.has(id))

  async function work(task: () => Promise<Outcome>, telling: Telling) {
    if (busy || there.length === 0) return
    setWorking(true)
    onNotice(undefined)
    const outcome = await task()
    setWorking(false)
    void refresh()
    await tell(outcome, telling)
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
    const outcome = await deletePages(api, {
      pages: there,
      onGone: ({ id }) => change((one) => (one.id === id ? undefined : one)),
    })
    if (outcome.failed.length === 0) setTicked(new Set())
    return outcome
  }

  async function remove() {
    if (there.length > 0 && (await confirmDeletion(there)))
      await work(removeAll, { success: texts.doneDeleted, failure: texts.deleteFailed(), undo: true })
  }

  return {
    selected: ticked && new Set(there.map(({ id }) => id)),
    toggle: () => setTicked(ticked ? undefined : new Set()),
    select: (ids, on) => setTicked((now) => withTicked(now, { ids, on })),
    busy,
    publish(published) {
      const success = published ? texts.donePublished : texts.doneUnpublished
      void work(() => publish(published), { success, failure: texts.publishFailed() })
    },
    remove: () => void remove(),
    pages: there,
    restricted(outcome, roles) {
      changeAll(outcome.done, { roles: [...roles] })
      const success = roles.length === 0 ? texts.doneOpen : texts.doneRestricted
      void tell(outcome, { success, failure: texts.publishFailed() })
    },
  }
}

function withTicked(
  ticked: ReadonlySet<number> | undefined,
  { ids, on }: { ids: readonly number[]; on: boolean },
): ReadonlySet<number> {
  const next = new Set(ticked)
  for (const id of ids)
    if (on) next.add(id)
    else next.delete(id)
  return next
}

/** Asks before pages are deleted, one question at a time. */
function useDeleteQuestion(undo: Undo) {
  const messages = useMessages()
  const asking = useRef(false)

  return async function confirmDeletion(pages: readonly ListedPage[]): Promise<boolean> {
    if (asking.current) return false
    asking.current = true
    try {
      const kept = await undo.line(pages.length)
      const question = deleteManyQuestion(pages.length, kept === undefined)
      const note = pages.length > 1 ? kept : untilGone(kept)
      const about = namedPages(pages)
      const asked = { about, danger: true, accept: texts.deleteWord(), more: withPlaceNotes(pages, note) }
      return await messages.confirm(question, asked)
    } finally {
      asking.current = false
    }
  }
}

/** Deletes one after the other, and calls back with each that is gone. */
async function deletePages(
  api: Api,
  { pages, onGone }: { pages: readonly ListedPage[]; onGone: (page: ListedPage) => void },
): Promise<Outcome> {
  const done: ListedPage[] = []
  const failed: FailedPage[] = []
  for (const page of pages) {
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
    onGone(page)
  }
  return { done, failed }
}
