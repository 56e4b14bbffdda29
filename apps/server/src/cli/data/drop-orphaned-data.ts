import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '../../db/database.ts'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { isCoreMigration, migrate, migrationsByName, migrationsOf } from '../../db/migrate.ts'
import { orphanedMigrations, orphanedTables } from '../../db/orphaned-data.ts'
import { appliedMigrations, tableNames } from '../../db/site-tables.ts'
import type { PageKinds } from '../../kinds/page-kinds.ts'
import { CommandError, lineOf } from '../command-error.ts'

/** What page kinds left that are not installed. */
export interface OrphanedData {
  /** Their own tables. */
  tables: { name: string; rows: number }[]
  /** The tables of which rows are stored until they exist. */
  kept: string[]
  /** The migrations that made them. */
  steps: string[]
}

/**
 * Finds what no installed page kind has made.
 *
 * @throws {CommandError} where it cannot be told what belongs to a kind that is installed.
 */
export async function findOrphanedData(db: AnyDb, kinds: PageKinds): Promise<OrphanedData> {
  const known = Object.keys(migrationsByName(migrationsOf(kinds.values())))
  const done = await appliedMigrations(db)
  const pending = known.find((step) => !done.includes(step))
  if (pending !== undefined)
    throw new CommandError(
      `The tables are not up to date (migration '${pending}'): start the site once with all its kinds`,
    )
  const own = new Set(await tablesOf(kinds))
  const isOrphaned = (table: string) => !own.has(table)
  const isRemoved = (step: string) => !known.includes(step) && !isCoreMigration(step)
  const steps = done.filter(isRemoved)
  // without a step that made it, a table is another program's
  const names = steps.length > 0 ? (await tableNames(db)).filter(isOrphaned) : []
  const tables: OrphanedData['tables'] = []
  for (const name of names) tables.push({ name, rows: await countRows(db, name) })
  return {
    tables,
    kept: (await orphanedTables(db)).filter(isOrphaned),
    steps: [...new Set([...steps, ...(await orphanedMigrations(db)).filter(isRemoved)])].sort(),
  }
}

/** Deletes it: a kind that is installed again begins with empty tables. */
export async function dropOrphanedData(tx: AnyDb, { tables, kept, steps }: OrphanedData): Promise<void> {
  await dropTables(
    tx,
    tables.map(({ name }) => name),
  )
  if (kept.length > 0)
    await tx.deleteFrom('kept_data').where('what', 'in', ['rows', 'last id']).where('name', 'in', kept).execute()
  if (steps.length === 0) return
  await tx.deleteFrom('kept_data').where('what', '=', 'step').where('name', 'in', steps).execute()
  await tx.deleteFrom('kysely_migration').where('name', 'in', steps).execute()
}

/** They may refer to each other in a ring. */
async function dropTables(tx: AnyDb, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  if (isPostgres(tx)) {
    await sql`drop table ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx)
    return
  }
  await sql`pragma defer_foreign_keys = on`.execute(tx)
  for (const name of names) await tx.deleteFrom(name).execute()
  for (const name of names) await sql`drop table ${sql.table(name)}`.execute(tx)
}

async function countRows(db: AnyDb, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db)
  return rows[0]?.rows ?? 0
}

/** The tables that the program and these kinds make, as an empty database has them. */
async function tablesOf(kinds: PageKinds): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-tables-'))
  const database = openSqlite(folder)
  try {
    const [leftOut] = await migrate(database, migrationsOf(kinds.values()))
    if (leftOut)
      throw new CommandError(
        `It cannot be told which tables belong to the page kind ${leftOut.kind}: its migration '${leftOut.step}' fails on SQLite (${lineOf(leftOut.error)})`,
      )
    return await tableNames(database.raw as unknown as AnyDb)
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}
