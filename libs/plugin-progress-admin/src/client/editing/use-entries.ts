import { withCalls, type Api } from '@sitewright/api-client'
import { useDeferredFocus, useSite } from '@sitewright/page-kit'
import { useMessages, type Messages } from '@sitewright/ui'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import { maxNameLength, maxEntries } from '../../model/limits.ts'
import { failures } from '../failure-messages.ts'
import { find, isTaken, type EntryKind, type KeyedEntry } from './edited-system.ts'
import { texts } from './messages.ts'
import type { SystemActions } from './use-edited-system.ts'
import { deletionQuestion, type Uses } from './texts.ts'

/** What the buttons of a list do. The same functions with every rendering. */
export interface EntryActions {
  add: () => Promise<void>
  rename: (key: string) => Promise<void>
  step: (key: string, by: -1 | 1) => void
  drop: (from: number, to: number) => void
  remove: (key: string) => Promise<void>
  now: () => readonly KeyedEntry[]
}

export interface EntriesOptions {
  pageId: number
  kind: EntryKind
  actions: SystemActions
  /** Tells screen readers. The same function with every rendering. */
  say: (news: string) => void
  /** Says that something was deleted, and offers to put it back. The same function with every rendering. */
  offerUndo: (news: string, undo: () => void) => void
}

export interface Entries {
  actions: EntryActions
  /** The entry of which is being found out who would lose something with it. */
  asked: string | undefined
}

interface Question {
  question: string
  /** The name as it is. */
  present: string
  /** The key of the entry that is to be renamed. */
  own?: string
  /** By which it was asked for. */
  button: () => HTMLElement | null
}

/** One of the two lists: what is asked before it changes, where the focus goes then, and what is said about it. */
export function useEntries({ pageId, kind, actions, say, offerUndo }: EntriesOptions): Entries {
  const { api } = useSite()
  const messages = useMessages()
  const wishFocus = useDeferredFocus()
  const [asked, setAsked] = useState<string>()
  const asking = useRef(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])

  const stable = useMemo<EntryActions>(() => {
    const told = { messages, say, offerUndo, wishFocus }
    const list: EditedList = { api, pageId, kind, actions, ...told, setAsked, asking, gone }
    return {
      now: () => actions.now()[kind],
      add: () => add(list),
      rename: (key) => rename(list, key),
      step: (key, by) => step(list, key, by),
      // what is said of it is said by the dragging itself
      drop: (from, to) => actions.move(kind, from, to),
      remove: (key) => remove(list, key),
    }
  }, [api, pageId, kind, actions, messages, say, offerUndo, wishFocus])

  return { actions: stable, asked }
}

interface EditedList extends EntriesOptions {
  api: Api
  messages: Messages
  wishFocus: ReturnType<typeof useDeferredFocus>
  setAsked: (key: string | undefined) => void
  /** True while it is being found out who would lose something. */
  asking: RefObject<boolean>
  /** True once the list is gone. */
  gone: Readonly<RefObject<boolean>>
}

const placeIn = ({ actions, kind }: EditedList, index: number) => ({
  place: index + 1,
  count: actions.now()[kind].length,
})

async function add(list: EditedList): Promise<void> {
  const { kind, actions, say, wishFocus } = list
  const button = () => addButton(kind)
  const Description = await askName(list, { question: texts.newName({ kind }), present: '', button })
  if (Description === undefined || actions.now()[kind].length >= maxEntries) return
  const key = actions.add(kind, Description)
  say(texts.saidAdded({ name: Description, ...placeIn(list, actions.now()[kind].length - 1) }))
  // the button keeps the focus: who adds one will want to add another
  wishFocus(() => {
    document.querySelector(`[data-entry="${key}"]`)?.scrollIntoView?.({ block: 'nearest' })
    return button()
  })
}

async function rename(list: EditedList, key: string): Promise<void> {
  const { kind, actions, say } = list
  const entry = find(actions.now(), kind, key)
  if (!entry) return
  const button = () => buttonOf(key, 'rename')
  const present = entry.Description
  const name = await askName(list, { question: texts.otherName({ kind }), present, own: key, button })
  if (name === undefined) return
  actions.rename(kind, key, name)
  say(texts.saidRenamed({ before: entry.Description, after: name }))
}

function step(list: EditedList, key: string, by: -1 | 1): void {
  const { kind, actions, say, wishFocus } = list
  const entry = find(actions.now(), kind, key)
  const to = (entry?.index ?? 0) + by
  const last = actions.now()[kind].length - 1
  if (!entry || to < 0 || to > last) return
  actions.move(kind, entry.index, to)
  say(texts.saidMoved({ name: entry.Description, ...placeIn(list, to) }))
  // a button that is disabled now would lose the focus
  const pressed = by < 0 ? to > 0 : to < last
  wishFocus(() => buttonOf(key, by < 0 === pressed ? 'up' : 'down'))
}

async function remove(list: EditedList, key: string): Promise<void> {
  const { kind, actions, messages, say, offerUndo, wishFocus, asking, gone } = list
  const entry = find(actions.now(), kind, key)
  if (!entry || asking.current) return
  const question = deletionQuestion(kind, entry.Description, await usesOf(list, entry))
  if (gone.current || !(await messages.confirm(question, { danger: true, accept: texts.delete() }))) return
  const found = find(actions.now(), kind, key)
  if (!found) return
  const { index, ...removed } = found
  actions.remove(kind, key)
  say('')
  offerUndo(texts.saidDeleted({ name: removed.Description }), () => {
    if (isTaken(actions.now(), kind, removed.Description)) return void messages.alert(failures.duplicate())
    actions.putBack(kind, removed, index)
    wishFocus(() => buttonOf(key, 'delete'))
  })
  const next = actions.now()[kind][index] ?? actions.now()[kind][index - 1]
  wishFocus(() => (next ? buttonOf(next.key, 'delete') : addButton(kind)))
}

async function usesOf({ api, pageId, kind, asking, setAsked }: EditedList, { key, id }: KeyedEntry): Promise<Uses> {
  if (id === null) return 'unsaved'
  asking.current = true
  setAsked(key)
  const uses = await findUses(api, pageId, { [kind]: id })
  asking.current = false
  setAsked(undefined)
  return uses
}

/** A name that the entry can have, if one is given. */
async function askName(
  { messages, actions, kind }: EditedList,
  { question, present, own, button }: Question,
): Promise<string | undefined> {
  let initial = present
  for (;;) {
    const typed = await messages.prompt(question, initial)
    const name = (typed ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
    if (name === '' || name === present) return undefined
    const tooLong = name.length > maxNameLength
    if (!tooLong && !isTaken(actions.now(), kind, name, own)) return name
    // where the message gives the focus back: the question's own giving back comes too late for it
    button()?.focus()
    await messages.alert(tooLong ? texts.nameTooLong({ most: maxNameLength }) : failures.duplicate())
    if (!tooLong) return undefined
    initial = name
  }
}

async function findUses(api: Api, pageId: number, entry: Partial<Record<EntryKind, number>>): Promise<Uses> {
  try {
    const call = withCalls<ProgressAdminCalls>(api)
    return await call('GET protected/plugin/progress-admin/get-uses.json.php', { id: pageId, ...entry })
  } catch (error) {
    console.error(error)
    return 'unknown'
  }
}

/** The button of an entry that does something. */
function buttonOf(key: string, act: 'up' | 'down' | 'rename' | 'delete'): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-entry="${key}"] [data-act=${act}]`)
}

function addButton(kind: EntryKind): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-add=${kind}]`)
}
