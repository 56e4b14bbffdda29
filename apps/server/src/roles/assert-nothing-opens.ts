import type { PermissionContext } from '@sitewright/api-client'
import { RefusedError } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { Writer } from '../db/database.ts'
import { isPersonal, resourceTables } from './resources.ts'

/**
 * A resource without roles is for everyone, so a role may not go while it is the last one that something is kept for:
 * what was kept for a few would be open to all.
 *
 * @throws {RefusedError} 409 that says how many resources these are.
 */
export async function assertNothingOpens(tx: Writer, roleId: number): Promise<void> {
  const counts: string[] = []
  let total = 0
  for (const ctx of Object.keys(resourceTables) as PermissionContext[]) {
    const count = await countKeptForOnly(tx, ctx, roleId)
    total += count
    if (count > 0) counts.push(`${count} ${resourceTables[ctx].called[count === 1 ? 0 : 1]}`)
  }
  if (total === 0) return
  const them = new Intl.ListFormat('en-GB').format(counts)
  const [are, they] = total === 1 ? ['is', 'it'] : ['are', 'them']
  throw new RefusedError(409, `${them} ${are} restricted to this role only: give ${they} another role first`)
}

/** How many resources have this role and no other. A personal file is its owner's, whatever roles it had before. */
async function countKeptForOnly(tx: Writer, ctx: PermissionContext, roleId: number): Promise<number> {
  const { pairs, column } = resourceTables[ctx]
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(pairs)}
    group by ${sql.ref(column)} having count(*) = 1 and min(role_id) = ${roleId}
  `.execute(tx)
  let count = 0
  for (const { id } of rows) if (!(await isPersonal(tx, { ctx, id }))) count++
  return count
}
