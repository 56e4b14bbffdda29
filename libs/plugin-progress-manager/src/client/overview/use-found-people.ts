import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { nextSort, sortRows, type Sort } from '@sitewright/ui'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OverviewRow } from '../../contract.ts'
import { filterPeople, knownFilter, noFilter, type PersonFilter } from './person-filter.ts'
import { personSortValue } from './person-sort.ts'
import { toPeople, type Person } from './person.ts'
import { totalsOf, type Totals } from './totals.ts'

/** Thousands of rows would make every press slow, and so would hundreds of columns. */
const maxRows = 100
const maxCells = 4000

/** What the overview shows of all people. */
export interface OverviewView {
  filter: PersonFilter
  sort: Sort | undefined
  /** From 0. */
  page: number
  /** Registrations that are ticked, found or not. */
  chosen?: ReadonlySet<number>
}

const nobody: ReadonlySet<number> = new Set()

const unchanged: OverviewView = { filter: noFilter, sort: undefined, page: 0 }

export interface FoundPeople {
  /** What the controls say; the table may be a moment behind. */
  filter: PersonFilter
  change: (part: Partial<PersonFilter>) => void
  clear: () => void
  /** What the table is sorted by. */
  applied: PersonFilter
  sort: Sort | undefined
  sortBy: (key: string) => void
  /** All that there are. */
  all: readonly Person[]
  /** All that were found, in their order. */
  found: readonly Person[]
  totals: Totals
  /** Those on the page. */
  shown: readonly Person[]
  /** From 0. */
  page: number
  perPage: number
  goTo: (page: number) => void
  /** Those of all people who are ticked, found or not, in the order of the overview. */
  chosen: readonly Person[]
  /** Ticks registrations, or takes their ticks away. */
  tick: (ids: readonly number[], on: boolean) => void
}

export interface FoundPeopleOptions {
  rows: readonly OverviewRow[]
  system: ProgressionSystem
  /** To begin with. */
  view?: OverviewView | undefined
  onLeave?: ((view: OverviewView) => void) | undefined
}

/** The people of an overview: a filter among them, their order, and a page of what was found. */
export function useFoundPeople({
  rows,
  system,
  view: viewBefore = unchanged,
  onLeave,
}: FoundPeopleOptions): FoundPeople {
  const [view, setView] = useState(viewBefore)
  const { sort } = view
  const filter = useMemo(() => knownFilter(view.filter, system), [view.filter, system])
  // Typing stays responsive while the table still renders the previous text.
  const applied = useDeferredValue(filter)
  const people = useMemo(() => toPeople(rows, system), [rows, system])
  const matching = useMemo(() => filterPeople(people, applied), [people, applied])
  const totals = useMemo(() => totalsOf(matching, system.SystemStages), [matching, system])
  const found = useMemo(() => sortRows(matching, sort, personSortValue), [matching, sort])
  const perPage = Math.max(10, Math.min(maxRows, Math.floor(maxCells / (system.SystemStages.length + 5))))
  // fewer people may be there than when the page was chosen
  const page = Math.min(view.page, Math.max(0, Math.ceil(found.length / perPage) - 1))
  const shown = useMemo(() => found.slice(page * perPage, (page + 1) * perPage), [found, page, perPage])

  const leave = useEffectEvent(() => onLeave?.(view))
  useEffect(() => () => leave(), [])

  const marked = view.chosen ?? nobody
  const chosen = useMemo(() => people.filter(({ id }) => marked.has(id)), [people, marked])
  const tick = useCallback((ids: readonly number[], on: boolean) => {
    setView((now) => {
      const before = now.chosen ?? nobody
      const left = [...before].filter((id) => !ids.includes(id))
      return { ...now, chosen: new Set(on ? [...before, ...ids] : left) }
    })
  }, [])

  const show = (part: Partial<OverviewView>) => setView((now) => ({ ...now, page: 0, ...part }))
  const sortBy = useCallback((key: string) => {
    setView((now) => ({ ...now, page: 0, sort: nextSort(now.sort, key) }))
  }, [])
  return {
    filter,
    change: (part) => show({ filter: { ...filter, ...part } }),
    clear: () => show({ filter: noFilter }),
    applied,
    all: people,
    ...{ sort, sortBy, found, totals, shown, page, perPage, chosen, tick },
    goTo: (to) => show({ page: to }),
  }
}
