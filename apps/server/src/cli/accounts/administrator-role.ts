import { corePermissions } from '@sitewright/api-client/contract'
import type { Writer } from '../../db/database.ts'

const title = 'Administrators'

/**
 * The role of administrators: the oldest that holds core.admin and core.account-owner. Where there is none, one is made
 * that holds every permission, as on the first start.
 */
export async function administratorRole(tx: Writer): Promise<{ id: number; title: string }> {
  const role = await tx
    .selectFrom('roles')
    .where('id', 'in', holdersOf(tx, 'core.admin'))
    .where('id', 'in', holdersOf(tx, 'core.account-owner'))
    .select(['id', 'title'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return role ?? makeRole(tx)
}

function holdersOf(tx: Writer, permission: string) {
  return tx.selectFrom('role_permissions').where('permission', '=', permission).select('role_id')
}

async function makeRole(tx: Writer): Promise<{ id: number; title: string }> {
  const taken = await tx.selectFrom('roles').select('title').execute()
  const titles = new Set(taken.map((role) => role.title.toLowerCase()))
  let free = title
  for (let number = 2; titles.has(free.toLowerCase()); number++) free = `${title} ${number}`
  const role = await tx.insertInto('roles').values({ title: free }).returning(['id', 'title']).executeTakeFirstOrThrow()
  const known = await tx.selectFrom('known_permissions').select('permission').execute()
  const permissions = new Set([...Object.keys(corePermissions), ...known.map((row) => row.permission)])
  await tx
    .insertInto('role_permissions')
    .values([...permissions].map((permission) => ({ role_id: role.id, permission })))
    .execute()
  return role
}
