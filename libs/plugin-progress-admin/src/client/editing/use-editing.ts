import { useMemo, useRef, useState } from 'react'
import type { AttachedSystem } from '../load.ts'
import * as edited from './edited-system.ts'
import type { EditedSystem, EntryKind } from './edited-system.ts'
import { goneOn, startEditing, type Editing } from './editing.ts'

/** What can be done to a system. The same functions with every rendering, so that no row is rendered for them. */
export interface SystemActions {
  /** The system as it is now, also between two renderings. */
  now: () => EditedSystem
  /** @returns the key of the new entry, which is the last. */
  add: (kind: EntryKind, Description: string) => string
  rename: (kind: EntryKind, key: string, Description: string) => void
  move: (kind: EntryKind, from: number, to: number) => void
  remove: (kind: EntryKind, key: string) => void
  /** Drops every change. */
  discard: () => void
  /** Goes on from what was edited before and not saved, based on this version. */
  goOn: (current: EditedSystem, version: number | undefined) => void
}

export interface EditedProgression {
  editing: Editing
  /** Something differs from what is stored. */
  changed: boolean
  actions: SystemActions
  /** For what the server answers: the editing as it is by then, and its successor. */
  latest: () => Editing
  set: (editing: Editing) => void
}

/** A system while it is edited: nobody else sees that before it is saved. */
export function useEditing(system: AttachedSystem): EditedProgression {
  const [editing, setEditing] = useState(() => startEditing(system))
  // Whoever waits for an answer goes on with the system of that time, not with the one that was shown when he began.
  const latest = useRef(editing)
  const keys = useRef(0)

  const stable = useMemo(() => {
    const set = (next: Editing) => {
      latest.current = next
      setEditing(next)
    }
    const now = () => latest.current.current
    const apply = (next: EditedSystem) => set({ ...latest.current, current: next })
    const actions: SystemActions = {
      now,
      add: (kind, Description) => {
        keys.current += 1
        const key = `new-${keys.current}`
        apply(edited.added(now(), kind, { key, id: null, Description }))
        return key
      },
      rename: (kind, key, Description) => apply(edited.renamed(now(), kind, key, Description)),
      move: (kind, from, to) => apply(edited.moved(now(), kind, from, to)),
      remove: (kind, key) => apply(edited.removed(now(), kind, key)),
      discard: () => apply(latest.current.stored),
      goOn: (current, version) => set(goneOn(latest.current, current, version)),
    }
    return { actions, set, latest: () => latest.current }
  }, [])

  const { current, stored } = editing
  const changed = useMemo(() => edited.isChanged(current, stored), [current, stored])
  return { editing, changed, ...stable }
}
