import type { Writer } from '../db/database.ts'
import type { AnyDb } from '../db/engine.ts'
import { rowFromText, rowToText, type Row } from '../db/row-text.ts'
import type { TableGraph } from '../db/table-graph.ts'
import { joined } from './join-lines.ts'
import { takeRows, type TakenPart } from './take-rows.ts'

export interface StoredThing {
  graph: TableGraph
  /** Its first row. */
  root: { table: string; id: number }
  trashId: number
}

/** Copies the rows of a thing, and which others name it, to where they wait. */
export async function storeParts(tx: Writer, { graph, root, trashId }: StoredThing): Promise<void> {
  async function store({ what, name, rows }: TakenPart): Promise<void> {
    for (const content of joined(rows.map(rowToText)))
      await tx.insertInto('trash_rows').values({ trash_id: trashId, what, name, content }).execute()
    const withBytes = what === 'rows' ? rows.filter((row) => typeof row['storage_key'] === 'string') : []
    if (withBytes.length > 0)
      await tx
        .insertInto('trash_bytes')
        .values(withBytes.map((row) => bytesOf(row, trashId)))
        .execute()
  }
  await takeRows(tx as unknown as AnyDb, { graph, root, part: store })
}

export async function firstRow(tx: Writer, trashId: number): Promise<Row> {
  const { content } = await tx
    .selectFrom('trash_rows')
    .where('trash_id', '=', trashId)
    .select('content')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return rowFromText(content.split('\n', 1)[0] ?? '')
}

/** One at a time: there may be as many as the thing is large. */
export async function* partsOf(tx: Writer, trashId: number) {
  for (let last = 0; ;) {
    const part = await tx
      .selectFrom('trash_rows')
      .where('trash_id', '=', trashId)
      .where('id', '>', last)
      .selectAll()
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!part) return
    yield part
    last = part.id
  }
}

function bytesOf(row: Row, trash_id: number) {
  return {
    storage_key: String(row['storage_key']),
    trash_id,
    file_id: Number(row['id']),
    size: Number(row['size']),
    sha256: String(row['sha256']),
  }
}
