import { dateTimeFormat } from '@sitewright/messages'
import type { ProgressChange, ProgressRecord, Progression } from '../../contract.ts'

interface Happened {
  /** Unique among the entries. */
  key: string
  /** Milliseconds since 1970; of a record its start. */
  at: number
}

/** Something that happened in a person's progression. */
export type TimelineEntry = Happened &
  (
    | { kind: 'registered'; by: string }
    | { kind: 'record'; record: ProgressRecord }
    /** What a save changed: the state, 'Completed', or both. */
    | { kind: 'change'; by: string; state?: string; complete?: boolean }
  )

export interface TimelineMonth {
  /** Such as 'March 2026'. */
  name: string
  entries: TimelineEntry[]
}

/** All that happened, the latest first; of what happened at once records come first and the registration last. */
export function timelineEntries({ records, changes, registered }: Progression): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...records.map((record) => ({ kind: 'record' as const, key: `record ${record.id}`, at: record.Start, record })),
    ...changeEntries(changes),
    { kind: 'registered', key: 'registered', at: registered.time * 1000, by: registered.by },
  ]
  return entries.toSorted((one, other) => other.at - one.at)
}

function changeEntries(changes: readonly ProgressChange[]): TimelineEntry[] {
  return changes.map(({ by, time, state, complete }, index) => {
    // the latest come first; before the first of all there was neither a state nor a completion
    const before = changes[index + 1] ?? { state: '', complete: false }
    return {
      ...{ kind: 'change', key: `change ${changes.length - index}`, at: time * 1000, by },
      ...(state === before.state ? {} : { state }),
      ...(complete === before.complete ? {} : { complete }),
    }
  })
}

/** Entries under their months, as they are in the site's time zone, or else the browser's. */
export function byMonth(entries: readonly TimelineEntry[]): TimelineMonth[] {
  const month = dateTimeFormat({ month: 'long', year: 'numeric' })
  const months: TimelineMonth[] = []
  for (const entry of entries) {
    const name = month.format(entry.at)
    if (months.at(-1)?.name !== name) months.push({ name, entries: [] })
    months.at(-1)?.entries.push(entry)
  }
  return months
}
