import { sql, type QueryExecutorProvider } from 'kysely'
import { isPostgres, type AnyDb } from './engine.ts'
import { booleanColumns, insertRows } from './insert-rows.ts'
import { rowFromText } from './row-text.ts'
import { setLastIds, tableNames } from './site-tables.ts'

/**
 * Data of page kinds that are not installed, or cannot be brought up to date, wait in one table until they can be used:
 * - `rows`: rows of the table that is the name, one on each line.
 * - `last id`: the last id that this table gave out.
 * - `step`: a step of migration that had been taken where the rows come from.
 * - `failure`: why the kind that is the name is left out now.
 */
type What = 'rows' | 'last id' | 'step' | 'failure'

interface Part {
  id: number
  /** The table. */
  name: string
  booleans: ReadonlySet<string> | undefined
}

/** Where the rows of tables wait while a whole site is loaded, so that they do not mix with those that waited before. */
const arriving = 'kept_data_arriving'

export interface KeepingAside {
  /** Keeps rows of a table that there is not. */
  rows: (table: string, lines: readonly string[]) => Promise<void>
  /** @param last the last id of each table that was kept. @param steps those that were taken where the rows come from. */
  finish: (last: Readonly<Record<string, number>>, steps: readonly string[]) => Promise<void>
}

/** Keeps what arrives for tables that there are not. Everything is there once it is finished. */
export async function keepAside(tx: AnyDb): Promise<KeepingAside> {
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
        await keep(tx, { what: 'last id', name: table, content: String(id) })
      for (const name of steps) await keep(tx, { what: 'step', name, content: '' })
    },
  }
}

/** The steps that had been taken where kept rows come from. */
export async function keptSteps(db: QueryExecutorProvider): Promise<string[]> {
  return (await entries(db as AnyDb, 'step')).map(({ name }) => name)
}

/** Tables of which rows are kept. */
export async function keptTables(db: QueryExecutorProvider): Promise<string[]> {
  return [...new Set((await entries(db as AnyDb, 'rows')).map(({ name }) => name))].sort()
}

/** Why page kinds are left out, by kind. */
export async function failures(db: QueryExecutorProvider): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { id, name } of await entries(db as AnyDb, 'failure')) found.set(name, await contentOf(db as AnyDb, id))
  return found
}

/** Notes which page kinds are left out now, for `doctor`. */
export async function noteFailures(db: QueryExecutorProvider, now: ReadonlyMap<string, string>): Promise<void> {
  const before = await failures(db)
  if (before.size === now.size && [...now].every(([kind, reason]) => before.get(kind) === reason)) return
  const any = db as AnyDb
  await any.deleteFrom('kept_data').where('what', '=', 'failure').execute()
  for (const [name, content] of now) await keep(any, { what: 'failure', name, content })
}

/** Forgets that steps had been taken, which now are. */
export async function forgetSteps(db: QueryExecutorProvider, names: readonly string[]): Promise<void> {
  await (db as AnyDb).deleteFrom('kept_data').where('what', '=', 'step').where('name', 'in', names).execute()
}

/**
 * Puts kept rows into those of their tables that there are now. Rows that refer to something that is gone stay where they
 * are.
 */
export async function takeBack(db: QueryExecutorProvider): Promise<void> {
  const tx = db as AnyDb
  const present = new Set(await tableNames(tx))
  const tables = (await keptTables(tx)).filter((name) => present.has(name))
  if (tables.length === 0) return
  // each row is to show by itself whether it fits
  if (!isPostgres(tx)) await sql`pragma defer_foreign_keys = off`.execute(tx)
  const booleans = await booleanColumns(tx)
  // rows may refer to others that come later, also of other tables
  for (let more = true; more;) {
    more = false
    for (const { id, name } of await entries(tx, 'rows'))
      if (tables.includes(name) && (await takePart(tx, { id, name, booleans: booleans.get(name) }))) more = true
  }
  for (const { id, name } of await entries(tx, 'last id')) {
    if (!tables.includes(name)) continue
    await setLastIds(tx, { [name]: Number(await contentOf(tx, id)) })
    await tx.deleteFrom('kept_data').where('what', '=', 'last id').where('name', '=', name).execute()
  }
}

/** @returns true if any of the rows fitted. */
async function takePart(tx: AnyDb, { id, name, booleans }: Part): Promise<boolean> {
  const content = await contentOf(tx, id)
  const insert = (lines: readonly string[]) =>
    fits(tx, () => insertRows(tx, { table: name, rows: lines.map(rowFromText), booleans }))
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

/** @returns false if a row refers to one that is not there; nothing of the work holds then. */
async function fits(tx: AnyDb, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint fitting`.execute(tx)
  try {
    await work()
    return true
  } catch (error) {
    if (!isForeignKey(error)) throw error
    await sql`rollback to savepoint fitting`.execute(tx)
    return false
  } finally {
    await sql`release savepoint fitting`.execute(tx).catch(() => {})
  }
}

function isForeignKey(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23503' || errcode === 787
}

async function keep(db: AnyDb, row: { what: What; name: string; content: string }): Promise<void> {
  await db.insertInto('kept_data').values(row).execute()
}

/** Nothing, where the table is not made yet. What is kept may be large, so it is read one by one. */
async function entries(db: AnyDb, what: What): Promise<{ id: number; name: string }[]> {
  if (!(await tableNames(db)).includes('kept_data')) return []
  const rows = await db.selectFrom('kept_data').where('what', '=', what).select(['id', 'name']).orderBy('id').execute()
  return rows as { id: number; name: string }[]
}

async function contentOf(db: AnyDb, id: number): Promise<string> {
  const row = await db.selectFrom('kept_data').where('id', '=', id).select('content').executeTakeFirstOrThrow()
  return String(row['content'])
}
