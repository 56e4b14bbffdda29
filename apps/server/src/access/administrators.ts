import type { Identity } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { Database, Reader, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'

/** Any number, the same wherever rights are changed. */
const lockKey = 7_201_402

/**
 * Lets one change of rights wait for the other, so that two administrators cannot remove each other at once. SQLite has
 * one writer anyway. To be called before anything is read in the transaction.
 */
export async function lockRights({ engine }: Pick<Database, 'engine'>, tx: Writer): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
}

/**
 * To be called at the end of a transaction that takes rights away.
 *
 * @throws {RefusedError} 409 when no account is left that can log in and has core.admin.
 */
export async function assertAdministratorLeft(tx: Writer): Promise<void> {
  const left = await tx
    .selectFrom('accounts')
    .innerJoin('role_accounts', 'role_accounts.account_id', 'accounts.id')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
    .where('role_permissions.permission', '=', 'core.admin')
    .where('accounts.deactivated', '=', 0)
    .where('accounts.password_hash', 'is not', null)
    .select('accounts.id')
    .limit(1)
    .executeTakeFirst()
  if (!left) fail('lastAdministrator')
}

/** A role of administrators; there always is one. */
export async function administratorsRole(db: Reader): Promise<number> {
  const { role_id } = await db
    .selectFrom('role_permissions')
    .where('permission', '=', 'core.admin')
    .select('role_id')
    .orderBy('role_id')
    .executeTakeFirstOrThrow()
  return role_id
}

/** True if this person has the permission, or core.admin, which includes all when it comes to granting permissions. */
export function mayGrant(who: Identity, permission: string): boolean {
  return who.permissions.has('core.admin') || who.permissions.has(permission)
}

/**
 * Anyone who manages accounts could take one over: by its email address, its password, its second factor.
 *
 * @throws {RefusedError} 403 when the account has a permission that this person lacks, 404 when there is none.
 */
export async function assertMayManage(db: Reader, who: Identity, accountId: number): Promise<void> {
  const account = await db.selectFrom('accounts').where('id', '=', accountId).select('id').executeTakeFirst()
  if (!account) fail('notFound')
  const rows = await db
    .selectFrom('role_accounts')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
    .where('role_accounts.account_id', '=', accountId)
    .select('role_permissions.permission')
    .execute()
  if (!rows.every(({ permission }) => mayGrant(who, permission))) fail('moreRights')
}
