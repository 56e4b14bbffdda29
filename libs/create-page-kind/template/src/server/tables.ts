import type { AnyDatabase, AnyTransaction } from '@sitewright/page-kit/server'
import type { Kysely, Transaction } from 'kysely'

export interface SampleKindTables {
  sample_kind_thanks: {
    page_id: number
    account_id: number
    /** Seconds since 1970. */
    time: number
  }
}

type Known<Database> = Database extends AnyTransaction ? Transaction<SampleKindTables> : Kysely<SampleKindTables>

/** The same database, with this kind's own tables known. */
export function tablesOf<Database extends AnyDatabase>(database: Database): Known<Database> {
  return database as unknown as Known<Database>
}
