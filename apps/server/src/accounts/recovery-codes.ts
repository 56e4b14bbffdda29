import { randomInt } from 'node:crypto'
import type { Writer } from '../db/database.ts'
import { tokenHash } from './tokens.ts'

/** Crockford's Base32: without letters that pass for digits, or for each other. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const codes = 10

/** Sixteen characters of five bits each, in groups to copy by hand. */
const groups = { count: 4, length: 4 }

function newCode(): string {
  const group = () => Array.from({ length: groups.length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups.count }, group).join('-')
}

/** Makes new codes in place of those there were. @returns them as they are to be shown, once: only hashes are stored. */
export async function replaceRecoveryCodes(tx: Writer, accountId: number): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(fresh.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
  return fresh
}

/** Uses a code up, however it was typed. @returns false when there is no such code, or no longer. */
export async function useRecoveryCode(tx: Writer, accountId: number, typed: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(typed))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** In any case, with or without dashes and spaces, and with the letters that were left out read as the digits they look like. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  return tokenHash(plain)
}
