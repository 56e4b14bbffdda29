import { sql } from 'kysely'
import type { Database, Writer } from '../db/database.ts'

/** Any number of its own. */
const lockKey = 7_201_405

/** Looks that are listed, the newest. */
export const listedLooks = 100

/** Publications, and changes of fonts that looks name, wait for one another. SQLite has one writer anyway. */
export async function lockLooks(tx: Writer, engine: Database['engine']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
}

/** The texts of the looks in the history, the newest first. */
export async function latestLooks(db: Writer | Database['read']): Promise<string[]> {
  const rows = await db
    .selectFrom('looks')
    .select('look')
    // all of them, and the database is told to take the index
    .where('id', '>', 0)
    .orderBy('id', 'desc')
    .limit(listedLooks)
    .execute()
  return rows.map(({ look }) => look)
}
