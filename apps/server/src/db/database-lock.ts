import type { Client } from 'pg'
import { StartError } from './start-error.ts'

/** Any number; PostgreSQL counts locks by database. */
const lockKey = 7_201_404

/**
 * Says on this connection, as long as it lasts, that a server runs on the database; several may. It is for PostgreSQL
 * what the lock of the data folder is for SQLite.
 *
 * @throws {StartError} while a command has the database for itself.
 */
export async function shareDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [lockKey])
  if (!rows[0]?.held) throw new StartError('The database is being moved or restored; please start again afterwards')
}

/** Of the servers that run on the database one has this lock. */
const leadKey = 7_201_406

/** True on one of all connections that ask, from then on and as long as it lasts; then another one may have it. */
export async function leadDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [leadKey])
  return rows[0]?.held === true
}

/**
 * Takes the database for a command alone: no server runs on it, and none starts.
 *
 * @throws {StartError} while a server runs on it, or another command has it.
 */
export async function lockDatabase(url: string): Promise<{ release: () => Promise<void> }> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // a connection that is lost is found out by the work itself
  await client.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
    if (!rows[0]?.held) throw new StartError('A Sitewright is running on this database; please stop it first')
  } catch (error) {
    await client.end()
    throw error
  }
  return { release: () => client.end() }
}

/** Servers that start on the database take turns by this lock. */
const startKey = 7_201_405

/**
 * Does the work while no other server that starts on the same PostgreSQL does it: one makes the tables and the first
 * content, the others then find them there. SQLite has one server anyway, so nobody waits.
 */
export async function takeStartTurn<Result>(
  databaseUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, keepAlive: true })
  client.on('error', () => {}) // with the connection goes the lock; the work finds out by itself
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startKey])
    return await work()
  } finally {
    await client.end()
  }
}
