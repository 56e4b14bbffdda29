import { sql } from 'kysely'
import type { Client } from 'pg'
import { shareDatabase } from './db/database-lock.ts'
import type { Database, Writer } from './db/database.ts'

const channel = 'sitewright_changes'

/** Tells everything that keeps a copy of what visitors see that it is out of date, on every machine of the site. */
export interface Changes {
  /** Grows with every change; a copy made under an older number is stale. */
  version: () => number
  /** Does the work as one transaction; the change is announced once it holds. */
  write: <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>
  onChange: (listener: () => void) => void
  /** Starts to hear of the other machines' changes. @throws {StartError} while a command has the database for itself. */
  listen: () => Promise<void>
  close: () => Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl?: string | undefined
  onError: (error: unknown) => void
}

/** Milliseconds before the connection that hears of changes is tried again. */
const reconnectAfter = 1000

export function createChanges({ database, databaseUrl, onError }: ChangesOptions): Changes {
  const listeners: (() => void)[] = []
  let version = 0
  let client: Client | undefined
  let closed = false

  function announce(): void {
    version++
    for (const listener of listeners) listener()
  }

  async function write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result> {
    const result = await database.write(async (tx) => {
      const value = await work(tx)
      if (database.engine === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(tx)
      return value
    })
    announce()
    return result
  }

  async function listen(): Promise<void> {
    if (!databaseUrl || closed) return
    const { default: pg } = await import('pg')
    client = new pg.Client({ connectionString: databaseUrl })
    client.on('notification', announce)
    client.on('error', (error) => {
      onError(error)
      setTimeout(() => void relisten(), reconnectAfter).unref()
    })
    await client.connect()
    try {
      await shareDatabase(client)
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** Changes may have been missed meanwhile, so everything kept is dropped. */
  async function relisten(): Promise<void> {
    try {
      await listen()
      announce()
    } catch (error) {
      onError(error)
      setTimeout(() => void relisten(), reconnectAfter).unref()
    }
  }

  return {
    version: () => version,
    write,
    onChange: (listener) => void listeners.push(listener),
    listen,
    async close() {
      closed = true
      await client?.end()
    },
  }
}

/** A value that is made anew when it is asked for after a change. Many who ask at once share one making. */
export function rememberUntilChange<Value>(changes: Changes, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = changes.version()
    if (kept?.version === version) return kept.value
    const value = make()
    kept = { version, value }
    value.catch(() => {
      if (kept?.value === value) kept = undefined
    })
    return value
  }
}
