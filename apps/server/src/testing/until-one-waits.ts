import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Database } from '../db/database.ts'

/** More turns than a call takes from its arrival to the database, where nothing but SQLite is asked. */
const turns = 100

/**
 * Resolves when a call that was just made waits for a transaction that is open: over PostgreSQL when one is seen to wait
 * for a lock, over SQLite, which answers in the same turn, after as many turns as any call needs to get there.
 *
 * @param others how many wait already.
 */
export async function untilOneWaits(database: Database, others = 0): Promise<void> {
  if (database.engine === 'postgres') {
    await vi.waitUntil(async () => (await waiting(database)) > others)
    return
  }
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}

async function waiting(database: Database): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.read)
  return rows.length
}
