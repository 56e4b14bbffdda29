import type { TrashedThing } from '@sitewright/api-client'
import type { ReactNode } from 'react'

/** What the table and the cards are given. */
export interface TrashListProps {
  things: readonly TrashedThing[]
  /** By their entries. */
  selected: ReadonlySet<number>
  busy: boolean
  loading: boolean
  /** Shown when there is nothing. */
  empty: ReactNode
  onSelect: (entries: ReadonlySet<number>) => void
  onRestore: (things: readonly TrashedThing[]) => void
  onDestroy: (thing: TrashedThing) => void
}
