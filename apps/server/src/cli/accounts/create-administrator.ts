import { lockRights } from '../../access/administrators.ts'
import { checkFields } from '../../accounts/account-fields.ts'
import { createPasswordRules } from '../../accounts/password-rules.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { errors } from '../../errors.ts'
import { CommandError } from '../command-error.ts'
import { administratorRole } from './administrator-role.ts'
import { noteCommand } from './note-command.ts'
import type { Site } from './with-site.ts'

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
  const fault = await createPasswordRules({ settings })(typed.password, typed)
  if (fault !== undefined) throw new CommandError(fault)
  const password_hash = await hashPassword(typed.password)
  return database.write(async (tx) => {
    await lockRights(database, tx)
    const checked = await checkFields(tx, typed)
    if (checked.fault !== undefined) throw new CommandError(errors[checked.fault].message)
    const { id } = await tx
      .insertInto('accounts')
      .values({ ...checked.fields, password_hash, created: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await administratorRole(tx)
    await tx.insertInto('role_accounts').values({ role_id: role.id, account_id: id }).execute()
    const account = { id, ...checked.fields }
    await noteCommand(tx, { command: 'create-admin', summary: 'Administrator created', account, now: now() })
    return { email: checked.fields.email, role: role.title }
  })
}
