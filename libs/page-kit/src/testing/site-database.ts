import type { Migration } from 'kysely/migration'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import { stepFailure, stepsOf } from './compile-migrations.ts'
import { postgresDatabase } from './postgres-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** A database with the tables of a kind, beside small `pages` and `accounts` of the site. */
export interface SiteDatabase {
  db: AnyDatabase
  engine: 'sqlite' | 'postgres'
  /** Ends it; nothing of it stays. */
  close: () => Promise<void>
}

/** SQLite in memory; with the address of a PostgreSQL a schema of its own there. */
export async function siteDatabase(migrations: Readonly<Record<string, Migration>> = {}, databaseUrl?: string) {
  const site = databaseUrl === undefined ? sqliteDatabase() : await postgresDatabase(databaseUrl)
  try {
    await createSiteTables(site.db)
    await runSteps(site, migrations)
    return site
  } catch (error) {
    await site.close()
    throw error
  }
}

/** @throws {Error} with the step that fails, and on which database it does. */
async function runSteps({ db, engine }: SiteDatabase, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  for (const [step, migration] of stepsOf(migrations)) {
    try {
      await migration.up(db)
    } catch (error) {
      throw stepFailure(step, engine === 'sqlite' ? 'SQLite' : 'PostgreSQL', error)
    }
  }
}

/** Of the site's own tables what foreign keys and the services need. */
async function createSiteTables(db: AnyDatabase): Promise<void> {
  const { schema } = db
  await schema
    .createTable('pages')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .createTable('accounts')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('deactivated', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
