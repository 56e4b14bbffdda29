import type { PermissionContext } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import { lockRights, mayGrant } from '../access/administrators.ts'
import type { Database, Reader } from '../db/database.ts'
import { rowFromText } from '../db/row-text.ts'
import { fail } from '../errors.ts'
import type { Deleted, Restorer } from '../trash/trash.ts'
import { resourceTables } from './resources.ts'
import { assertTitleFree } from './role-titles.ts'

/** Ids of roles, by the id of what is restricted to them. */
type RolesById = Record<number, number[]>

/**
 * The other roles that each resource of a deleted role had, where there were any. Older versions kept them with the role,
 * and recorded no changes of access.
 */
type OtherRoles = Partial<Record<PermissionContext, RolesById>>

export interface RoleToDelete {
  id: number
  title: string
  permissions: readonly string[]
}

/** A role for the trash. One of administrators is seen there by administrators only. */
export function deletedRole({ id, title, permissions }: RoleToDelete, who: Identity): Deleted {
  const audience = permissions.includes('core.admin') ? 'core.admin' : 'core.role-manager'
  return { kind: 'role', table: 'roles', id, title, audience, who }
}

/**
 * How a role comes back, for somebody who has all of its permissions, as deleting it for good needs them too: with its
 * permissions and members, and to all that was restricted to it and that nobody restricted otherwise since.
 */
export function roleRestorer(database: Pick<Database, 'engine'>): Restorer {
  return {
    async begin({ tx, row, who, facts, note }) {
      await lockRights(database, tx)
      await assertTitleFree(tx, { title: String(row['title']) })
      const others = (facts['others'] ?? {}) as OtherRoles
      const there = new Set((await tx.selectFrom('roles').select('id').execute()).map(({ id }) => id))
      const rolesNow = createRolesNow(tx)
      let isTold = false
      return async (table, each) => {
        if (table === 'role_permissions' && !mayGrant(who, String(each['permission']))) return fail('cannotGrant')
        const ctx = contexts.find((one) => resourceTables[one].pairs === table)
        if (!ctx) return each
        const id = Number(each[resourceTables[ctx].column])
        const before = others[ctx]?.[id]
        if (before === undefined || !(await isThere(tx, ctx, id))) return each
        if (isAsBefore(before, { now: (await rolesNow(ctx))[id] ?? [], there })) return each
        if (!isTold) note({ say: 'accessStays' })
        isTold = true
        return undefined
      }
    },
    async mayDestroy(parts, who) {
      for await (const { what, name, content } of parts)
        if (what === 'rows' && name === 'role_permissions')
          for (const line of content.split('\n'))
            if (!mayGrant(who, String(rowFromText(line)['permission']))) return false
      return true
    },
  }
}

const contexts = Object.keys(resourceTables) as PermissionContext[]

/** @param there all roles that there are: others that were deleted since are nobody's wish for this resource. */
function isAsBefore(before: readonly number[], { now, there }: { now: readonly number[]; there: ReadonlySet<number> }) {
  const left = before.filter((role) => there.has(role))
  if (left.length === 0 && before.length > 0) return false
  return left.length === now.length && left.every((role) => now.includes(role))
}

/** The roles of all resources of a sort, read once. */
function createRolesNow(tx: Reader): (ctx: PermissionContext) => Promise<RolesById> {
  const known = new Map<PermissionContext, Promise<RolesById>>()
  return async (ctx) => {
    const reading = known.get(ctx) ?? readPairs(tx, ctx)
    known.set(ctx, reading)
    return reading
  }
}

async function readPairs(db: Reader, ctx: PermissionContext): Promise<RolesById> {
  const { pairs, column } = resourceTables[ctx]
  return byId(await sql<Pair>`select ${sql.ref(column)} as id, role_id from ${sql.table(pairs)}`.execute(db))
}

interface Pair {
  id: number
  role_id: number
}

function byId({ rows }: { rows: readonly Pair[] }): RolesById {
  const roles: RolesById = {}
  for (const { id, role_id } of rows) (roles[id] ??= []).push(role_id)
  return roles
}

async function isThere(db: Reader, ctx: PermissionContext, id: number): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(resourceTables[ctx].table)} where id = ${id}`.execute(db)
  return rows.length > 0
}
