import { sql } from 'kysely'
import type { AnyDatabase, AnyTransaction } from '../server/page-kind-server.ts'
import type { KindTrash } from '../server/services.ts'

type Row = Readonly<Record<string, unknown>>

interface Reference {
  table: string
  column: string
  target: string
  rule: string
}

interface Kept {
  /** Each behind those that it refers to. */
  rows: [table: string, row: Row][]
  /** Rows that named one of them and do not any more once it is gone. */
  links: { table: string; column: string; rowid: unknown; value: unknown }[]
}

/**
 * The trash of tests, on their database in memory: what comes back of a row is the row, those that were deleted with it,
 * and the names of it in others, all as its tables' foreign keys say, and nothing else.
 */
export function keptRows(db: AnyDatabase) {
  const things: Kept[] = []

  return {
    /** Copies what the transaction is going to delete; of a row that is not there nothing is kept. */
    async put(tx: AnyTransaction, { table, id }: Pick<KindTrash, 'table' | 'id'>): Promise<void> {
      const [root] = await tx.selectFrom(table).where('id', '=', id).selectAll().execute()
      if (root) things.push(await take(tx, [table, root]))
    },

    /** Brings back what was put into it last. @throws {Error} where there is nothing. */
    async restore(): Promise<void> {
      const thing = things.pop()
      if (!thing) throw new Error('There is nothing in the trash')
      await db.transaction().execute(async (tx) => {
        for (const [table, row] of thing.rows) await tx.insertInto(table).values(row).execute()
        for (const { table, column, rowid, value } of thing.links)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
            where rowid = ${rowid} and ${sql.ref(column)} is null`.execute(tx)
      })
    },
  }
}

async function take(tx: AnyTransaction, root: [string, Row]): Promise<Kept> {
  const { rows: references } = await sql<Reference>`
    select m.name as "table", f."from" as "column", f."table" as target, f.on_delete as rule
    from sqlite_schema m join pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(tx)
  const kept: Kept = { rows: [root], links: [] }
  const seen = new Set([JSON.stringify(root)])
  for (const [name, { id }] of kept.rows)
    for (const { table, column, target, rule } of references) {
      if (target !== name || id === undefined) continue
      if (rule === 'SET NULL') {
        const { rows } = await sql<{ rowid: unknown }>`
          select rowid as "rowid" from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
        kept.links.push(...rows.map(({ rowid }) => ({ table, column, rowid, value: id })))
        continue
      }
      for (const row of await tx.selectFrom(table).where(column, '=', id).selectAll().execute()) {
        const size = seen.size
        if (seen.add(JSON.stringify([table, row])).size > size) kept.rows.push([table, row])
      }
    }
  return kept
}
