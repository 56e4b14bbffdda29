import { sql } from 'kysely'
import type { AnyDatabase, AnyTransaction } from '../server/page-kind-server.ts'
import type { KindTrash, PageKindServices } from '../server/services.ts'
import { referencesIn, type TableReference } from './table-references.ts'

type Row = Readonly<Record<string, unknown>>

interface Kept {
  /** Each behind those that it refers to. */
  rows: [table: string, row: Row][]
  /** Rows that named one of them and do not any more once it is gone. */
  links: { table: string; column: string; row: Row }[]
}

/**
 * The trash of tests, on their own database: what comes back of a row is the row, those that were deleted with it,
 * and the names of it in others, all as its tables' foreign keys say, and nothing else.
 */
export function keptRows(db: AnyDatabase, engine: PageKindServices['engine']) {
  const things: Kept[] = []

  return {
    /** Copies what the transaction is going to delete; of a row that is not there nothing is kept. */
    async put(tx: AnyTransaction, { table, id }: Pick<KindTrash, 'table' | 'id'>): Promise<void> {
      const [root] = await tx.selectFrom(table).where('id', '=', id).selectAll().execute()
      if (root) things.push(await take(tx, { root: [table, root], references: await referencesIn(tx, engine) }))
    },

    /** Brings back what was put into it last. @throws {Error} where there is nothing. */
    async restore(): Promise<void> {
      const thing = things.pop()
      if (!thing) throw new Error('There is nothing in the trash')
      await db.transaction().execute(async (tx) => {
        for (const [table, row] of thing.rows) await tx.insertInto(table).values(row).execute()
        for (const { table, column, row } of thing.links) {
          const others = Object.entries({ ...row, [column]: null })
          const sameRow = sql.join(
            others.map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`),
            sql` and `,
          )
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row[column]} where ${sameRow}`.execute(tx)
        }
      })
    },
  }
}

async function take(
  tx: AnyTransaction,
  { root, references }: { root: [string, Row]; references: readonly TableReference[] },
): Promise<Kept> {
  const kept: Kept = { rows: [root], links: [] }
  const seen = new Set([JSON.stringify(root)])
  for (const [name, { id }] of kept.rows)
    for (const { table, column, target, isLoose } of references) {
      if (target !== name || id === undefined) continue
      const rows = await tx.selectFrom(table).where(column, '=', id).selectAll().execute()
      if (isLoose) {
        kept.links.push(...rows.map((row) => ({ table, column, row })))
        continue
      }
      for (const row of rows) {
        const size = seen.size
        if (seen.add(JSON.stringify([table, row])).size > size) kept.rows.push([table, row])
      }
    }
  return kept
}
