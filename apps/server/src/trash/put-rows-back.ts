import { isPostgres, type AnyDb } from '../db/engine.ts'
import { booleanColumns, insertRows } from '../db/insert-rows.ts'
import { rowFromText, type Row } from '../db/row-text.ts'
import type { Reference, TableGraph } from '../db/table-graph.ts'
import { fail } from '../errors.ts'
import { createHandOver, type HandOver } from './hand-over.ts'
import { putLinksBack } from './put-links-back.ts'
import { createClosing, type Closing } from './restrict-again.ts'

/** Changes a row before it is inserted, or leaves it out. */
export type Adjust = (table: string, row: Row) => Row | undefined | Promise<Row | undefined>

export interface PutBackOptions {
  graph: TableGraph
  /** The thing in the trash. */
  from: number
  /** Reads the parts in their order. */
  parts: AsyncIterable<{ what: 'rows' | 'links' | 'changed'; name: string; content: string }>
  adjust: Adjust
  /** Is told how many things have lost every role that could see them, and are the administrators' now. */
  onClosed: (count: number) => void
  /** Is told that something that is there was restricted otherwise in the meantime, and stays so. */
  onChanged: () => void
}

/**
 * Inserts rows again under their ids, and lets other rows name them again that name nothing else by now. Columns that
 * are gone are left out. What refers to something in the trash waits there, to come back with that; what refers to
 * something that is gone for good stops to, or stays away where it cannot.
 *
 * @throws {RefusedError} 409 where a table is gone or the place of a row is taken.
 */
export async function putRowsBack(
  tx: AnyDb,
  { graph, from, parts, adjust, onClosed, onChanged }: PutBackOptions,
): Promise<void> {
  const booleans = await booleanColumns(tx)
  const handOver = createHandOver(tx, { graph, from })
  const closing = await createClosing(tx, { from, handOver, onChanged })
  for await (const { what, name, content } of parts) {
    if (what === 'changed') continue
    const rows = content.split('\n').map(rowFromText)
    if (what === 'links') {
      await putLinksBack(tx, { graph, handOver, name, rows })
      continue
    }
    const columns = graph.columns.get(name)
    if (!columns) return fail('trashTableGone')
    closing.came(name, rows)
    const adjusted: Row[] = []
    for (const row of await closing.unchanged(name, rows)) {
      const found = await adjust(name, row)
      if (found) adjusted.push(found)
    }
    const known = new Set(columns.map((column) => column.name))
    const whole = await withoutBrokenReferences(tx, { graph, handOver, closing, table: name, rows: adjusted })
    await closing.inserted(name, whole)
    const stored = whole.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column))))
    await insertRows(tx, { table: name, rows: stored, booleans: booleans.get(name) }).catch(refuseTaken)
  }
  onClosed(await closing.finish())
}

interface Checked {
  graph: TableGraph
  handOver: HandOver
  closing: Closing
  table: string
  rows: readonly Row[]
}

async function withoutBrokenReferences(tx: AnyDb, checked: Checked): Promise<Row[]> {
  const { graph, table, rows } = checked
  const references = graph.references.filter((reference) => reference.table === table)
  let left = [...rows]
  // whole rows go first, as they are
  for (const isLoose of [false, true])
    for (const reference of references)
      if (reference.isLoose === isLoose) left = await withoutBroken(tx, reference, { ...checked, rows: left })
  return left
}

async function withoutBroken(tx: AnyDb, reference: Reference, checked: Checked): Promise<Row[]> {
  const { handOver, closing, rows } = checked
  const { table, column, target, isLoose } = reference
  const there = await existing(tx, reference, rows)
  const isBroken = (row: Row) => row[column] !== null && row[column] !== undefined && !there.has(row[column])
  for (const [id, broken] of Map.groupBy(rows.filter(isBroken), (row) => row[column])) {
    const keeper = await handOver.keeperOf(target, { id })
    if (keeper === undefined) continue
    if (closing.isRestriction(table)) closing.wait(keeper, { table, rows: broken })
    else if (!isLoose) await handOver.give(keeper, { what: 'rows', name: table, rows: broken })
    else {
      const keys = [...handOver.keysOf(table), column]
      const links = broken.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])))
      if (keys.length > 1) await handOver.give(keeper, { what: 'links', name: `${table}.${column}`, rows: links })
    }
  }
  return rows.flatMap((row) => (!isBroken(row) ? [row] : isLoose ? [{ ...row, [column]: null }] : []))
}

/** What is being deleted at this moment is waited for, and is in the trash then. */
async function existing(tx: AnyDb, { table, column, target }: Reference, rows: readonly Row[]): Promise<Set<unknown>> {
  const wanted = [...new Set(rows.map((row) => row[column]).filter((value) => typeof value === 'number'))]
  const found = new Set<unknown>(target === table ? rows.map((row) => row['id']) : [])
  if (wanted.length === 0) return found
  const query = tx.selectFrom(target).where('id', 'in', wanted).select('id')
  for (const row of await (isPostgres(tx) ? query.forKeyShare() : query).execute()) found.add(row['id'])
  return found
}

/** Of PostgreSQL; of SQLite for a unique column and a primary key. */
const takenCodes: ReadonlySet<unknown> = new Set(['23505', 2067, 1555])

function refuseTaken(error: unknown): never {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (takenCodes.has(code) || takenCodes.has(errcode)) fail('trashPlaceTaken')
  throw error
}
