import { isSameName } from '../../model/same-name.ts'
import type { EditedEntry, Entry } from '../../model/system.ts'
import type { AttachedSystem } from '../load.ts'

export type EntryKind = 'state' | 'stage'

/** A state or a stage while it is edited. */
export interface KeyedEntry extends Readonly<EditedEntry> {
  /** Tells it from the others wherever it is moved, also once it is stored. Never stored. */
  readonly key: string
}

/** What can be changed of a system: its states and its stages, each in their order. */
export type EditedSystem = Readonly<Record<EntryKind, readonly KeyedEntry[]>>

export function editedSystem({ SystemStates, SystemStages }: AttachedSystem): EditedSystem {
  return { state: keyed('state', SystemStates), stage: keyed('stage', SystemStages) }
}

function keyed(kind: EntryKind, entries: readonly Entry[]): KeyedEntry[] {
  return entries.map(({ id, Description }) => ({ id, Description, key: `${kind}-${id}` }))
}

/** The same entries have the keys that they had before, also new ones that are stored now. */
export function withKeysOf(system: EditedSystem, before: EditedSystem): EditedSystem {
  const withKeys = (kind: EntryKind) => {
    const byId = new Map(before[kind].map(({ id, key }) => [id, key]))
    const byName = new Map(
      before[kind].flatMap(({ id, key, Description }) => (id === null ? [[Description, key]] : [])),
    )
    return system[kind].map((entry) => ({
      ...entry,
      key: byId.get(entry.id) ?? byName.get(entry.Description) ?? entry.key,
    }))
  }
  return { state: withKeys('state'), stage: withKeys('stage') }
}

/** As the server takes it. */
export function sentSystem({ state, stage }: EditedSystem): Record<'SystemStates' | 'SystemStages', EditedEntry[]> {
  const plain = ({ id, Description }: KeyedEntry) => ({ id, Description })
  return { SystemStates: state.map(plain), SystemStages: stage.map(plain) }
}

export function isChanged(system: EditedSystem, stored: EditedSystem): boolean {
  if (system === stored) return false
  return JSON.stringify(sentSystem(system)) !== JSON.stringify(sentSystem(stored))
}

/** True if what is stored now is what was sent, whose new entries have got ids. */
export function wasStored(sent: EditedSystem, stored: EditedSystem): boolean {
  return isStoredAs(sent.state, stored.state) && isStoredAs(sent.stage, stored.stage)
}

function isStoredAs(sent: readonly KeyedEntry[], stored: readonly KeyedEntry[]): boolean {
  const known = new Set(sent.map(({ id }) => id))
  return (
    sent.length === stored.length &&
    stored.every(({ id, Description }, at) => {
      const own = sent[at]
      return own?.Description.trim() === Description && (own.id === null ? !known.has(id) : own.id === id)
    })
  )
}

/** The entry of this key, and where it is; undefined if it is not there any more. */
export function find(system: EditedSystem, kind: EntryKind, key: string): (KeyedEntry & { index: number }) | undefined {
  const index = system[kind].findIndex((entry) => entry.key === key)
  const entry = system[kind][index]
  return entry && { ...entry, index }
}

/**
 * True if an entry cannot have this name, because another one has it, ignoring case: for a state another one in either
 * list, for a stage another stage (PADM-025, Q140).
 *
 * @param own the key of the entry that is to be renamed.
 */
export function isTaken(system: EditedSystem, kind: EntryKind, name: string, own?: string): boolean {
  const others = kind === 'state' ? [...system.state, ...system.stage] : system.stage
  return others.some(({ key, Description }) => key !== own && isSameName(Description, name))
}

export function added(system: EditedSystem, kind: EntryKind, entry: KeyedEntry): EditedSystem {
  return { ...system, [kind]: [...system[kind], entry] }
}

export function renamed(system: EditedSystem, kind: EntryKind, key: string, Description: string): EditedSystem {
  return { ...system, [kind]: system[kind].map((entry) => (entry.key === key ? { ...entry, Description } : entry)) }
}

export function removed(system: EditedSystem, kind: EntryKind, key: string): EditedSystem {
  return { ...system, [kind]: system[kind].filter((entry) => entry.key !== key) }
}

/**
 * With an entry that was removed where it was. One that a save has taken out in the meantime becomes a new one.
 *
 * @param stored the system as the server has it.
 */
export function putBack(
  system: EditedSystem,
  stored: EditedSystem,
  { kind, entry, index }: { kind: EntryKind; entry: KeyedEntry; index: number },
): EditedSystem {
  if (system[kind].some(({ key }) => key === entry.key)) return system
  const id = stored[kind].some((one) => one.id === entry.id) ? entry.id : null
  return { ...system, [kind]: system[kind].toSpliced(index, 0, { ...entry, id }) }
}

/** A place beyond the ends changes nothing (PADM-027). */
export function moved(system: EditedSystem, kind: EntryKind, from: number, to: number): EditedSystem {
  const list = system[kind]
  const entry = list[from]
  if (!entry || from === to || to < 0 || to >= list.length) return system
  return { ...system, [kind]: list.toSpliced(from, 1).toSpliced(to, 0, entry) }
}

/** With the ids of those entries that are stored by now. */
export function withIdsOf(system: EditedSystem, stored: EditedSystem): EditedSystem {
  const withIds = (kind: EntryKind) => {
    const ids = new Map(stored[kind].map(({ key, id }) => [key, id]))
    return system[kind].map((entry) => ({ ...entry, id: ids.get(entry.key) ?? entry.id }))
  }
  return { state: withIds('state'), stage: withIds('stage') }
}
