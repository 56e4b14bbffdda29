import type { PermissionContext } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { Reader, Writer } from '../db/database.ts'
import { folderChain } from '../files/folder-chain.ts'
import { fail } from '../errors.ts'
import { recordChangedAccess } from '../trash/changed-access.ts'
import { texts } from './messages.ts'

/** What can be restricted to roles: a page, a menu item, a folder or a file. */
export interface Resource {
  ctx: PermissionContext
  id: number
}

interface ResourceTable {
  table: 'pages' | 'menu_items' | 'folders' | 'files'
  /** Its pairs of resource and role. */
  pairs: 'page_roles' | 'menu_roles' | 'folder_roles' | 'file_roles'
  column: string
  /** Besides core.admin, who may say what roles it is restricted to (Q26). */
  manager: string
  /** How many of them there are, in words. */
  count: (number: { count: number }) => string
}

export const resourceTables: Readonly<Record<PermissionContext, ResourceTable>> = {
  page: {
    table: 'pages',
    pairs: 'page_roles',
    column: 'page_id',
    manager: 'core.page-manager',
    count: texts.pages,
  },
  menu: {
    table: 'menu_items',
    pairs: 'menu_roles',
    column: 'menu_item_id',
    manager: 'core.menu-manager',
    count: texts.menuItems,
  },
  folder: {
    table: 'folders',
    pairs: 'folder_roles',
    column: 'folder_id',
    manager: 'core.file-manager',
    count: texts.folders,
  },
  file: {
    table: 'files',
    pairs: 'file_roles',
    column: 'file_id',
    manager: 'core.file-manager',
    count: texts.files,
  },
}

/** @throws {RefusedError} 403 unless this person manages such resources. */
export function assertManages(who: Identity, { ctx }: Pick<Resource, 'ctx'>): void {
  if (!who.permissions.has('core.admin') && !who.permissions.has(resourceTables[ctx].manager)) fail('permissionDenied')
}

/** @throws {RefusedError} 404 when there is no such resource, or it is somebody's personal one, which no role opens. */
export async function assertThere(db: Reader, resource: Resource): Promise<void> {
  const { table } = resourceTables[resource.ctx]
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${resource.id}`.execute(db)
  if (rows.length === 0 || (await isPersonal(db, resource))) fail('notFound')
}

/** True for a folder or file that belongs to one account. */
export async function isPersonal(db: Reader, { ctx, id }: Resource): Promise<boolean> {
  if (ctx === 'page' || ctx === 'menu') return false
  const file = await db.selectFrom('files').where('id', '=', id).select('folder_id').executeTakeFirst()
  const chain = await folderChain(db, ctx === 'folder' ? id : (file?.folder_id ?? 0))
  return chain.at(-1)?.root === 'personal'
}

/** Ids of the roles that the resource itself is restricted to. */
export async function rolesOf(db: Reader, { ctx, id }: Resource): Promise<number[]> {
  const { pairs, column } = resourceTables[ctx]
  const { rows } = await sql<{ role_id: number }>`
    select role_id from ${sql.table(pairs)} where ${sql.ref(column)} = ${id}
  `.execute(db)
  return rows.map((row) => row.role_id)
}

/** Keeps the resource for these roles and no others. */
export async function storeRoles(tx: Writer, resource: Resource, roleIds: Iterable<number>): Promise<void> {
  const { ctx, id } = resource
  const { pairs, column } = resourceTables[ctx]
  const wanted = new Set(roleIds)
  const before = await rolesOf(tx, resource)
  const isSame = before.length === wanted.size && before.every((role) => wanted.has(role))
  if (!isSame) await recordChangedAccess(tx, { pairs, column, id })
  await sql`delete from ${sql.table(pairs)} where ${sql.ref(column)} = ${id}`.execute(tx)
  for (const roleId of wanted)
    await sql`insert into ${sql.table(pairs)} (${sql.ref(column)}, role_id) values (${id}, ${roleId})`.execute(tx)
}
