import { administratorsRole } from '../access/administrators.ts'
import type { Reader } from '../db/database.ts'
import type { AnyDb } from '../db/engine.ts'
import { rowFromText, type Row } from '../db/row-text.ts'
import type { HandOver } from './hand-over.ts'
import { inParts } from './take-rows.ts'

/** Which roles something is restricted to: its table, and the column that says what. */
const restrictions: Readonly<Record<string, { of: string; column: string }>> = {
  page_roles: { of: 'pages', column: 'page_id' },
  folder_roles: { of: 'folders', column: 'folder_id' },
  file_roles: { of: 'files', column: 'file_id' },
  menu_roles: { of: 'menu_items', column: 'menu_item_id' },
}

/** What a pair of something and a role says beside them: the role that it has instead until that one is back. */
const instead = 'instead'

interface Options {
  /** The thing in the trash. */
  from: number
  handOver: HandOver
  onChanged: () => void
}

interface Pairs {
  table: string
  rows: readonly Row[]
}

export type Closing = Awaited<ReturnType<typeof createClosing>>

/**
 * Something without roles is for everyone, so what comes back and finds none of its roles is given to administrators until
 * one of its roles is back. What was restricted otherwise since, or opened to everyone, stays as somebody wanted it.
 */
export async function createClosing(tx: AnyDb, { from, handOver, onChanged }: Options) {
  const back = new Map<string, Set<unknown>>()
  const restricted = new Map<string, Set<unknown>>()
  const waiting: (Pairs & { keeper: number })[] = []
  const changed = await readChanged(tx, from)
  let isTold = false

  async function tellOf({ of, column }: { of: string; column: string }, row: Row): Promise<void> {
    if (isTold || !(await tx.selectFrom(of).where('id', '=', row[column]).select('id').executeTakeFirst())) return
    isTold = true
    onChanged()
  }

  async function close(table: string, ids: Set<unknown>): Promise<void> {
    const column = restrictions[table]?.column
    if (column === undefined || ids.size === 0) return
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
    for (const pairs of waiting)
      if (pairs.table === table)
        pairs.rows = pairs.rows.map((row) => (ids.has(row[column]) ? { ...row, [instead]: role_id } : row))
  }

  return {
    isRestriction: (table: string) => table in restrictions,

    came(table: string, rows: readonly Row[]): void {
      const restriction = restrictions[table]
      if (!restriction) return
      const { of, column } = restriction
      const ids = restricted.get(table) ?? new Set()
      for (const row of rows) if (back.get(of)?.has(row[column])) ids.add(row[column])
      restricted.set(table, ids)
    },

    /** The rows without those of things that were restricted otherwise in the meantime. */
    async unchanged(table: string, rows: readonly Row[]): Promise<readonly Row[]> {
      const restriction = restrictions[table]
      const ids = changed.get(table)
      if (!restriction || !ids) return rows
      const left = rows.filter((row) => !ids.has(row[restriction.column]))
      for (const row of rows) if (ids.has(row[restriction.column])) await tellOf(restriction, row)
      return left
    },

    /** Pairs that come back with a role or a thing that is in the trash. */
    wait: (keeper: number, pairs: Pairs): void => void waiting.push({ ...pairs, keeper }),

    async inserted(table: string, rows: readonly Row[]): Promise<void> {
      const ids = back.get(table) ?? new Set()
      for (const row of rows) ids.add(row['id'])
      back.set(table, ids)
      const column = restrictions[table]?.column
      if (column === undefined) return
      for (const { [column]: id, [instead]: role } of rows) {
        restricted.get(table)?.delete(id)
        if (role !== undefined && role !== null)
          await tx.deleteFrom(table).where(column, '=', id).where('role_id', '=', role).execute()
      }
    },

    /** @returns how many things are the administrators' now. */
    async finish(): Promise<number> {
      let closed = 0
      for (const [table, ids] of restricted) {
        await close(table, ids)
        closed += ids.size
      }
      for (const { keeper, table, rows } of waiting) await handOver.give(keeper, { what: 'rows', name: table, rows })
      return closed
    },
  }
}

/** By table, what was restricted otherwise while its pairs were in the trash. */
async function readChanged(tx: AnyDb, from: number): Promise<Map<string, Set<unknown>>> {
  const found = new Map<string, Set<unknown>>()
  const parts = tx.selectFrom('trash_rows').where('trash_id', '=', from).where('what', '=', 'changed')
  for (const { name, content } of await parts.select(['name', 'content']).execute()) {
    const table = String(name)
    const column = restrictions[table]?.column ?? ''
    found.set(table, (found.get(table) ?? new Set()).add(rowFromText(String(content))[column]))
  }
  return found
}
