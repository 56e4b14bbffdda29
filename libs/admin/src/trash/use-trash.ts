import { refusalReason, type TrashedThing, type TrashList } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { notBack, restoreEach, withReason } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import type { NoticeText } from '../shared/Notice.tsx'
import { texts } from './messages.ts'
import { emptyQuestion, restoredText, shownName } from './texts.ts'

export interface Trash {
  status: 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded. */
  error?: unknown
  /** The newest first. */
  things: readonly TrashedThing[]
  /** True if there are older ones. */
  more: boolean
  /** How many days things stay. */
  days: number
  /** True while something is being done. */
  busy: boolean
  selected: ReadonlySet<number>
  select: (entries: ReadonlySet<number>) => void
  notice: NoticeText | undefined
  dismiss: () => void
  restore: (things: readonly TrashedThing[]) => void
  /** Asks first. */
  destroy: (thing: TrashedThing) => void
  /** Asks first; deletes what is shown and older things of the same kind. */
  empty: () => void
  loadMore: () => void
  /** Loads again what could not be loaded. */
  retry: () => void
}

const nothing: TrashList = { things: [], more: false, days: 0 }
const none: ReadonlySet<number> = new Set()

/**
 * What was deleted and can be brought back.
 *
 * @param kind '' for everything.
 * @param onGone called when rows are gone, and with them perhaps the button that had the focus.
 */
export function useTrash(kind: string, onGone: () => void): Trash {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const ofKind = kind === '' ? {} : { kind }
  const list = useTrashList(ofKind)
  const { things, more, days } = list
  const [selected, select] = useState(none)
  const [notice, setNotice] = useState<NoticeText>()
  const { busy, alone } = useOneAtATime(() => setNotice(undefined))

  function drop(gone: ReadonlySet<number>) {
    list.change((now) => ({ ...now, things: now.things.filter(({ entry }) => !gone.has(entry)) }))
    select((now) => new Set([...now].filter((entry) => !gone.has(entry))))
    onGone()
  }

  async function restore(wanted: readonly TrashedThing[]) {
    const back: TrashedThing[] = []
    const { notes, errors } = await restoreEach(api, wanted, (thing) => void back.push(thing))
    if (back.length > 0) {
      drop(new Set(back.map(({ entry }) => entry)))
      void refresh()
      setNotice({ status: notes.length > 0 ? 'warning' : 'success', text: [restoredText(back), ...notes].join(' ') })
    }
    if (errors.length > 0) await messages.fail(withReason(notBack(), refusalReason(errors[0])), errors)
  }

  async function destroy(thing: TrashedThing) {
    const { kind: what, id, entry } = thing
    const asked = { about: shownName(thing), accept: texts.delete(), danger: true }
    if (!(await messages.confirm(texts.destroyQuestion(), asked))) return
    await api('POST private/trash-delete.json.php', { kind: what, id })
    drop(new Set([entry]))
  }

  async function empty() {
    const question = emptyQuestion({ kind, count: things.length, more })
    if (!(await messages.confirm(question, { accept: texts.emptyAccept(), danger: true }))) return
    await api('POST private/trash-empty.json.php', ofKind)
    select(none)
    list.change((now) => ({ ...now, things: [], more: false }))
    onGone()
  }

  return {
    status: list.status,
    error: list.error,
    things,
    more,
    days,
    busy,
    selected,
    select,
    notice,
    dismiss: () => setNotice(undefined),
    restore: (wanted) => void alone(() => restore(wanted), notBack()),
    destroy: (thing) => void alone(() => destroy(thing), texts.destroyFailed()),
    empty: () => void alone(empty, texts.emptyFailed()),
    loadMore: () => void alone(list.loadMore, texts.moreFailed()),
    retry: list.reload,
  }
}

/** What is in the trash, of one kind or of all. */
function useTrashList(ofKind: { kind?: string }) {
  const { api } = useSite()
  const read = (before?: number) =>
    api('GET private/trash-get-list.json.php', { ...ofKind, ...(before !== undefined && { before }) })
  const list = useLoaded<TrashList>({ key: ['trash', ofKind.kind ?? ''], load: () => read() })
  const shown = list.value ?? nothing

  async function loadMore() {
    const next = await read(shown.things.at(-1)?.entry)
    list.change((now) => ({ ...next, things: [...now.things, ...next.things] }))
  }

  return { ...shown, status: list.status, error: list.error, change: list.change, reload: list.reload, loadMore }
}

/** Does one thing at a time, and says why it failed. */
function useOneAtATime(onStart: () => void) {
  const messages = useMessages()
  const [busy, setBusy] = useState(false)

  async function alone(work: () => Promise<void>, failure: string) {
    if (busy) return
    setBusy(true)
    onStart()
    try {
      await work()
    } catch (error) {
      await messages.fail(withReason(failure, refusalReason(error)), error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, alone }
}
