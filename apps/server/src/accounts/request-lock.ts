import { sql } from 'kysely'
import type { Database, Writer } from '../db/database.ts'

/** Any number; with it each kind of turn has a lock of its own. */
const lockSpace = 720_140

const turns = { 'reset requests': 1, 'deactivation requests': 2 } as const

/**
 * Lets transactions of one kind wait for each other, so that none counts while another adds. SQLite has one writer anyway.
 * To be called before anything is read in the transaction.
 */
export async function lockRequests({ engine }: Pick<Database, 'engine'>, tx: Writer, kind: keyof typeof turns) {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockSpace}::int, ${turns[kind]}::int)`.execute(tx)
}
