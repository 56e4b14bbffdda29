import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import type { SiteDatabase } from './site-database.ts'

/** An empty SQLite database in memory. */
export function sqliteDatabase(): SiteDatabase {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma foreign_keys = on')
  const db: AnyDatabase = new Kysely({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  return { db, engine: 'sqlite', close: () => db.destroy() }
}

/** node:sqlite behind the interface that Kysely's dialect asks for. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text)
      const values = (parameters: readonly unknown[]) => parameters.map(toSqlite)
      return {
        reader: statement.columns().length > 0,
        // without the null prototype that node:sqlite gives to its rows
        all: (parameters) => statement.all(...values(parameters)).map((row) => ({ ...row })),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)
}
