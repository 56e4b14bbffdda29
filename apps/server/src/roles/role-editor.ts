import type { RoleEditorLists, RoleInEditor, RolePermission } from '@sitewright/api-client'
import { textOf, type Told } from '@sitewright/messages'
import type { Identity } from '@sitewright/page-kit/server'
import { assertAdministratorLeft, lockRights, mayGrant } from '../access/administrators.ts'
import type { Actor } from '../audit/audit.ts'
import { joinFacts, permissionFacts } from '../audit/facts.ts'
import { namesOf } from '../audit/subject.ts'
import type { Reader, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { knownPermissions, permissionNotes } from '../kinds/page-kinds.ts'
import type { RolesOptions } from './roles.ts'

/** What has to be added to a set and removed from it to make it hold the wanted values. */
interface Difference<Value> {
  added: Value[]
  removed: Value[]
}

export interface RoleChangeInput {
  id: number
  accounts: readonly number[]
  permissions: readonly string[]
}

/** What is added to a role and removed from it. */
export interface RoleDifferenceInput {
  id: number
  addAccounts: readonly number[]
  removeAccounts: readonly number[]
  addPermissions: readonly string[]
  removePermissions: readonly string[]
}

interface RoleDifference {
  members: Difference<number>
  permissions: Difference<string>
}

/** The number of accounts that are asked for in one query. */
const batchSize = 1000

interface Context extends RolesOptions {
  /** Permissions with what they are called. */
  known: ReadonlyMap<string, Told>
}

/** A role's members and permissions, as the Role Editor shows and changes them. */
export function createRoleEditor(options: RolesOptions) {
  const { kinds } = options
  const context: Context = { ...options, known: knownPermissions(kinds) }

  return {
    read: read.bind(null, context),
    readRole: readRole.bind(null, context),
    save: save.bind(null, context),
    adjust: adjust.bind(null, context),
  }
}

async function read(context: Context, id: number): Promise<RoleEditorLists> {
  const { database } = context
  const role = await stored(database.read, id)
  const accounts = await database.read.selectFrom('accounts').select(['id', 'email', 'email_key', 'name']).execute()
  accounts.sort((a, b) => compare(a.email_key, b.email_key) || a.id - b.id)
  const sharing = Map.groupBy(accounts, (account) => account.email_key)
  return {
    accounts: accounts.map((account) => ({
      id: account.id,
      email: account.email,
      ...(sharing.get(account.email_key)?.length === 1 ? {} : { name: account.name }),
      linked: role.members.has(account.id),
    })),
    permissions: permissionsOf(context, role.permissions),
  }
}

/** The role without its members, of whom there may be many. */
async function readRole(context: Context, id: number): Promise<RoleInEditor> {
  const { database, kinds } = context
  const notes = permissionNotes(kinds)
  const { permissions } = await stored(database.read, id, [])
  const texts = await database.read.selectFrom('roles').where('id', '=', id).select('description').executeTakeFirst()
  const description = texts?.description ?? ''
  const { members } = await database.read
    .selectFrom('role_accounts')
    .where('role_id', '=', id)
    .select((row) => row.fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  return {
    members,
    ...(description !== '' && { description }),
    permissions: permissionsOf(context, permissions).map((one) => ({ ...one, ...notes.get(one.id) })),
  }
}

function permissionsOf({ known }: Context, granted: ReadonlySet<string>): RolePermission[] {
  // shown too, so that a save does not drop what a kind needs that is not installed just now
  const forgotten = [...granted].filter((permission) => !known.has(permission)).sort()
  const permissions = [...known, ...forgotten.map((permission) => [permission, permission] as const)]
  return permissions.map(([id, title]) => ({ id, detail: textOf(title), linked: granted.has(id) }))
}

/**
 * Sets both lists, wholly or not at all.
 *
 * @throws {RefusedError} 400 for an unknown account or permission, 403 where rights would be given or taken that this
 * person lacks, 409 where nobody could administrate the site any more.
 */
function save(context: Context, input: RoleChangeInput, actor: Actor): Promise<void> {
  return write(context, { id: input.id, actor }, (role) => ({
    members: difference(role.members, input.accounts),
    permissions: difference(role.permissions, input.permissions),
  }))
}

/** The same for some members and permissions, whatever else the role has. @throws {RefusedError} as `save`. */
function adjust(context: Context, input: RoleDifferenceInput, actor: Actor): Promise<void> {
  const named = [...input.addAccounts, ...input.removeAccounts]
  return write(context, { id: input.id, actor, named }, (role) => ({
    members: difference(role.members, altered(role.members, input.addAccounts, input.removeAccounts)),
    permissions: difference(role.permissions, altered(role.permissions, input.addPermissions, input.removePermissions)),
  }))
}

async function write(
  context: Context,
  { id, actor, named }: { id: number; actor: Actor; named?: readonly number[] },
  differenceFrom: (role: StoredRole) => RoleDifference,
): Promise<void> {
  const { database } = context
  await database.write(async (tx) => {
    await lockRights(database, tx)
    const role = await stored(tx, id, named)
    const different = differenceFrom(role)
    await assertKnown(context, tx, different)
    assertGrantable(actor.who, role.permissions, different)
    await store(tx, id, different)
    await assertAdministratorLeft(tx)
    await record(context, tx, { actor, id, change: different })
  })
}

async function record(
  { audit }: Context,
  tx: Writer,
  { actor, id, change }: { actor: Actor; id: number; change: RoleDifference },
) {
  const { members, permissions } = change
  const parts = [
    ['membersAdded', await namesOf(tx, 'account', members.added)],
    ['membersRemoved', await namesOf(tx, 'account', members.removed)],
    ['permissionsAdded', permissionFacts(permissions.added)],
    ['permissionsRemoved', permissionFacts(permissions.removed)],
  ] as const
  const told = parts.flatMap(([say, names]) => (names === '' ? [] : [{ say, with: { names } }]))
  if (told.length === 0) return
  await audit.record(tx, {
    action: 'role changed',
    actor,
    target: { kind: 'role', id },
    details: joinFacts(told, 'stop'),
    facts: {
      membersAdded: members.added,
      membersRemoved: members.removed,
      permissionsAdded: permissions.added,
      permissionsRemoved: permissions.removed,
    },
  })
}

async function assertKnown({ known }: Context, tx: Writer, { members, permissions }: RoleDifference): Promise<void> {
  if (!permissions.added.every((permission) => known.has(permission))) fail('malformed')
  for (let first = 0; first < members.added.length; first += batchSize) {
    const ids = [...new Set(members.added.slice(first, first + batchSize))]
    const found = await tx.selectFrom('accounts').where('id', 'in', ids).select('id').execute()
    if (found.length < ids.length) fail('malformed')
  }
}

/** New members of a role get all its permissions, and removed ones lose them. */
function assertGrantable(who: Identity, before: ReadonlySet<string>, { members, permissions }: RoleDifference): void {
  const changed = [...permissions.added, ...permissions.removed]
  const sameMembers = members.added.length + members.removed.length === 0
  const touched = sameMembers ? changed : [...changed, ...before]
  if (!touched.every((permission) => mayGrant(who, permission))) fail('cannotGrant')
}

interface StoredRole {
  members: ReadonlySet<number>
  permissions: ReadonlySet<string>
}

/** @param named the accounts that matter; absent: all that have the role. */
async function stored(db: Reader, id: number, named?: readonly number[]): Promise<StoredRole> {
  const role = await db.selectFrom('roles').where('id', '=', id).select('id').executeTakeFirst()
  if (!role) fail('notFound')
  const ofRole = db.selectFrom('role_accounts').where('role_id', '=', id).select('account_id')
  const members: { account_id: number }[] = []
  if (named === undefined) members.push(...(await ofRole.execute()))
  else for (const part of inParts(named)) members.push(...(await ofRole.where('account_id', 'in', part).execute()))
  const permissions = await db.selectFrom('role_permissions').where('role_id', '=', id).select('permission').execute()
  return {
    members: new Set(members.map((row) => row.account_id)),
    permissions: new Set(permissions.map((row) => row.permission)),
  }
}

async function store(tx: Writer, role_id: number, { members, permissions }: RoleDifference): Promise<void> {
  for (const part of inParts(members.added))
    await tx
      .insertInto('role_accounts')
      .values(part.map((account_id) => ({ role_id, account_id })))
      .execute()
  for (const part of inParts(members.removed))
    await tx.deleteFrom('role_accounts').where('role_id', '=', role_id).where('account_id', 'in', part).execute()
  for (const part of inParts(permissions.added))
    await tx
      .insertInto('role_permissions')
      .values(part.map((permission) => ({ role_id, permission })))
      .execute()
  for (const part of inParts(permissions.removed))
    await tx.deleteFrom('role_permissions').where('role_id', '=', role_id).where('permission', 'in', part).execute()
}

/** The same order on every database, whatever its language is set to. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** A set with some values more and others less. */
function altered<Value>(set: ReadonlySet<Value>, add: readonly Value[], remove: readonly Value[]): Set<Value> {
  const gone = new Set(remove)
  return new Set([...set, ...add].filter((value) => !gone.has(value)))
}

function difference<Value>(before: ReadonlySet<Value>, wanted: Iterable<Value>): Difference<Value> {
  const after = new Set(wanted)
  return {
    added: [...after].filter((value) => !before.has(value)),
    removed: [...before].filter((value) => !after.has(value)),
  }
}

/** The list in parts that one statement has room for: SQLite takes some 32,000 values, PostgreSQL twice as many. */
function inParts<Value>(list: readonly Value[], size = 1000): Value[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}
