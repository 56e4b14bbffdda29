import type { Reader } from '../db/database.ts'

/** Ids of the roles that pages are restricted to, by page; pages without restriction are left out. */
export async function rolesOfPages(db: Reader): Promise<Map<number, number[]>> {
  const roles = new Map<number, number[]>()
  for (const { page_id, role_id } of await db.selectFrom('page_roles').selectAll().execute())
    roles.set(page_id, [...(roles.get(page_id) ?? []), role_id])
  return roles
}
