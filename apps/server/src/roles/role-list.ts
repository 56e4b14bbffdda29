import type { ListedRole, PermissionContext, RoleTexts } from '@sitewright/api-client'
import { listFormat } from '@sitewright/messages'
import type { Identity } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import { assertAdministratorLeft, lockRights, mayGrant } from '../access/administrators.ts'
import type { Actor } from '../audit/audit.ts'
import { joinFacts, permissionFacts } from '../audit/facts.ts'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { permissionTitles } from '../kinds/page-kinds.ts'
import { isPersonal, resourceTables } from './resources.ts'
import { assertTitleFree } from './role-titles.ts'
import type { RolesOptions } from './roles.ts'
import { deletedRole } from './trash-role.ts'

/** Listing, creating and deleting roles, as the Role Manager does. */
export function createRoleList(options: RolesOptions) {
  return {
    list: list.bind(null, options),
    create: create.bind(null, options),
    update: update.bind(null, options),
    remove: remove.bind(null, options),
  }
}

/** All roles; those with rights that this person lacks are marked. */
async function list({ database, kinds }: RolesOptions, who: Identity): Promise<ListedRole[]> {
  const titles = permissionTitles(kinds)
  const roles = await database.read.selectFrom('roles').select(['id', 'title', 'description']).orderBy('id').execute()
  const granted = await database.read.selectFrom('role_permissions').select(['role_id', 'permission']).execute()
  const above = new Set(granted.filter(({ permission }) => !mayGrant(who, permission)).map(({ role_id }) => role_id))
  const held = Map.groupBy(granted, ({ role_id }) => role_id)
  return roles.map(({ description, ...role }) => {
    const permissions = new Set(held.get(role.id)?.map(({ permission }) => permission))
    const allows = [...titles].filter(([permission]) => permissions.has(permission)).map(([, title]) => title)
    return {
      ...role,
      ...(above.has(role.id) && { grantable: false as const }),
      ...(description !== '' && { description }),
      ...(allows.length > 0 && { allows }),
    }
  })
}

/** Any number of roles may have no title, but no two the same. @returns the new role's id. */
async function create({ database, audit }: RolesOptions, typed: string, actor: Actor): Promise<number> {
  const title = typed.normalize('NFC').trim()
  return database.write(async (tx) => {
    // one after the other: of many who ask for the same title at once one gets it
    await lockRights(database, tx)
    await assertTitleFree(tx, { title })
    const { id } = await tx.insertInto('roles').values({ title }).returning('id').executeTakeFirstOrThrow()
    const target = { kind: 'role', id, label: title }
    await audit.record(tx, { action: 'role created', actor, target, facts: { title } })
    return id
  })
}

/** @throws {RefusedError} 403 for a role with rights that this person lacks, 409 where another has the title. */
async function update({ database, audit }: RolesOptions, typed: RoleTexts, actor: Actor): Promise<void> {
  const { id } = typed
  const [title, description] = [typed.title, typed.description].map((text) => text.normalize('NFC').trim()) as [
    string,
    string,
  ]
  await database.write(async (tx) => {
    await lockRights(database, tx)
    const before = await tx.selectFrom('roles').where('id', '=', id).selectAll().executeTakeFirst()
    if (!before) return fail('notFound')
    const rows = await tx.selectFrom('role_permissions').where('role_id', '=', id).select('permission').execute()
    if (!rows.every(({ permission }) => mayGrant(actor.who, permission))) fail('cannotGrant')
    if (before.title === title && before.description === description) return
    await assertTitleFree(tx, { title, except: id })
    await tx.updateTable('roles').set({ title, description }).where('id', '=', id).execute()
    await audit.record(tx, {
      action: 'role changed',
      actor,
      target: { kind: 'role', id, label: title },
      details: joinFacts(
        [
          before.title !== title && { say: 'titleBefore', with: { title: before.title } },
          before.description !== description && { say: 'roleDescription', with: { text: description } },
        ],
        'stop',
      ),
      facts: { title, description },
    })
  })
}

/** @throws {RefusedError} 403 for a role with rights that this person lacks, 409 where it would open or lock the site. */
async function remove(context: RolesOptions, id: number, actor: Actor): Promise<void> {
  const { database, changes, audit, trash } = context
  await changes.write(async (tx) => {
    await lockRights(database, tx)
    const found = tx.selectFrom('roles').where('id', '=', id).select('title')
    // what comes back from the trash restricted to it at this moment is waited for, and counts below
    const role = await found.$if(database.engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst()
    if (!role) return fail('notFound')
    const rows = await tx.selectFrom('role_permissions').where('role_id', '=', id).select('permission').execute()
    if (!rows.every(({ permission }) => mayGrant(actor.who, permission))) fail('cannotGrant')
    const permissions = rows.map((row) => row.permission)
    await trash.put(tx, deletedRole({ id, title: role.title, permissions }, actor.who))
    await assertNothingOpens(tx, id)
    await tx.deleteFrom('roles').where('id', '=', id).execute()
    await assertAdministratorLeft(tx)
    await audit.record(tx, {
      action: 'role deleted',
      actor,
      target: { kind: 'role', id, label: role.title },
      details: permissions.length === 0 ? '' : { say: 'permissions', with: { names: permissionFacts(permissions) } },
      facts: { title: role.title, permissions },
    })
  })
}

/**
 * A resource without roles is for everyone, so a role may not go while it is the last one that something is restricted to:
 * what was restricted to a few would be open to all.
 *
 * @throws {RefusedError} 409 that says how many resources these are.
 */
async function assertNothingOpens(tx: Writer, roleId: number): Promise<void> {
  const counts: string[] = []
  let total = 0
  for (const ctx of Object.keys(resourceTables) as PermissionContext[]) {
    const count = await countKeptForOnly(tx, ctx, roleId)
    total += count
    if (count > 0) counts.push(resourceTables[ctx].count({ count }))
  }
  if (total === 0) return
  fail('onlyRole', {}, { resources: listFormat().format(counts), count: total })
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
