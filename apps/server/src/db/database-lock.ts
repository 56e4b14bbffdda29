import type { Client } from 'pg'
import { StartError } from './start-error.ts'

/** Any number; PostgreSQL counts locks by database. */
const lockKey = 7_201_404

/**
 * Takes a shared lock on this connection, which says that a server runs on the database; several may. It is for
 * PostgreSQL what the lock of the data folder is for SQLite.
 *
 * @throws {StartError} while a command has the database for itself.
 */
export async function shareDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [lockKey])
  if (!rows[0]?.held) throw new StartError('The database is being moved or restored; please start again afterwards')
}

/** The lock that the leader of the servers on the database has. */
const leadKey = 7_201_406

/** Tries to become the leader: true on one of all connections that ask, until that connection ends. */
export async function tryToLead(client: Client): Promise<boolean> {
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

/** The lock under which servers start on the database, one after the other. */
const startKey = 7_201_405

/**
 * Does the work under a lock that servers on the same PostgreSQL take while they start: the first one makes the tables and
 * the first content, the others find them. SQLite has one server only and needs no lock.
 */
export async function withStartLock<Result>(
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
