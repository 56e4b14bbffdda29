import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import fs from 'node:fs'
import path from 'node:path'
import { openPostgres, openSqlite, type Database } from '../db/database.ts'
import { migrate, type KindMigrations } from '../db/migrate.ts'

/** Fresh SQLite files by the steps that were taken in them: to write one is quicker than to take all steps again. */
const files = new Map<string, Buffer>()

/** A test's own database with the tables of the program and of kinds. */
export async function openMigrated(
  dataDir: string,
  databaseUrl: string | undefined,
  migrations: KindMigrations,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const database = await openPostgres(databaseUrl)
    await migrate(database, migrations)
    return database
  }

  const key = [...migrations].flatMap(([kind, steps]) => [kind, ...Object.entries(steps).map(describeStep)]).join()
  const file = path.join(dataDir, 'sitewright.sqlite')
  const ready = files.get(key)
  if (ready) fs.writeFileSync(file, ready)
  const database = openSqlite(dataDir)
  if (ready) return database
  await migrate(database, migrations)
  const copy = path.join(dataDir, 'migrated.sqlite')
  await sql`vacuum into ${copy}`.execute(database.raw)
  files.set(key, fs.readFileSync(copy))
  fs.rmSync(copy)
  return database
}

function describeStep([name, migration]: [string, Migration]): string {
  return `${name} ${migration.up.toString()}`
}
