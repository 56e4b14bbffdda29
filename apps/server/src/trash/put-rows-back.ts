import { administratorsRole } from '../access/administrators.ts'
import type { Reader } from '../db/database.ts'
import type { AnyDb } from '../db/engine.ts'
import { booleanColumns, insertRows } from '../db/insert-rows.ts'
import { rowFromText, type Row } from '../db/row-text.ts'
import type { Reference, TableGraph } from '../db/table-graph.ts'
import { fail } from '../errors.ts'
import { inParts } from './take-rows.ts'

/** Changes a row before it is inserted, or leaves it out. */
export type Adjust = (table: string, row: Row) => Row | undefined | Promise<Row | undefined>

/** Which roles something is restricted to: its table, and the column that says what. */
const restrictions: Readonly<Record<string, { of: string; column: string }>> = {
  page_roles: { of: 'pages', column: 'page_id' },
  folder_roles: { of: 'folders', column: 'folder_id' },
  file_roles: { of: 'files', column: 'file_id' },
}

export interface PutBackOptions {
  graph: TableGraph
  /** Reads the parts in their order. */
  parts: AsyncIterable<{ what: 'rows' | 'links'; name: string; content: string }>
  adjust: Adjust
  /** Is told how many things have lost every role that could see them, and are the administrators' now. */
  onClosed: (count: number) => void
}

/**
 * Inserts rows again under their ids, and lets other rows name them again that name nothing else by now. Columns that
 * are gone are left out; what refers to something that is gone stops to, or stays away where it cannot.
 *
 * @throws {RefusedError} 409 where a table is gone or the place of a row is taken.
 */
export async function putRowsBack(tx: AnyDb, { graph, parts, adjust, onClosed }: PutBackOptions): Promise<void> {
  const booleans = await booleanColumns(tx)
  const closing = createClosing()
  for await (const { what, name, content } of parts) {
    const rows = content.split('\n').map(rowFromText)
    if (what === 'links') {
      await putLinksBack(tx, { graph, name, rows })
      continue
    }
    const columns = graph.columns.get(name)
    if (!columns) return fail('trashTableGone')
    closing.came(name, rows)
    const adjusted: Row[] = []
    for (const row of rows) {
      const found = await adjust(name, row)
      if (found) adjusted.push(found)
    }
    const known = new Set(columns.map((column) => column.name))
    const whole = (await withoutBrokenReferences(tx, { graph, table: name, rows: adjusted })).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column))),
    )
    closing.inserted(name, whole)
    await insertRows(tx, { table: name, rows: whole, booleans: booleans.get(name) }).catch(refuseTaken)
  }
  onClosed(await closing.finish(tx))
}

interface Checked {
  graph: TableGraph
  table: string
  rows: readonly Row[]
}

async function withoutBrokenReferences(tx: AnyDb, { graph, table, rows }: Checked): Promise<Row[]> {
  let left = [...rows]
  for (const reference of graph.references) {
    if (reference.table !== table) continue
    const there = await existing(tx, reference, left)
    left = left.flatMap((row): Row[] => {
      const value = row[reference.column]
      if (value === null || value === undefined || there.has(value)) return [row]
      return reference.isLoose ? [{ ...row, [reference.column]: null }] : []
    })
  }
  return left
}

async function existing(tx: AnyDb, { table, column, target }: Reference, rows: readonly Row[]): Promise<Set<unknown>> {
  const wanted = [...new Set(rows.map((row) => row[column]).filter((value) => typeof value === 'number'))]
  const found = new Set<unknown>(target === table ? rows.map((row) => row['id']) : [])
  if (wanted.length === 0) return found
  for (const row of await tx.selectFrom(target).where('id', 'in', wanted).select('id').execute()) found.add(row['id'])
  return found
}

interface Links {
  graph: TableGraph
  /** `table.column` */
  name: string
  rows: readonly Row[]
}

async function putLinksBack(tx: AnyDb, { graph, name, rows }: Links): Promise<void> {
  const [table = '', column = ''] = name.split('.')
  if (!graph.columns.get(table)?.some((each) => each.name === column)) return
  const [first] = rows
  const isNumbered = first !== undefined && Object.keys(first).length === 2 && 'id' in first
  if (isNumbered) {
    for (const [value, some] of Map.groupBy(rows, (row) => row[column]))
      for (const part of inParts(some, 500))
        await tx
          .updateTable(table)
          .set({ [column]: value })
          .where(
            'id',
            'in',
            part.map((row) => row['id']),
          )
          .where(column, 'is', null)
          .execute()
    return
  }
  for (const { [column]: value, ...keys } of rows) {
    let update = tx
      .updateTable(table)
      .set({ [column]: value })
      .where(column, 'is', null)
    for (const [key, is] of Object.entries(keys)) update = update.where(key, '=', is)
    await update.execute()
  }
}

/**
 * Something without roles is for everyone, so what comes back and finds none of its roles is given to administrators. What
 * was there all the time, while a role that it had comes back, is not touched.
 */
function createClosing() {
  const back = new Map<string, Set<unknown>>()
  const restricted = new Map<string, Set<unknown>>()

  return {
    came(table: string, rows: readonly Row[]): void {
      const restriction = restrictions[table]
      if (!restriction) return
      const { of, column } = restriction
      const ids = restricted.get(table) ?? new Set()
      for (const row of rows) if (back.get(of)?.has(row[column])) ids.add(row[column])
      restricted.set(table, ids)
    },
    inserted(table: string, rows: readonly Row[]): void {
      const ids = back.get(table) ?? new Set()
      for (const row of rows) ids.add(row['id'])
      back.set(table, ids)
      const column = restrictions[table]?.column
      if (column !== undefined) for (const row of rows) restricted.get(table)?.delete(row[column])
    },
    async finish(tx: AnyDb): Promise<number> {
      let closed = 0
      for (const [table, ids] of restricted) {
        const column = restrictions[table]?.column
        if (column === undefined || ids.size === 0) continue
        const role_id = await administratorsRole(tx as unknown as Reader)
        // roles of one thing may come in two parts
        const open = await tx
          .selectFrom(table)
          .where(column, 'in', [...ids])
          .select(column)
          .execute()
        for (const row of open) ids.delete(row[column])
        const rows = [...ids].map((id) => ({ [column]: id, role_id }))
        for (const some of inParts(rows, 500)) await tx.insertInto(table).values(some).execute()
        closed += ids.size
      }
      return closed
    },
  }
}

/** Of PostgreSQL; of SQLite for a unique column and a primary key. */
const takenCodes: ReadonlySet<unknown> = new Set(['23505', 2067, 1555])

function refuseTaken(error: unknown): never {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (takenCodes.has(code) || takenCodes.has(errcode)) fail('trashPlaceTaken')
  throw error
}
