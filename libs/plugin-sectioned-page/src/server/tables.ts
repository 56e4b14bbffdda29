import type { AnyDatabase, AnyTransaction } from '@sitewright/page-kit/server'
import type { Generated, Kysely, Transaction } from 'kysely'

export interface SectionedPageTables {
  /** Of few rows: there are no more than `maxTemplates`. */
  section_templates: {
    id: Generated<number>
    name: string
    /** The name as it is compared with others. */
    name_key: string
    /** JSON text of a layout, cleaned. */
    content: string
    /** How many sections that has. */
    sections: number
    /** The name, at that time, of anyone who saved it. */
    saved_by: string
    /** Seconds since 1970. */
    saved: number
  }
}

type Known<Database> = Database extends AnyTransaction ? Transaction<SectionedPageTables> : Kysely<SectionedPageTables>

/** The same database, with this kind's own table known. */
export function tablesOf<Database extends AnyDatabase>(database: Database): Known<Database> {
  return database as unknown as Known<Database>
}
