import type { AnyDb } from '../db/engine.ts'
import type { Row } from '../db/row-text.ts'
import type { TableGraph } from '../db/table-graph.ts'
import type { HandOver } from './hand-over.ts'
import { inParts } from './take-rows.ts'

/** Ids in one query. */
const batch = 500

interface Links {
  graph: TableGraph
  handOver: HandOver
  /** `table.column` */
  name: string
  /** The keys of rows, and what each named in that column. */
  rows: readonly Row[]
}

interface Link extends Links {
  table: string
  column: string
}

/** Lets rows name something again that name nothing else by now. A row that is in the trash does so once it is back. */
export async function putLinksBack(tx: AnyDb, links: Links): Promise<void> {
  const { graph, name, rows } = links
  const [table = '', column = ''] = name.split('.')
  if (!graph.columns.get(table)?.some((each) => each.name === column)) return
  const [first] = rows
  const isNumbered = first !== undefined && Object.keys(first).length === 2 && 'id' in first
  for (const [value, some] of Map.groupBy(rows, (row) => row[column])) {
    const link = { ...links, table, column, rows: some }
    if (!(await isThere(tx, link, value))) continue
    const absent = isNumbered ? await setById(tx, link, value) : await setByKeys(tx, link, value)
    for (const [keeper, waiting] of await byKeeper(link, absent))
      await links.handOver.give(keeper, { what: 'links', name, rows: waiting })
  }
}

/** Whether what they named is; where it is in the trash itself, the links wait for it. */
async function isThere(tx: AnyDb, { graph, handOver, name, table, column, rows }: Link, id: unknown): Promise<boolean> {
  const reference = graph.references.find((each) => each.table === table && each.column === column)
  if (!reference) return true
  const query = tx.selectFrom(reference.target).where('id', '=', id).select('id')
  if (await query.executeTakeFirst()) return true
  const keeper = await handOver.keeperOf(reference.target, { id })
  if (keeper !== undefined) await handOver.give(keeper, { what: 'links', name, rows })
  return false
}

/** @returns the links of rows that are not there. */
async function setById(tx: AnyDb, { table, column, rows }: Link, value: unknown): Promise<Row[]> {
  const absent: Row[] = []
  for (const part of inParts(rows, batch)) {
    const ids = part.map((row) => row['id'])
    await tx
      .updateTable(table)
      .set({ [column]: value })
      .where('id', 'in', ids)
      .where(column, 'is', null)
      .execute()
    const there = new Set(
      (await tx.selectFrom(table).where('id', 'in', ids).select('id').execute()).map(({ id }) => id),
    )
    absent.push(...part.filter((row) => !there.has(row['id'])))
  }
  return absent
}

/** @returns the links of rows that are not there. */
async function setByKeys(tx: AnyDb, { table, column, rows }: Link, value: unknown): Promise<Row[]> {
  const absent: Row[] = []
  for (const row of rows) {
    const keys = Object.entries(row).filter(([key]) => key !== column)
    let update = tx
      .updateTable(table)
      .set({ [column]: value })
      .where(column, 'is', null)
    let query = tx.selectFrom(table).select(column)
    for (const [key, is] of keys) {
      update = update.where(key, '=', is)
      query = query.where(key, '=', is)
    }
    await update.execute()
    if (!(await query.executeTakeFirst())) absent.push(row)
  }
  return absent
}

/** By the thing in the trash that the rows come back with; those that are gone for good are left out. */
async function byKeeper({ handOver, table }: Link, links: readonly Row[]): Promise<Map<number, Row[]>> {
  const found = new Map<number, Row[]>()
  for (const link of links) {
    const keeper = await handOver.keeperOf(table, link)
    if (keeper !== undefined) found.set(keeper, [...(found.get(keeper) ?? []), link])
  }
  return found
}
