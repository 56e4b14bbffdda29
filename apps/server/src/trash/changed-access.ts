import { sql } from 'kysely'
import type { Writer } from '../db/database.ts'
import { rowToText } from '../db/row-text.ts'

interface Restricted {
  /** The table of pairs of such a thing and a role. */
  pairs: string
  /** What says which thing it is. */
  column: string
  id: number
}

/** Somebody says who may see a thing now: roles that it had before, and that are in the trash, come back without it. */
export async function recordChangedAccess(tx: Writer, { pairs, column, id }: Restricted): Promise<void> {
  const content = rowToText({ [column]: id })
  // columns are in the order of their names, and that of the role is the last one
  const pair = `${content.slice(1, -1)},`
  await sql`
    insert into trash_rows (trash_id, what, name, content)
    select distinct trash_id, 'changed', cast(${pairs} as text), cast(${content} as text) from trash_rows
    where name = ${pairs} and what = 'rows' and content like ${`%${pair}%`}`.execute(tx)
}
