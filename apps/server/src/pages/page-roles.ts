import type { Reader } from '../db/database.ts'

/** Ids of the roles that a page is kept for; none: everyone. */
export async function rolesOfPage(db: Reader, pageId: number): Promise<number[]> {
  const rows = await db.selectFrom('page_roles').where('page_id', '=', pageId).select('role_id').execute()
  return rows.map((row) => row.role_id)
}

/** The same for many pages at once. */
export async function rolesOfPages(db: Reader): Promise<Map<number, number[]>> {
  const roles = new Map<number, number[]>()
  for (const { page_id, role_id } of await db.selectFrom('page_roles').selectAll().execute())
    roles.set(page_id, [...(roles.get(page_id) ?? []), role_id])
  return roles
}
