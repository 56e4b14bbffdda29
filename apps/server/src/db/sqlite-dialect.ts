import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Named } from './change-log.ts'
import { createTouchedTables, type TouchedTables } from './touched-tables.ts'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** How long a write waits for another process that holds the file, and how often it looks, in milliseconds. */
const lockWait = { total: 2000, step: 25 }

const statementCacheSize = 500

export interface SqliteConnection {
  dialect: Dialect
  /** Another number as soon as any other connection, of this program or another, has committed a change. */
  seen: () => number
  /** To be called at the end: Kysely closes nothing but what it was asked to use. */
  close: () => void
}

/** What the writer tells of its transactions, at once. */
export interface WriterEvents {
  /** The file is held: nobody else can change it. */
  begun: () => void
  /** @param tables that were changed; `everything` where a statement does not tell. */
  committed: (tables: Named<string>) => void
}

export interface SqliteWriter extends SqliteConnection {
  /** How many pages of the write-ahead log are not in the file itself yet. */
  logged: () => number
}

/** For reading: no write gets through, and nothing ever waits for a transaction of the writer. */
export function sqliteReader(file: string): SqliteConnection {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 250 })
  return { dialect: dialect(db), seen: dataVersion(db), close: closing(db) }
}

/**
 * For writing: one transaction at a time, each begun as a writer, so that it cannot fail half-way (SQLITE_BUSY_SNAPSHOT).
 * What is committed is in the write-ahead log, but not on the disk yet: that is for `wal-sync.ts`. Pages are moved from
 * there to the file by `wal-checkpoint.ts`; SQLite does so itself only where the log has become far too long.
 */
export function sqliteWriter(file: string, events: WriterEvents): SqliteWriter {
  const db = new DatabaseSync(file, { timeout: 0 })
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
  db.exec('pragma wal_autocheckpoint = 20000')
  return {
    dialect: dialect(db, events),
    seen: dataVersion(db),
    close: closing(db),
    logged: numbers(db, 'pragma wal_checkpoint(noop)', ([, all = 0, done = 0]) => all - done),
  }
}

const dataVersion = (db: DatabaseSync) => numbers(db, 'pragma data_version', ([version = 0]) => version)

const closing = (db: DatabaseSync) => () => {
  if (db.isOpen) db.close()
}

function numbers(db: DatabaseSync, text: string, pick: (row: readonly number[]) => number): () => number {
  const statement = db.prepare(text)
  statement.setReturnArrays(true)
  return () => pick(statement.get() as unknown as number[])
}

/** @param events of the one connection that writes. */
function dialect(db: DatabaseSync, events?: WriterEvents): Dialect {
  const touched = createTouchedTables()
  const database = kyselyDatabase(db, events && touched.ran)
  const base = new SqliteDialect({ database })
  const driver = { database, touched, isInTransaction: () => db.isTransaction }
  return {
    createAdapter: () => new NodeSqliteAdapter(events !== undefined),
    createDriver: () => (events ? new WritingDriver({ ...driver, events }) : new SqliteDriver({ database })),
    createIntrospector: (kysely) => base.createIntrospector(kysely),
    createQueryCompiler: () => base.createQueryCompiler(),
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  readonly #exclusive: boolean

  constructor(exclusive: boolean) {
    super()
    this.#exclusive = exclusive
  }

  /** Reads are synchronous and so never overlap; only the writer needs Kysely's queue. */
  override get supportsMultipleConnections(): boolean {
    return !this.#exclusive
  }

  /** A migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

interface WritingOptions {
  database: SqliteDatabase
  touched: TouchedTables
  isInTransaction: () => boolean
  events: WriterEvents
}

class WritingDriver extends SqliteDriver {
  /** Since when the file is held by somebody else, on the monotonic clock; writes that queued meanwhile wait no longer. */
  #heldSince: number | undefined
  readonly #options: WritingOptions

  constructor(options: WritingOptions) {
    super({ database: options.database })
    this.#options = options
  }

  /** Waits without blocking the process: SQLite's own busy handler would stop every other request meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        this.#heldSince = undefined
        this.#options.touched.take()
        this.#options.events.begun()
        return
      } catch (error) {
        this.#heldSince ??= performance.now()
        if (!isBusy(error) || performance.now() > this.#heldSince + lockWait.total) throw error
      }
      await sleep(lockWait.step)
    }
  }

  /** In one turn, so that nobody asks between the commit and the news of it. */
  override async commitTransaction(): Promise<void> {
    this.#options.database.prepare('commit').run([])
    this.#options.events.committed(this.#options.touched.take())
  }

  /**
   * Where a disk is full or fails, SQLite rolls back by itself: to ask for it once more would be an error, and would hide
   * the one that tells why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#options.isInTransaction()) await super.rollbackTransaction(connection)
  }
}

/** True for SQLite's SQLITE_BUSY in all its forms. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** node:sqlite behind the interface that Kysely's dialect asks for, with prepared statements kept. */
function kyselyDatabase(db: DatabaseSync, ran: (text: string) => void = () => {}): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: statementCacheSize })

  function prepare(text: string): SqliteStatement {
    ran(text)
    let statement = statements.get(text)
    if (!statement) {
      statement = kyselyStatement(db.prepare(text))
      statements.set(text, statement)
    }
    return statement
  }

  return {
    close: () => {
      statements.clear()
      db.close()
    },
    prepare,
  }
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns().map(({ name }) => name)
  // the objects that node:sqlite makes take twice as long to make, and longer to read; so does a loop over entries()
  statement.setReturnArrays(true)
  const toRow = (values: unknown) => {
    const row: Record<string, unknown> = {}
    for (let i = 0; i < columns.length; i++) row[columns[i] as string] = (values as unknown[])[i]
    return row
  }
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)).map(toRow),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)).map(toRow),
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  return value as SQLInputValue
}
