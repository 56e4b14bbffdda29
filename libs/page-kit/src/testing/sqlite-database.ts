import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { AnyDatabase } from '../server/page-kind-server.ts'

/**
 * A SQLite database in memory with the tables of a kind. Of the site's own tables it has `pages` and `accounts` with
 * nothing but their ids, for foreign keys.
 */
export async function sqliteDatabase(migrations: Readonly<Record<string, Migration>> = {}): Promise<AnyDatabase> {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma foreign_keys = on')
  for (const table of ['pages', 'accounts']) database.exec(`create table ${table} (id integer primary key)`)
  const db: AnyDatabase = new Kysely({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  for (const name of Object.keys(migrations).toSorted()) await migrations[name]?.up(db)
  return db
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
