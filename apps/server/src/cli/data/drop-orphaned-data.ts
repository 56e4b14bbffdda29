import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '../../db/database.ts'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { isCoreMigration, migrate, migrationsByName, migrationsOf } from '../../db/migrate.ts'
import { orphanedMigrations, orphanedTables } from '../../db/orphaned-data.ts'
import { appliedMigrations, tableNames } from '../../db/site-tables.ts'
import type { Writer } from '../../db/database.ts'
import { deleteRowsOfKinds, kindsWithRows } from '../../kinds/rows-of-kinds.ts'
import type { PageKinds } from '../../kinds/page-kinds.ts'
import { indexPage } from '../../search/search-index.ts'
import { CommandError, lineOf } from '../command-error.ts'

/** What page kinds left that are not installed. */
export interface OrphanedData {
  /** Their own tables. */
  tables: { name: string; rows: number }[]
  /** The tables of which rows are stored until they exist. */
  kept: string[]
  /** The migrations that made them. */
  steps: string[]
  /** Kinds whose settings, jobs or events are stored. */
  known: string[]
}

/**
 * Finds what no installed page kind has made.
 *
 * @throws {CommandError} where it cannot be told what belongs to a kind that is installed.
 */
export async function findOrphanedData(db: AnyDb, kinds: PageKinds): Promise<OrphanedData> {
  const steps = Object.keys(migrationsByName(migrationsOf(kinds.values())))
  const done = await appliedMigrations(db)
  const pending = steps.find((step) => !done.includes(step))
  if (pending !== undefined)
    throw new CommandError(
      `The tables are not up to date (migration '${pending}'): start the site once with all its kinds`,
    )
  const own = new Set(await tablesOf(kinds))
  const isOrphaned = (table: string) => !own.has(table)
  const isRemoved = (step: string) => !steps.includes(step) && !isCoreMigration(step)
  const removed = done.filter(isRemoved)
  // without a step that made it, a table is another program's
  const names = removed.length > 0 ? (await tableNames(db)).filter(isOrphaned) : []
  const tables: OrphanedData['tables'] = []
  for (const name of names) tables.push({ name, rows: await countRows(db, name) })
  return {
    tables,
    kept: (await orphanedTables(db)).filter(isOrphaned),
    steps: [...new Set([...removed, ...(await orphanedMigrations(db)).filter(isRemoved)])].sort(),
    known: (await kindsWithRows(db)).filter((kind) => !kinds.has(kind)),
  }
}

/** What an installed page kind has stored. */
export interface DataOfKind extends OrphanedData {
  /** The pages of the kind. */
  pages: number[]
}

/**
 * Finds what a page kind has made that is still installed, and nothing of others that are gone.
 *
 * @throws {CommandError} where there is no such kind, and as `findOrphanedData` does.
 */
export async function findDataOfKind(db: AnyDb, kinds: PageKinds, kind: string): Promise<DataOfKind> {
  const removed = kinds.get(kind)
  if (!removed) throw new CommandError(`'${kind}' is none of the installed page kinds: ${[...kinds.keys()].join(', ')}`)
  const found = await findOrphanedData(db, new Map([...kinds].filter(([name]) => name !== kind)))
  const made = new Set(await tablesOf(kinds))
  const steps = Object.keys(migrationsByName(migrationsOf([removed])))
  const pages = await db.selectFrom('pages').where('kind', '=', kind).select('id').orderBy('id').execute()
  return {
    tables: found.tables.filter(({ name }) => made.has(name)),
    kept: found.kept.filter((name) => made.has(name)),
    steps: found.steps.filter((step) => steps.includes(step)),
    known: found.known.filter((name) => name === kind),
    pages: pages.map(({ id }) => Number(id)),
  }
}

/** Empties pages: their contents, drafts, working copies and history are deleted; they themselves stay. */
export async function emptyPages(tx: Writer, pages: readonly number[]): Promise<void> {
  for (const id of pages) {
    for (const table of ['page_contents', 'page_revisions', 'working_copies', 'file_uses', 'content_sources'] as const)
      await tx.deleteFrom(table).where('page_id', '=', id).execute()
    await tx.deleteFrom('sub_page_lists').where('page_id', '=', id).execute()
    await tx.deleteFrom('sub_pages').where('page_id', '=', id).execute()
    await indexPage(tx, id)
  }
}

/** Deletes it: a kind that is installed again begins with empty tables. */
export async function dropOrphanedData(tx: AnyDb, { tables, kept, steps, known }: OrphanedData): Promise<void> {
  await deleteRowsOfKinds(tx, known)
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
