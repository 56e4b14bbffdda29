import type { AnyDatabase, AnyTransaction } from '@sitewright/page-kit/server'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'

/** Seconds since 1970. */
export type Seconds = number
/** Milliseconds since 1970. */
export type Milliseconds = number

/** A state or a stage. One that is deleted stays, so that old records remain readable. */
export interface EntryTable {
  id: Generated<number>
  system_id: number
  name: string
  /** From 0, among those that are not deleted. */
  position: number
  /** When it was deleted; null while it is there. */
  deleted: Seconds | null
}

/** Where states and where stages stand. */
export type EntryTableName = 'progress_states' | 'progress_stages'

/** What both progress kinds store. Rows of records, their stages, strikes and changes are only ever added. */
export interface ProgressTables {
  progress_systems: {
    id: Generated<number>
    name: string
    /** The name as it is compared; no two systems share it. */
    name_key: string
    created: Seconds
    /** Counts the saves of its states and stages. */
    version: number
  }
  /** The last save of each system; none where that was before these rows were written. */
  progress_saves: {
    system_id: number
    /** Null where the account is gone. */
    account_id: number | null
    saved: Seconds
  }
  progress_states: EntryTable
  progress_stages: EntryTable
  /** Which page is attached to which system; this never changes. */
  progress_pages: { page_id: number; system_id: number }
  /** A person in a system, with sums over the records that are kept true in the same transaction as those. */
  progress_registrations: {
    id: Generated<number>
    system_id: number
    /** Null once the account is deleted: what was recorded stays. */
    account_id: number | null
    /** Of the account, as they were at the registration. */
    email: string
    name: string
    registered: Seconds
    /** The name of anyone who registered the person. */
    registered_by: string
    /** The last of `progress_changes`. The state may have been deleted since. */
    state_id: number | null
    complete: 0 | 1
    /** JSON text: sorted ids of the stages named by records that are not struck out, deleted stages included. */
    stages: string
    /** Sum of end - start over the records that are not struck out. */
    recorded: Milliseconds
    /** End of the latest such record, or null. */
    last_end: Milliseconds | null
  }
  progress_records: {
    id: Generated<number>
    registration_id: number
    start: Milliseconds
    end: Milliseconds
    notes: string
    added: Seconds
    added_by: string
    /** By which a repetition of the same request is known, or null. */
    request_key: string | null
  }
  /** The stages that a record names, with the names as they were then. */
  progress_record_stages: { record_id: number; stage_id: number; name: string }
  /** Records that were a mistake: who said so, when and why. */
  progress_strikes: { record_id: number; time: Seconds; by: string; reason: string }
  /** Every state and 'Completed' that was saved for a registration. */
  progress_changes: {
    id: Generated<number>
    registration_id: number
    time: Seconds
    by: string
    state_id: number | null
    /** The state's name then; '' without one. */
    state: string
    complete: 0 | 1
  }
}

/** A person's registration in a system, as it is stored. */
export type RegistrationRow = Selectable<ProgressTables['progress_registrations']>

/** A progress record, as it is stored. */
export type RecordRow = Selectable<ProgressTables['progress_records']>

type Known<Database> = Database extends AnyTransaction ? Transaction<ProgressTables> : Kysely<ProgressTables>

/** The same database, with the tables of progression systems known. */
export function tablesOf<Database extends AnyDatabase>(database: Database): Known<Database> {
  return database as unknown as Known<Database>
}
