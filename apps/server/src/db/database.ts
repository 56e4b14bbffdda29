import { Kysely, PostgresDialect, type CompiledQuery, type Logger, type Transaction } from 'kysely'
import { Socket } from 'node:net'
import path from 'node:path'
import type { Client, ClientConfig, Pool } from 'pg'
import { transact } from './after-commit.ts'
import type { Named, Needed } from './change-log.ts'
import type { Schema } from './schema.ts'
import { sqliteReader, sqliteWriter } from './sqlite-dialect.ts'
import { createTableVersions } from './table-versions.ts'
import { createWalCheckpoint } from './wal-checkpoint.ts'
import { createWalSync } from './wal-sync.ts'

export type Reader = Kysely<Schema>
export type Writer = Transaction<Schema>

/** Reads nothing but these tables. */
export type ReaderOf<Table extends keyof Schema> = Kysely<Pick<Schema, Table>>

/** The one way to the data. Reads never wait for writes; a write is a transaction, committed completely or not at all. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  read: Reader
  write: <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>
  /**
   * Another number as soon as anybody has changed any of these tables: what was read of them under the same number is
   * valid. Undefined on PostgreSQL, where only asking tells.
   */
  version: (tables?: Needed<keyof Schema>) => number | undefined
  /** Outside any transaction, for migrations only. */
  raw: Kysely<Schema>
  /** The SQLite file, if it is one. */
  file?: string
  /** Why the disk of the SQLite file is not written to any more: it has failed. */
  diskFailure?: () => Error | undefined
  close: () => Promise<void>
}

export interface OpenOptions {
  /** Is told of every query that was answered. */
  onQuery?: (query: CompiledQuery) => void
  /** Is told once that the disk of a SQLite file has failed: every write is refused from then on. */
  onDiskFailure?: (error: Error) => void
}

function loggerOf({ onQuery }: OpenOptions): { log?: Logger } {
  return onQuery ? { log: ({ level, query }) => void (level === 'query' && onQuery(query)) } : {}
}

export function openSqlite(dataDir: string, options: OpenOptions = {}): Database {
  const logger = loggerOf(options)
  const file = path.join(dataDir, 'sitewright.sqlite')
  const writing = sqliteWriter(file, { begun: () => versions.begun(), committed })
  const writer = new Kysely<Schema>({ dialect: writing.dialect, ...logger })
  const reading = sqliteReader(file)
  const reader = new Kysely<Schema>({ dialect: reading.dialect, ...logger })
  const versions = createTableVersions({ seenByReader: reading.seen, seenByWriter: writing.seen })
  const sync = createWalSync(`${file}-wal`, options.onDiskFailure)
  const alone = (work: () => Promise<void>) => writer.connection().execute(work)
  const checkpoint = createWalCheckpoint({ file, logged: writing.logged, alone })

  function committed(tables: Named<string>): void {
    if (tables !== 'everything' && tables.size === 0) return
    versions.committed(tables)
    sync.committed()
    checkpoint.committed()
  }

  return {
    engine: 'sqlite',
    read: reader,
    async write(work) {
      sync.assertWorks()
      return transact(writer, work, sync.durable)
    },
    version: (tables = 'everything') => versions.version(tables),
    raw: writer,
    file,
    diskFailure: sync.failure,
    async close() {
      await checkpoint.close()
      await sync.close()
      await reader.destroy()
      reading.close()
      await writer.destroy()
      writing.close()
    },
  }
}

/** PostgreSQL's type number of bigint, which pg gives as text: ours all fit a number. */
const int8 = 20

/** Milliseconds for which a new connection is waited for: a server that is away is soon told from a busy one. */
const connectWithin = 2000

/** Milliseconds for which a request waits for a connection at most. Where nothing is wrong but a slow moment it is answered. */
const maxWait = 20_000

/** How many may wait for a connection at once: who comes then is refused at once rather than after all of them. */
const maxQueueLength = 1000

function withBoundedQueue(pool: Pool) {
  return {
    async connect() {
      if (pool.waitingCount >= maxQueueLength)
        throw Object.assign(new Error('Too many wait for a connection'), { code: '53300' })
      return pool.connect()
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** The driver is loaded only where there is a PostgreSQL to talk to. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Database> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(int8, Number)
  /** The pool's own limit of time is for all that wait, most of them for a connection that is in use. */
  class QuickClient extends pg.Client {
    constructor(config?: string | ClientConfig) {
      super({
        ...(typeof config === 'string' ? { connectionString: config } : config),
        connectionTimeoutMillis: connectWithin,
      })
    }
  }
  const open = (max: number, limits: { statement_timeout?: number }) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      Client: QuickClient,
      connectionTimeoutMillis: maxWait,
      keepAlive: true,
      ...limits,
    })
    // A connection may be lost at any time, also while it is in use: anyone who uses it is told by what was asked, and the
    // pool replaces it. Without a listener of its own, Node would end the process.
    pool.on('connect', (client: Client) => {
      client.on('error', () => {})
      if (limits.statement_timeout !== undefined) endInSilence(client)
    })
    pool.on('error', () => {})
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withBoundedQueue(pool) }), ...loggerOf(options) })
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
