import { sql } from 'kysely'
import type { Database, Writer } from '../../db/database.ts'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { booleanColumns, insertRows } from '../../db/insert-rows.ts'
import { writeOrphanedData } from '../../db/orphaned-data.ts'
import { isCoreMigration, migrate, migrationsOf, migrationsByName, type LeftOut } from '../../db/migrate.ts'
import type { PageKinds } from '../../kinds/page-kinds.ts'
import { cleanContents, type UncleanContent } from '../../pages/page-contents.ts'
import { indexPage } from '../../search/search-index.ts'
import { CommandError } from '../command-error.ts'
import { rowFromText, type TableChecksum } from '../../db/row-text.ts'
import { appliedMigrations, setLastIds, tableNames } from '../../db/site-tables.ts'
import { readTable } from './table-rows.ts'

export interface SiteRows {
  /** Which steps of migration made the tables. */
  steps: readonly string[]
  tables: Readonly<Record<string, TableChecksum>>
  lastIds: Readonly<Record<string, number>>
}

export interface LoadSiteOptions {
  /** Tables of which it is known how many rows they will get. */
  expected: Readonly<Record<string, { rows: number }>>
  steps: readonly string[]
  kinds: PageKinds
  /** Hands over all rows, as lines of text. */
  fill: (insert: (table: string, lines: readonly string[]) => Promise<void>) => Promise<Omit<SiteRows, 'steps'>>
  progress: (text: string) => void
}

export interface Loaded {
  /** Tables of page kinds that are not installed, whose rows are kept. */
  kept: string[]
  leftOut: LeftOut[]
  /** Contents that their kinds refuse, and that are there as they came. */
  unclean: UncleanContent[]
}

/** @throws {CommandError} when a newer program made these tables. */
export function assertKnownMigrations(steps: readonly string[], kinds: PageKinds): void {
  const known = migrationsByName(migrationsOf(kinds.values()))
  const unknown = steps.find((step) => isCoreMigration(step) && !(step in known))
  if (unknown !== undefined)
    throw new CommandError(`The data was written by a newer Sitewright (it contains '${unknown}'); please update first`)
}

/**
 * Fills an empty database with a whole site, within one transaction: makes the tables as they were where the rows come
 * from, inserts the rows, makes sure that they arrived, and only then takes the steps that this program is ahead. So old
 * data go through the same migrations as they would have gone through in their place. At last the contents of pages are
 * cleaned, as they are whenever they are stored. Rows of page kinds that are not
 * installed here, or cannot be, are kept until they are.
 *
 * @throws {CommandError} when a table has other rows afterwards than it should have.
 */
export async function loadSite(tx: AnyDb, options: LoadSiteOptions): Promise<Loaded> {
  const { expected, steps, fill, progress } = options
  const kinds = migrationsOf(options.kinds.values())
  const database = { raw: tx } as unknown as Pick<Database, 'raw'>
  // what cannot be used is kept, also where it comes from an older program
  const wanted = new Set([...steps, '0008-kept-data'])
  await migrate(database, kinds, (step) => wanted.has(step))
  const known = new Set(await tableNames(tx))
  const unknown = Object.keys(expected).filter((table) => !known.has(table))
  const kept = unknown.filter((table) => expected[table]?.rows !== 0)
  const aside = await writeOrphanedData(tx)
  const foreignKeys = await deferForeignKeys(tx)
  const booleans = await booleanColumns(tx)
  const rows = await fill(async (table, lines) => {
    if (known.has(table)) await insertRows(tx, { table, rows: lines.map(rowFromText), booleans: booleans.get(table) })
    else await aside.rows(table, lines)
  })
  await foreignKeys.check()
  await setLastIds(tx, rows.lastIds)
  for (const [table, { rows: count, sum }] of Object.entries(rows.tables)) {
    if (!known.has(table)) continue
    progress(`Comparing ${table}`)
    const found = await readTable(tx, table)
    if (found.rows !== count || found.sum !== sum)
      throw new CommandError(`The table '${table}' was not copied completely: ${found.rows} of ${count} rows`)
  }
  const taken = new Set(await appliedMigrations(tx))
  await aside.finish(
    Object.fromEntries(unknown.flatMap((table) => (rows.lastIds[table] ? [[table, rows.lastIds[table]]] : []))),
    steps.filter((step) => !taken.has(step)),
  )
  // otherwise the step that makes the index fills it
  if (wanted.has('0004-site')) await fillSearchIndex(tx, progress)
  const leftOut = await migrate(database, kinds)
  progress('Cleaning the pages')
  return { kept, leftOut, unclean: await cleanContents(tx as unknown as Writer, options.kinds) }
}

/** Lets rows come before those that they refer to, as folders before the folders that they lie in. */
async function deferForeignKeys(tx: AnyDb): Promise<{ check: () => Promise<void> }> {
  if (!isPostgres(tx)) {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    return { check: () => checkForeignKeys(tx) }
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select cl.relname as "table", co.conname as name from pg_constraint co join pg_class cl on cl.oid = co.conrelid
    where co.contype = 'f' and not co.condeferrable and cl.relnamespace = current_schema()::regnamespace`.execute(tx)
  for (const { table, name } of rows)
    await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(tx)
  return {
    async check() {
      await sql`set constraints all immediate`.execute(tx)
      for (const { table, name } of rows)
        await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} not deferrable`.execute(tx)
    },
  }
}

/** SQLite itself would look at the very end only, and not say where. */
async function checkForeignKeys(tx: AnyDb): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(tx)
  const [broken] = rows
  if (broken) throw new CommandError(`A row of '${broken.table}' refers to one of '${broken.parent}' that is not there`)
}

/** The index has another form on each database. */
async function fillSearchIndex(tx: AnyDb, progress: (text: string) => void): Promise<void> {
  const writer = tx as unknown as Writer
  const pages = await writer.selectFrom('pages').select('id').orderBy('id').execute()
  for (const [index, { id }] of pages.entries()) {
    progress(`Building the search index: page ${index + 1} of ${pages.length}`)
    await indexPage(writer, id)
  }
}
