import { corePermissions } from '@sitewright/api-client/contract'
import { lockRights } from '../../access/administrators.ts'
import { checkFields } from '../../accounts/account-fields.ts'
import { createPasswordRules } from '../../accounts/password-rules.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import type { Writer } from '../../db/database.ts'
import { errorText } from '../../errors.ts'
import { CommandError } from '../command-error.ts'
import { recordCommand } from './record-command.ts'
import type { Site } from './with-site.ts'

const title = 'Administrators'

export interface NewAdministrator {
  email: string
  name: string
  password: string
}

/**
 * Creates an account with every permission.
 *
 * @returns the address as it is stored, and the title of its role.
 * @throws {CommandError} for an address, a name or a password that cannot be used.
 */
export async function createAdministrator(
  { database, settings, now }: Site,
  typed: NewAdministrator,
): Promise<{ email: string; role: string }> {
  const error = await createPasswordRules({ settings })(typed.password, typed)
  if (error !== undefined) throw new CommandError(error)
  const password_hash = await hashPassword(typed.password)
  return database.write(async (tx) => {
    await lockRights(database, tx)
    const checked = await checkFields(tx, typed)
    if (checked.error !== undefined) throw new CommandError(errorText(checked.error))
    const { id } = await tx
      .insertInto('accounts')
      .values({ ...checked.fields, password_hash, created: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await administratorRole(tx)
    await tx.insertInto('role_accounts').values({ role_id: role.id, account_id: id }).execute()
    const account = { id, ...checked.fields }
    await recordCommand(tx, { command: 'create-admin', summary: 'administratorCreated', account, now: now() })
    return { email: checked.fields.email, role: role.title }
  })
}

/**
 * The role of administrators: the oldest that has core.admin and core.account-owner. Where there is none, one is made
 * that has every permission, as on the first start.
 */
async function administratorRole(tx: Writer): Promise<{ id: number; title: string }> {
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
