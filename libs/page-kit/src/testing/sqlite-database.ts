import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { AnyDatabase } from '../server/page-kind-server.ts'

/** Of the site's own tables what foreign keys and the services need. */
const siteTables = `
  create table pages (id integer primary key, kind text not null default '');
  create table accounts (id integer primary key, name text not null default '', email text not null default '',
    deactivated integer not null default 0)`

/** A SQLite database in memory with the tables of a kind, beside small `pages` and `accounts` of the site. */
export async function sqliteDatabase(migrations: Readonly<Record<string, Migration>> = {}): Promise<AnyDatabase> {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma foreign_keys = on')
  database.exec(siteTables)
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
