import type { AnyDb } from '../db/engine.ts'
import { rowToText, type Row } from '../db/row-text.ts'
import type { Reference, TableGraph } from '../db/table-graph.ts'

/** Rows that go with the thing and do not come back: who was logged in, and what is made again. */
const forgotten: ReadonlySet<string> = new Set([
  'sessions',
  'account_tokens',
  'renditions',
  'page_terms',
  'sub_page_lists',
  'sub_pages',
  // pseudonyms of visitors are kept for a day, not for a month
  'page_visitors',
])

/** Rows that are read at once: some hold the content of a whole page. */
const batch = 25

/** Ids in one query. */
const idBatch = 500

/** Some rows of a table as lines of text, or columns of other rows that named the thing. */
export interface TakenPart {
  what: 'rows' | 'links'
  name: string
  rows: readonly Row[]
}

export interface TakeOptions {
  graph: TableGraph
  root: { table: string; id: number }
  /** Gets the parts in the order in which they can be inserted again. */
  part: (part: TakenPart) => Promise<void>
}

/**
 * Reads a row with all that would be deleted with it, as the references of the tables say, and which rows name it and
 * would stop to. So a new table, and one of a page kind, takes part without anybody having to think of it.
 */
export async function takeRows(tx: AnyDb, { graph, root, part }: TakeOptions): Promise<void> {
  const tables = ownedTables(graph, root.table)
  const ids = new Map<string, number[]>([[root.table, [root.id]]])
  for (const table of tables) {
    const references = graph.references.filter(
      (each) => each.table === table && !each.isLoose && tables.includes(each.target),
    )
    if (hasIds(graph, table)) {
      const own = await idsOf(tx, { table, references, ids })
      ids.set(table, own)
      for (const some of inParts(own, batch))
        await part({ what: 'rows', name: table, rows: inOrder(await rowsOf(tx, table, 'id', some), some) })
    } else await takeUnnumbered(tx, { graph, table, references, ids, part })
  }
  for (const reference of graph.references) await takeLinks(tx, { graph, reference, ids, part })
}

/** The tables with rows that go with a row of this one, each behind those that its rows refer to. */
function ownedTables(graph: TableGraph, root: string): string[] {
  const owned = new Set([root])
  for (const table of owned)
    for (const each of graph.references)
      if (each.target === table && !each.isLoose && !forgotten.has(each.table)) owned.add(each.table)
  const sorted: string[] = []
  const left = new Set(owned)
  while (left.size > 0) {
    const next = [...left].find((table) =>
      graph.references.every((each) => each.table !== table || each.target === table || !left.has(each.target)),
    )
    // only tables that refer to each other in a circle have no order; a deferred check lets them pass
    const table = next ?? [...left][0]
    if (table === undefined) break
    sorted.push(table)
    left.delete(table)
  }
  return sorted
}

function hasIds({ columns }: TableGraph, table: string): boolean {
  const keys = (columns.get(table) ?? []).filter(({ isKey }) => isKey)
  return keys.length === 1 && keys[0]?.name === 'id'
}

interface Found {
  table: string
  references: readonly Reference[]
  ids: ReadonlyMap<string, readonly number[]>
}

/** Parents come before what is below them. */
async function idsOf(tx: AnyDb, { table, references, ids }: Found): Promise<number[]> {
  const found = new Set(ids.get(table))
  const find = async ({ column }: Reference, targets: readonly number[]) => {
    for (const some of inParts(targets, idBatch))
      for (const row of await tx.selectFrom(table).where(column, 'in', some).select('id').orderBy('id').execute())
        found.add(row['id'] as number)
  }
  for (const each of references) if (each.target !== table) await find(each, ids.get(each.target) ?? [])
  const inside = references.filter(({ target }) => target === table)
  for (let from = 0; inside.length > 0 && from < found.size;) {
    const fresh = [...found].slice(from)
    from = found.size
    for (const each of inside) await find(each, fresh)
  }
  return [...found]
}

interface Taking extends Found {
  graph: TableGraph
  part: TakeOptions['part']
}

/** Rows that only their values tell apart; one that is reached twice comes once. */
async function takeUnnumbered(tx: AnyDb, { table, references, ids, part }: Taking): Promise<void> {
  const seen = new Set<string>()
  for (const { column, target } of references)
    for (const some of inParts(ids.get(target) ?? [], batch)) {
      const rows = await rowsOf(tx, table, column, some)
      const fresh = references.length === 1 ? rows : rows.filter((row) => isNew(seen, rowToText(row)))
      if (fresh.length > 0) await part({ what: 'rows', name: table, rows: fresh })
    }
}

function isNew(seen: Set<string>, text: string): boolean {
  const size = seen.size
  return seen.add(text).size > size
}

interface Linking {
  graph: TableGraph
  reference: Reference
  ids: ReadonlyMap<string, readonly number[]>
  part: TakeOptions['part']
}

/** The keys of the rows that name the thing loosely, and the name. */
async function takeLinks(tx: AnyDb, { graph, reference, ids, part }: Linking): Promise<void> {
  const { table, column, target, isLoose } = reference
  const keys = (graph.columns.get(table) ?? []).filter(({ isKey }) => isKey).map(({ name }) => name)
  if (!isLoose || keys.length === 0) return
  for (const some of inParts(ids.get(target) ?? [], idBatch)) {
    const rows = await tx
      .selectFrom(table)
      .where(column, 'in', some)
      .select([...keys, column])
      .execute()
    if (rows.length > 0) await part({ what: 'links', name: `${table}.${column}`, rows })
  }
}

async function rowsOf(tx: AnyDb, table: string, column: string, ids: readonly number[]): Promise<Row[]> {
  return (await tx.selectFrom(table).where(column, 'in', ids).selectAll().execute()) as Row[]
}

function inOrder(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row['id'], row]))
  return ids.flatMap((id): Row[] => {
    const row = byId.get(id)
    return row ? [row] : []
  })
}

export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}
