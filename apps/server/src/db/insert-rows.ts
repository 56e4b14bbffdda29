import { sql } from 'kysely'
import { isPostgres, type AnyDb } from './engine.ts'
import type { Row } from './row-text.ts'

/** Values in one statement; SQLite takes no more than 32,766. */
const maxValues = 10_000

export interface Insertion {
  table: string
  rows: readonly Row[]
  /** Its columns that PostgreSQL takes true and false for. */
  booleans: ReadonlySet<string> | undefined
}

/** Inserts rows as they were read, on whichever database. */
export async function insertRows(tx: AnyDb, { table, rows, booleans }: Insertion): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.max(1, Math.floor(maxValues / Math.max(1, columns)))
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

/** By table. PostgreSQL takes no 1 for true. */
export async function booleanColumns(tx: AnyDb): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  if (!isPostgres(tx)) return found
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'boolean'`.execute(tx)
  for (const { table, column } of rows) found.set(table, (found.get(table) ?? new Set()).add(column))
  return found
}
