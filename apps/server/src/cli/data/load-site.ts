import type { PageKindServer } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { isCoreStep, migrate, stepsOf, type KindMigrations } from '../../db/migrate.ts'
import { indexPage } from '../../search/search-index.ts'
import { CommandError } from '../command-error.ts'
import { rowFromText, type Row, type TableSum } from './row-text.ts'
import { setLastIds, tableNames } from './site-tables.ts'
import { readTable } from './table-rows.ts'

export interface SiteRows {
  /** Which steps of migration made the tables. */
  steps: readonly string[]
  tables: Readonly<Record<string, TableSum>>
  lastIds: Readonly<Record<string, number>>
}

export interface LoadSiteOptions {
  /** Tables of which it is known how many rows they will get; none of them may be unknown here. */
  expected: Readonly<Record<string, { rows: number }>>
  steps: readonly string[]
  kinds: KindMigrations
  /** Hands over all rows, as lines of text. */
  fill: (insert: (table: string, lines: readonly string[]) => Promise<void>) => Promise<Omit<SiteRows, 'steps'>>
  progress: (text: string) => void
}

/** Values in one statement; SQLite takes no more than 32,766. */
const mostValues = 10_000

/** The migrations of these kinds, as `migrate` wants them. */
export function migrationsOf(kinds: readonly PageKindServer[]): KindMigrations {
  return new Map(kinds.map((kind) => [kind.manifest.kind, kind.migrations ?? {}]))
}

/** @throws {CommandError} when a newer program made these tables. */
export function assertKnownSteps(steps: readonly string[], kinds: KindMigrations): void {
  const known = stepsOf(kinds)
  const unknown = steps.find((step) => isCoreStep(step) && !(step in known))
  if (unknown !== undefined)
    throw new CommandError(`The data was written by a newer Sitewright (it knows '${unknown}'); please update first`)
}

/**
 * Fills an empty database with a whole site, within one transaction: makes the tables as they were where the rows come
 * from, inserts the rows, makes sure that they arrived, and only then takes the steps that this program is ahead. So old
 * data go through the same migrations as they would have gone through in their place.
 *
 * @throws {CommandError} when a table is not known here, or holds another thing afterwards than it was to hold.
 */
export async function loadSite(tx: AnyDb, { expected, steps, kinds, fill, progress }: LoadSiteOptions): Promise<void> {
  const database = { raw: tx } as unknown as Pick<Database, 'raw'>
  const wanted = new Set(steps)
  await migrate(database, kinds, (step) => wanted.has(step))
  const known = new Set(await tableNames(tx))
  const unknown = Object.keys(expected).find((table) => !known.has(table) && expected[table]?.rows !== 0)
  if (unknown !== undefined)
    throw new CommandError(`The page kind that the table '${unknown}' belongs to is not installed here`)

  const foreignKeys = await deferForeignKeys(tx)
  const booleans = await booleanColumns(tx)
  const rows = await fill(async (table, lines) => {
    if (known.has(table)) await insertRows(tx, { table, rows: lines.map(rowFromText), booleans: booleans.get(table) })
  })
  await foreignKeys.check()
  await setLastIds(tx, rows.lastIds)
  for (const [table, { rows: count, sum }] of Object.entries(rows.tables)) {
    if (!known.has(table)) continue
    progress(`Comparing ${table}`)
    const found = await readTable(tx, table)
    if (found.rows !== count || found.sum !== sum)
      throw new CommandError(`The table '${table}' did not arrive as it was: ${found.rows} of ${count} rows`)
  }
  // otherwise the step that makes the index fills it
  if (wanted.has('0004-site')) await fillSearchIndex(tx, progress)
  await migrate(database, kinds)
}

interface Insertion {
  table: string
  rows: readonly Row[]
  booleans: ReadonlySet<string> | undefined
}

async function insertRows(tx: AnyDb, { table, rows, booleans }: Insertion): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.max(1, Math.floor(mostValues / Math.max(1, columns)))
  for (let first = 0; first < rows.length; first += size) {
    const some = rows.slice(first, first + size).map((row) => (booleans ? withBooleans(row, booleans) : row))
    await tx.insertInto(table).values(some).execute()
  }
}

function withBooleans(row: Row, booleans: ReadonlySet<string>): Row {
  const values = Object.entries(row).map(([column, value]) =>
    booleans.has(column) && value !== null ? [column, value === 1] : [column, value],
  )
  return Object.fromEntries(values) as Row
}

/** PostgreSQL takes no 1 for true. */
async function booleanColumns(tx: AnyDb): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  if (!isPostgres(tx)) return found
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'boolean'`.execute(tx)
  for (const { table, column } of rows) found.set(table, (found.get(table) ?? new Set()).add(column))
  return found
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
  const writer = tx as unknown as Parameters<typeof indexPage>[0]
  const pages = await writer.selectFrom('pages').select('id').orderBy('id').execute()
  for (const [index, { id }] of pages.entries()) {
    progress(`Making the search index: page ${index + 1} of ${pages.length}`)
    await indexPage(writer, id)
  }
}
