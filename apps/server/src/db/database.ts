import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Socket } from 'node:net'
import path from 'node:path'
import type { Client } from 'pg'
import { transact } from './after-commit.ts'
import type { Schema } from './schema.ts'
import { sqliteReader, sqliteWriter } from './sqlite-dialect.ts'

export type Reader = Kysely<Schema>
export type Writer = Transaction<Schema>

/** The one way to the data. Reads never wait for writes; a write is a transaction, committed completely or not at all. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  read: Reader
  write: <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>
  /**
   * Another number as soon as anybody has changed anything: what was read under the same number is valid. Undefined
   * on PostgreSQL, where only asking tells.
   */
  version: () => number | undefined
  /** Outside any transaction, for migrations only. */
  raw: Kysely<Schema>
  /** The SQLite file, if it is one. */
  file?: string
  close: () => Promise<void>
}

export function openSqlite(dataDir: string): Database {
  const file = path.join(dataDir, 'sitewright.sqlite')
  const writer = new Kysely<Schema>({ dialect: sqliteWriter(file) })
  const { dialect, version } = sqliteReader(file)
  const reader = new Kysely<Schema>({ dialect })
  let known: number | undefined

  /** Asked once for all that came in together: whatever they know of was committed before. */
  function versionOfTurn(): number {
    if (known === undefined) setImmediate(() => (known = undefined))
    return (known ??= version())
  }

  return {
    engine: 'sqlite',
    read: reader,
    write: async (work) => {
      const result = await transact(writer, work)
      known = undefined
      return result
    },
    version: versionOfTurn,
    raw: writer,
    file,
    async close() {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** PostgreSQL's type number of bigint, which pg gives as text: ours all fit a number. */
const int8 = 20

/** The driver is loaded only where there is a PostgreSQL to talk to. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(int8, Number)
  const open = (max: number, limits: { statement_timeout?: number }) => {
    const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 2000, keepAlive: true, ...limits })
    // A connection may be lost at any time, also while it is in use: whoever uses it is told by what was asked, and the
    // pool replaces it. Without a listener of its own, Node would end the process.
    pool.on('connect', (client: Client) => {
      client.on('error', () => {})
      if (limits.statement_timeout !== undefined) endInSilence(client)
    })
    pool.on('error', () => {})
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  }
  const db = open(10, { statement_timeout: 5000 })
  // a step over large tables takes as long as it takes
  const raw = open(2, {})
  return {
    engine: 'postgres',
    read: db,
    write: (work) => transact(db, work),
    version: () => undefined,
    raw,
    async close() {
      await raw.destroy()
      await db.destroy()
    },
  }
}

/** Milliseconds without a byte; PostgreSQL ends a statement that takes half as long. */
const silence = 10_000

/** The other side may be gone without a word: nobody waits for it for longer than for a slow answer. */
function endInSilence({ connection: { stream } }: Client): void {
  if (!(stream instanceof Socket)) return
  const gone = Object.assign(new Error('PostgreSQL does not answer any more'), { code: 'ETIMEDOUT' })
  stream.setTimeout(silence, () => stream.destroy(gone))
}
