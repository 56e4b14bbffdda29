import type { LinkedRole } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { lockRights } from '../access/administrators.ts'
import type { Actor } from '../audit/audit.ts'
import { namesOf, type Target } from '../audit/subject.ts'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { RolesOptions } from './roles.ts'
import { assertManages, assertThere, storeRoles, rolesOf, type Resource } from './resources.ts'

/** The roles that a page, menu item, folder or file is restricted to, as the Permission Editor shows and changes them. */
export function createResourceRoles({ database, changes, audit }: RolesOptions) {
  /** @throws {RefusedError} 403 for who does not manage such resources, 404 where there is none. */
  async function read(resource: Resource, who: Identity): Promise<LinkedRole[]> {
    assertManages(who, resource)
    await assertThere(database.read, resource)
    const linked = new Set(await rolesOf(database.read, resource))
    const roles = await database.read.selectFrom('roles').select(['id', 'title']).orderBy('id').execute()
    return roles.map(({ id, title }) => ({ id, role: title, linked: linked.has(id) }))
  }

  /** @throws {RefusedError} as reading does, and 400 for an unknown role; nothing is stored then. */
  async function save(resource: Resource, roleIds: readonly number[], actor: Actor): Promise<void> {
    assertManages(actor.who, resource)
    await changes.write(async (tx) => {
      const wanted = await begin(tx, roleIds)
      await assertThere(tx, resource)
      await keep(tx, resource, { wanted, actor })
    })
  }

  /**
   * Keeps several pages for the same roles; those that are gone are passed over.
   *
   * @returns the ids of those that are there.
   * @throws {RefusedError} 403 for who does not manage pages, 404 if none of them is there, 400 for an unknown role; nothing
   * is stored then.
   */
  async function savePages(ids: readonly number[], roleIds: readonly number[], actor: Actor): Promise<number[]> {
    assertManages(actor.who, { ctx: 'page' })
    return changes.write(async (tx) => {
      const wanted = await begin(tx, roleIds)
      const there = await tx
        .selectFrom('pages')
        .where('id', 'in', [...new Set(ids)])
        .select('id')
        .orderBy('id')
        .execute()
      if (there.length === 0) fail('notFound')
      for (const { id } of there) await keep(tx, { ctx: 'page', id }, { wanted, actor })
      return there.map(({ id }) => id)
    })
  }

  /** No role may be deleted meanwhile as if it were not the last one of something. @returns the roles, each once. */
  async function begin(tx: Writer, roleIds: readonly number[]): Promise<Set<number>> {
    await lockRights(database, tx)
    const wanted = new Set(roleIds)
    const roles = await tx.selectFrom('roles').select('id').execute()
    const known = new Set(roles.map((role) => role.id))
    if (![...wanted].every((id) => known.has(id))) fail('malformed')
    return wanted
  }

  async function keep(tx: Writer, resource: Resource, { wanted, actor }: { wanted: Set<number>; actor: Actor }) {
    await storeRoles(tx, resource, wanted)
    await audit.record(tx, {
      action: 'permissions changed',
      actor,
      target: await targetOf(tx, resource),
      details:
        wanted.size === 0
          ? { say: 'notRestricted' }
          : { say: 'restrictedTo', with: { roles: await namesOf(tx, 'role', [...wanted]) } },
      facts: { context: resource.ctx, id: resource.id, roles: [...wanted] },
    })
  }

  return { read, save, savePages }
}

/** By its name also a file or folder: those in a personal folder, whose names are their owners' only, are for no role. */
async function targetOf(tx: Writer, { ctx, id }: Resource): Promise<Target> {
  if (ctx === 'page') return { kind: 'page', id }
  if (ctx === 'menu') return { kind: 'menu item', id }
  const named = tx.selectFrom(ctx === 'file' ? 'files' : 'folders').where('id', '=', id)
  const { name } = await named.select('name').executeTakeFirstOrThrow()
  return { kind: ctx, id, label: name }
}
