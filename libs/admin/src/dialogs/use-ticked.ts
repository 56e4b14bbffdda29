import { useMemo, useState } from 'react'

interface Entry<Id> {
  id: Id
  linked: boolean
}

export interface Ticked<Id> {
  ticked: ReadonlySet<Id>
  /** The ticked ones in the list's order, as a server wants them. */
  ids: Id[]
  /** True when others are ticked than at first. */
  changed: boolean
  change: (ticked: ReadonlySet<Id>) => void
}

/** What is ticked in a list: the linked entries (ROLE-010, PERM-010) until somebody changes that. */
export function useTicked<Id>(entries: readonly Entry<Id>[] | undefined): Ticked<Id> {
  const linked = useMemo(() => new Set(entries?.filter((entry) => entry.linked).map(({ id }) => id)), [entries])
  const [edited, setEdited] = useState<ReadonlySet<Id>>()
  const ticked = edited ?? linked
  return {
    ticked,
    ids: (entries ?? []).filter(({ id }) => ticked.has(id)).map(({ id }) => id),
    changed: ticked.size !== linked.size || [...ticked].some((id) => !linked.has(id)),
    change: setEdited,
  }
}
