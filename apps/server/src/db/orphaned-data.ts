import { sql, type QueryExecutorProvider } from 'kysely'
import { isPostgres, type AnyDb } from './engine.ts'
import { booleanColumns, insertRows } from './insert-rows.ts'
import { rowFromText } from './row-text.ts'
import { setLastIds, tableNames } from './site-tables.ts'

/**
 * Orphaned data are those of page kinds that are not installed or whose migrations fail. The table `kept_data` stores
 * them until the kind can be used again. What a row contains depends on its `what`:
 * - `rows`: rows of the table `name`, one on each line.
 * - `last id`: the last id that this table gave out.
 * - `step`: the name of a migration that had been applied where the rows come from.
 * - `failure`: why the kind `name` is left out now.
 */
type What = 'rows' | 'last id' | 'step' | 'failure'

interface Part {
  id: number
  /** The table. */
  name: string
  booleans: ReadonlySet<string> | undefined
}

/** Stores the rows while a whole site is loaded, apart from those that were orphaned before. */
const arriving = 'kept_data_arriving'

export interface OrphanedDataWriter {
  /** Stores rows of a table that does not exist. */
  rows: (table: string, lines: readonly string[]) => Promise<void>
  /** @param last the last id of each orphaned table. @param steps the migrations applied where the rows come from. */
  finish: (last: Readonly<Record<string, number>>, steps: readonly string[]) => Promise<void>
}

/** Stores rows for tables that do not exist. They are complete once `finish` was called. */
export async function writeOrphanedData(tx: AnyDb): Promise<OrphanedDataWriter> {
  await tx.schema.createTable(arriving).addColumn('name', 'text').addColumn('content', 'text').execute()
  return {
    async rows(name, lines) {
      await tx
        .insertInto(arriving)
        .values({ name, content: lines.join('\n') })
        .execute()
    },
    async finish(last, steps) {
      await sql`insert into kept_data (what, name, content) select 'rows', name, content from ${sql.table(arriving)}`.execute(
        tx,
      )
      await tx.schema.dropTable(arriving).execute()
      for (const [table, id] of Object.entries(last))
        await store(tx, { what: 'last id', name: table, content: String(id) })
      for (const name of steps) await store(tx, { what: 'step', name, content: '' })
    },
  }
}

/** The migrations that had been applied where orphaned rows come from. */
export async function orphanedMigrations(db: QueryExecutorProvider): Promise<string[]> {
  return (await entries(db as AnyDb, 'step')).map(({ name }) => name)
}

/** The names of the tables that orphaned rows belong to. */
export async function orphanedTables(db: QueryExecutorProvider): Promise<string[]> {
  return [...new Set((await entries(db as AnyDb, 'rows')).map(({ name }) => name))].sort()
}

/** Why page kinds are left out: the reason by kind. */
export async function kindFailures(db: QueryExecutorProvider): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { id, name } of await entries(db as AnyDb, 'failure')) found.set(name, await contentOf(db as AnyDb, id))
  return found
}

/** Records which page kinds are left out now, for `doctor`. */
export async function recordKindFailures(db: QueryExecutorProvider, now: ReadonlyMap<string, string>): Promise<void> {
  const before = await kindFailures(db)
  if (before.size === now.size && [...now].every(([kind, reason]) => before.get(kind) === reason)) return
  const any = db as AnyDb
  await any.deleteFrom('kept_data').where('what', '=', 'failure').execute()
  for (const [name, content] of now) await store(any, { what: 'failure', name, content })
}

/** Deletes the records of migrations that have been applied here by now. */
export async function deleteOrphanedMigrations(db: QueryExecutorProvider, names: readonly string[]): Promise<void> {
  await (db as AnyDb).deleteFrom('kept_data').where('what', '=', 'step').where('name', 'in', names).execute()
}

/**
 * Inserts orphaned rows into their tables, as far as these exist now. Rows that refer to something that is gone stay
 * orphaned.
 */
export async function restoreOrphanedData(db: QueryExecutorProvider): Promise<void> {
  const tx = db as AnyDb
  const present = new Set(await tableNames(tx))
  const tables = (await orphanedTables(tx)).filter((name) => present.has(name))
  if (tables.length === 0) return
  // each row is checked by itself
  if (!isPostgres(tx)) await sql`pragma defer_foreign_keys = off`.execute(tx)
  const booleans = await booleanColumns(tx)
  // rows may refer to others that come later, also of other tables
  for (let more = true; more;) {
    more = false
    for (const { id, name } of await entries(tx, 'rows'))
      if (tables.includes(name) && (await restoreRows(tx, { id, name, booleans: booleans.get(name) }))) more = true
  }
  for (const { id, name } of await entries(tx, 'last id')) {
    if (!tables.includes(name)) continue
    await setLastIds(tx, { [name]: Number(await contentOf(tx, id)) })
    await tx.deleteFrom('kept_data').where('what', '=', 'last id').where('name', '=', name).execute()
  }
}

/** @returns true if any of the rows could be inserted. */
async function restoreRows(tx: AnyDb, { id, name, booleans }: Part): Promise<boolean> {
  const content = await contentOf(tx, id)
  const insert = (lines: readonly string[]) =>
    tryInsert(tx, () => insertRows(tx, { table: name, rows: lines.map(rowFromText), booleans }))
  const lines = content.split('\n')
  const left: string[] = []
  if (!(await insert(lines))) for (const line of lines) if (!(await insert([line]))) left.push(line)
  const kept = tx
    .updateTable('kept_data')
    .set({ content: left.join('\n') })
    .where('id', '=', id)
  await (left.length > 0 ? kept : tx.deleteFrom('kept_data').where('id', '=', id)).execute()
  return left.length < lines.length
}

/** @returns false if a row refers to one that does not exist; the work is rolled back then. */
async function tryInsert(tx: AnyDb, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint inserting`.execute(tx)
  try {
    await work()
    return true
  } catch (error) {
    if (!isForeignKey(error)) throw error
    await sql`rollback to savepoint inserting`.execute(tx)
    return false
  } finally {
    await sql`release savepoint inserting`.execute(tx).catch(() => {})
  }
}

function isForeignKey(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23503' || errcode === 787
}

async function store(db: AnyDb, row: { what: What; name: string; content: string }): Promise<void> {
  await db.insertInto('kept_data').values(row).execute()
}

/** Empty where the table does not exist yet. Contents may be large, so they are read one by one. */
async function entries(db: AnyDb, what: What): Promise<{ id: number; name: string }[]> {
  if (!(await tableNames(db)).includes('kept_data')) return []
  const rows = await db.selectFrom('kept_data').where('what', '=', what).select(['id', 'name']).orderBy('id').execute()
  return rows as { id: number; name: string }[]
}

async function contentOf(db: AnyDb, id: number): Promise<string> {
  const row = await db.selectFrom('kept_data').where('id', '=', id).select('content').executeTakeFirstOrThrow()
  return String(row['content'])
}
