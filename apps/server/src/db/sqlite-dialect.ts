import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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

export interface SqliteReader {
  dialect: Dialect
  /** Another number as soon as any other connection, of this program or another, has committed a change. */
  version: () => number
}

/** For reading: no write gets through, and nothing ever waits for a transaction of the writer. */
export function sqliteReader(file: string): SqliteReader {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 250 })
  const version = db.prepare('pragma data_version')
  version.setReturnArrays(true)
  return { dialect: dialect(db, { exclusive: false }), version: () => (version.get() as unknown as [number])[0] }
}

/** For writing: one transaction at a time, each begun as a writer, so that it cannot fail half-way (SQLITE_BUSY_SNAPSHOT). */
export function sqliteWriter(file: string): Dialect {
  const db = new DatabaseSync(file, { timeout: 0 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return dialect(db, { exclusive: true })
}

function dialect(db: DatabaseSync, { exclusive }: { exclusive: boolean }): Dialect {
  const database = kyselyDatabase(db)
  const base = new SqliteDialect({ database })
  return {
    createAdapter: () => new NodeSqliteAdapter(exclusive),
    createDriver: () => new ImmediateDriver(database, () => db.isTransaction),
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

class ImmediateDriver extends SqliteDriver {
  /** Since when the file is held by somebody else, on the monotonic clock; writes that queued meanwhile wait no longer. */
  #heldSince: number | undefined
  readonly #isInTransaction: () => boolean

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database })
    this.#isInTransaction = isInTransaction
  }

  /** Waits without blocking the process: SQLite's own busy handler would stop every other request meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        this.#heldSince = undefined
        return
      } catch (error) {
        this.#heldSince ??= performance.now()
        if (!isBusy(error) || performance.now() > this.#heldSince + lockWait.total) throw error
      }
      await sleep(lockWait.step)
    }
  }

  /**
   * Where a disk is full or fails, SQLite rolls back by itself: to ask for it once more would be an error, and would hide
   * the one that tells why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }
}

/** True for SQLite's SQLITE_BUSY in all its forms. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** node:sqlite behind the interface that Kysely's dialect asks for, with prepared statements kept. */
function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()

  function prepare(text: string): SqliteStatement {
    let statement = statements.get(text)
    if (!statement) {
      if (statements.size >= statementCacheSize) statements.clear()
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
