import type { Reader } from '../db/database.ts'
import { parseEmail } from '../text/email-address.ts'
import { isOneLine } from '../text/one-line.ts'
import { accountKeys } from './account-keys.ts'

/** What an Account Manager types about an account. */
export interface AccountFields {
  email: string
  name: string
}

export type FieldError = 'badEmail' | 'badName' | 'accountTaken' | 'addressFull'

export type CheckedFields =
  { error: FieldError } | { error?: undefined; fields: AccountFields & ReturnType<typeof accountKeys> }

/** The maximum number of accounts that share an email address: every login, of anybody, checks as many passwords. */
export const maxAccountsPerEmail = 20

/**
 * The fields as they are to be stored. Several accounts may share an email address (Q22); the name then tells them apart.
 * To be called in the transaction that stores them, after lockRights, so that no two can take the same.
 *
 * @param present what the account has so far; an address that it keeps need not be plausible.
 */
export async function checkFields(
  tx: Reader,
  typed: AccountFields,
  present?: { id: number; email: string },
): Promise<CheckedFields> {
  const name = typed.name.trim()
  // longer ones could pass for a part of the emails that they appear in
  if (!isOneLine(name)) return { error: 'badName' }
  const email = present && typed.email.trim() === present.email ? present.email : parseEmail(typed.email)
  if (email === undefined) return { error: 'badEmail' }
  const fields = { email, name, ...accountKeys({ email, name }) }
  const sharing = await tx
    .selectFrom('accounts')
    .where('email_key', '=', fields.email_key)
    .select(['id', 'name'])
    .execute()
  const others = sharing.filter(({ id }) => id !== present?.id)
  if (others.some((other) => nameKey(other.name) === nameKey(name))) return { error: 'accountTaken' }
  const comes = others.length === sharing.length
  return comes && others.length >= maxAccountsPerEmail ? { error: 'addressFull' } : { fields }
}

function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
