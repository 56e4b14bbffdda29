import type { AttachedSystem } from '../load.ts'
import { editedSystem, isChanged, withIdsOf, type EditedSystem } from './edited-system.ts'

/** A system being edited, beside what is stored of it. */
export interface Editing {
  current: EditedSystem
  stored: EditedSystem
  /** Of what is stored: what the next save is based on. */
  version: number
}

export function startEditing(system: AttachedSystem): Editing {
  const stored = editedSystem(system)
  return { current: stored, stored, version: system.version }
}

/** The server has stored what it was sent. */
export function saved(editing: Editing, sent: EditedSystem, version: number): Editing {
  return { current: editing.current, stored: sent, version }
}

/** After a save the system was read again. What was edited meanwhile stays, and is not saved yet. */
export function reloaded({ current, stored: before, version }: Editing, system: AttachedSystem): Editing {
  const stored = editedSystem(system, before)
  if (!isChanged(current, before)) return { current: stored, stored, version: system.version }
  // Based on the own save: what others have added since must not be deleted unseen.
  return { current: withIdsOf(current, stored), stored, version }
}

/** Goes on from what was edited before and not saved; based on the version of that time. */
export function goneOn({ stored, version }: Editing, current: EditedSystem, base: number | undefined): Editing {
  return { current, stored, version: base ?? version }
}

/** Instead of all edits, what somebody else has stored. */
export function replaced({ stored }: Editing, system: AttachedSystem): Editing {
  const other = editedSystem(system, stored)
  return { current: other, stored: other, version: system.version }
}
