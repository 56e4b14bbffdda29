import { folded } from '@sitewright/ui'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { OverviewRow } from '../../contract.ts'

/** Somebody registered in the system, as the overview shows, sorts and finds people. */
export interface Person extends Omit<OverviewRow, 'stages'> {
  /** The state's name, or '' without one. */
  state: string
  /** The state's place in the system's order; -1 without one. */
  statePlace: number
  /** Ids of the completed stages, of those that the system has. */
  done: ReadonlySet<number>
  /** What a search by text looks at. */
  searched: string
}

/** The people of an overview, in its order. */
export function toPeople(rows: readonly OverviewRow[], system: ProgressionSystem): Person[] {
  const places = new Map(system.SystemStates.map(({ id }, place) => [id, place]))
  const stages = new Set(system.SystemStages.map(({ id }) => id))
  return rows.map(({ stages: completed, ...row }) => {
    const statePlace = row.idstate === null ? -1 : (places.get(row.idstate) ?? -1)
    return {
      ...row,
      state: system.SystemStates[statePlace]?.Description ?? '',
      statePlace,
      done: new Set(completed.filter((id) => stages.has(id))),
      searched: folded(`${row.name}\n${row.email}`),
    }
  })
}
