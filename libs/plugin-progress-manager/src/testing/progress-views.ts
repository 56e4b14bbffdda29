import type { Certificate, OverviewRow, OwnProgress, ProgressChange, Progression } from '../contract.ts'
import type { SeedRecord, SeedSystem } from './progress-seed.ts'

export interface StoredRecord extends Omit<SeedRecord, 'struck'> {
  by: string
  time: number
  struck: { by: string; time: number; reason: string } | null
  /** Of the stages, as they were then. */
  names: readonly string[]
  key?: string
}

export interface Registration {
  id: number
  account: number
  email: string
  name: string
  idstate: number | null
  complete: boolean
  records: StoredRecord[]
  /** The latest first. */
  changes: ProgressChange[]
  registered: { by: string; time: number }
}

const counting = ({ records }: Registration) => records.filter(({ struck }) => struck === null)
const latestFirst = (one: { Start: number; id: number }, other: { Start: number; id: number }) =>
  other.Start - one.Start || other.id - one.id

/** Ids of the stages that are named by records which are not struck out. */
export function completedStages(registration: Registration, system?: SeedSystem | null): number[] {
  const ids = [...new Set(counting(registration).flatMap(({ Stages }) => Stages))].toSorted((one, other) => one - other)
  return system ? ids.filter((id) => system.stages.some((stage) => stage.id === id)) : ids
}

function hoursOf(registration: Registration): number {
  return counting(registration).reduce((sum, { Start, End }) => sum + End - Start, 0) / 3_600_000
}

export function progressionOf(registration: Registration, system: SeedSystem | null): Progression {
  const { idstate, complete, records, changes, registered } = registration
  return {
    records: records
      .toSorted(latestFirst)
      .map(({ id, Start, End, by, time, struck }) => ({ id, Start, End, by, time, struck })),
    stages: completedStages(registration, system),
    hours: hoursOf(registration),
    ...{ idstate, complete, changes, registered },
  }
}

export function overviewRow(registration: Registration, system: SeedSystem | null): OverviewRow {
  const { id, email, name, idstate, complete } = registration
  const ends = counting(registration).map(({ End }) => End)
  return {
    ...{ id, email, name, idstate, complete },
    stages: completedStages(registration, system),
    hours: hoursOf(registration),
    last: ends.length > 0 ? Math.max(...ends) : null,
  }
}

export function ownProgress(registration: Registration, system: SeedSystem, state: string): OwnProgress {
  return {
    SystemName: system.name,
    SystemStages: [...system.stages],
    stages: completedStages(registration, system),
    state,
    complete: registration.complete,
    hours: hoursOf(registration),
    records: counting(registration)
      .toSorted(latestFirst)
      .map(({ id, Start, End, names }) => ({ id, Start, End, Stages: [...names] })),
  }
}

export function certificateOf(registration: Registration, system: SeedSystem, state: string): Certificate {
  const { name, email, complete, changes, registered } = registration
  const records = counting(registration).toSorted((one, other) => one.End - other.End)
  return {
    site: { title: 'Alpine Club', logo: '' },
    SystemName: system.name,
    name: name || email,
    ...{ state, complete, hours: hoursOf(registration), of: system.stages.length },
    completed: complete ? { by: changes[0]?.by ?? registered.by, time: changes[0]?.time ?? registered.time } : null,
    stages: system.stages.flatMap(({ id, Description }) => {
      const first = records.find(({ Stages }) => Stages.includes(id))
      return first ? [{ name: Description, done: first.End, by: first.by }] : []
    }),
  }
}
