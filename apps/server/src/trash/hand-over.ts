import type { AnyDb } from '../db/engine.ts'
import { rowFromText, rowToText, type Row } from '../db/row-text.ts'
import type { TableGraph } from '../db/table-graph.ts'
import { joined } from './join-lines.ts'
import type { TakenPart } from './take-rows.ts'

export type HandOver = ReturnType<typeof createHandOver>

/**
 * Gives what cannot come back yet to another thing in the trash that it needs, so that it comes back with that.
 *
 * @param from the thing in the trash that comes back.
 */
export function createHandOver(tx: AnyDb, { graph, from }: { graph: TableGraph; from: number }) {
  /** By table and by the keys of a row, the thing in the trash that the row comes back with. */
  const keepers = new Map<string, Map<string, number>>()

  function keysOf(table: string): string[] {
    return (graph.columns.get(table) ?? []).filter(({ isKey }) => isKey).map(({ name }) => name)
  }

  async function readKeepers(table: string): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const keys = keysOf(table)
    for (let last = 0; ;) {
      // one at a time: there may be as many as the trash is large
      const part = await tx
        .selectFrom('trash_rows')
        .where('what', '=', 'rows')
        .where('name', '=', table)
        .where('trash_id', '<>', from)
        .where('id', '>', last)
        .select(['id', 'trash_id', 'content'])
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!part) return found
      for (const line of String(part['content']).split('\n'))
        found.set(keyText(rowFromText(line), keys), Number(part['trash_id']))
      last = Number(part['id'])
    }
  }

  return {
    keysOf,

    /** The thing in the trash that this row comes back with. */
    async keeperOf(table: string, row: Row): Promise<number | undefined> {
      const known = keepers.get(table) ?? (await readKeepers(table))
      keepers.set(table, known)
      return known.get(keyText(row, keysOf(table)))
    },

    /** Adds it behind what that thing comes back with already. */
    async give(keeper: number, { what, name, rows }: TakenPart): Promise<void> {
      for (const content of joined(rows.map(rowToText)))
        await tx.insertInto('trash_rows').values({ trash_id: keeper, what, name, content }).execute()
      if (what === 'links') return
      for (const row of rows) keepers.get(name)?.set(keyText(row, keysOf(name)), keeper)
      const bytes = rows.flatMap(({ storage_key: key }) => (typeof key === 'string' ? [key] : []))
      for (const key of bytes)
        await tx.updateTable('trash_bytes').set({ trash_id: keeper }).where('storage_key', '=', key).execute()
    },
  }
}

function keyText(row: Row, keys: readonly string[]): string {
  return JSON.stringify(keys.map((key) => row[key]))
}
