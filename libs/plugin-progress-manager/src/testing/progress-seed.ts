import type { Entry, SystemOption } from '@sitewright/plugin-progress-admin/model'

export interface SeedRecord {
  id: number
  Start: number
  End: number
  Notes: string
  /** Ids. */
  Stages: number[]
  struck?: { by: string; time: number; reason: string }
}

export interface SeedPerson {
  /** The registration's id. */
  id: number
  account: number
  idstate: number | null
  complete: boolean
  records: readonly SeedRecord[]
}

export interface SeedAccount {
  id: number
  Email: string
  name: string
}

export interface SeedSystem {
  id: number
  name: string
  states: readonly Entry[]
  stages: readonly Entry[]
}

/** What a store begins with. */
export interface ProgressSeed {
  /** What the page is attached to. */
  system: SeedSystem | null
  /** What it can be attached to; each has the sample's states and stages. */
  systems: readonly SystemOption[]
  accounts: readonly SeedAccount[]
  people: readonly SeedPerson[]
  /** Milliseconds since 1970. */
  now: number
  /** Anyone who makes the calls: the account whose own progress is asked for, and the name under which things are done. */
  asking: { account: number; name: string }
}
