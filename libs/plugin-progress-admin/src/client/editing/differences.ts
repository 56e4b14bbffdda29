import type { EditedSystem, EntryKind, KeyedEntry } from './edited-system.ts'
import { texts } from './messages.ts'
import { quoted } from './texts.ts'

const kinds: readonly EntryKind[] = ['state', 'stage']

/** What somebody else has changed of a system, a line each; `before` is what both began with. */
export function changesBetween(before: EditedSystem, after: EditedSystem): string[] {
  return kinds.flatMap((kind) => changesOf(kind, before[kind], after[kind]))
}

function changesOf(kind: EntryKind, before: readonly KeyedEntry[], after: readonly KeyedEntry[]): string[] {
  const [old, now] = [byId(before), byId(after)]

  const both = ({ id }: KeyedEntry) => old.has(id) && now.has(id)
  const order = (list: readonly KeyedEntry[]) => list.filter(both).map(({ id }) => id)
  return [
    ...after.filter(({ id }) => !old.has(id)).map((entry) => texts.added({ kind, name: entry.Description })),
    ...before.filter(({ id }) => !now.has(id)).map((entry) => texts.deleted({ kind, name: entry.Description })),
    ...after.flatMap((entry) => {
      const was = old.get(entry.id)
      return was && was.Description !== entry.Description
        ? [texts.renamed({ kind, before: was.Description, after: entry.Description })]
        : []
    }),
    ...(order(before).join() === order(after).join() ? [] : [texts.reordered({ kind })]),
  ]
}

export interface Overwriting {
  /** What would be stored. */
  current: EditedSystem
  /** What it began with. */
  before: EditedSystem
  /** What somebody else has stored; undefined where that could not be read. */
  other: EditedSystem | undefined
}

/** Asked before what somebody else has saved is overwritten: names all that would be deleted with it. */
export function overwriteQuestion({ current, before, other }: Overwriting): string {
  const question = texts.overwriteQuestion()
  if (!other) return `${question}\n\n${texts.otherUnknown()}`
  const lines = kinds.flatMap((kind) => {
    const known = byId([...current[kind], ...before[kind]])
    const lost = other[kind].filter(({ id }) => !known.has(id)).map(({ Description }) => Description)
    const there = byId(other[kind])
    const back = current[kind].filter(({ id }) => id !== null && !there.has(id)).map(({ Description }) => Description)
    return [
      ...(lost.length > 0 ? [texts.deletes({ kind, count: lost.length, names: quoted(lost) })] : []),
      ...(back.length > 0 ? [texts.restores({ kind, count: back.length, names: quoted(back) })] : []),
    ]
  })
  return [question, ...(lines.length > 0 ? lines : [texts.nothingLost()])].join('\n\n')
}

function byId(entries: readonly KeyedEntry[]): ReadonlyMap<number | null, KeyedEntry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
