import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { deleteTokens, passwordPurposes } from './account-tokens.ts'
import { endSessions } from './sessions.ts'

export interface NewPassword {
  accountId: number
  hash: string
  /** Until when login is refused. */
  lockedUntil: Seconds
}

/** Stores a password and ends what the old one was good for: all sessions, and the links for setting another. */
export async function setPassword(tx: Writer, { accountId, hash, lockedUntil }: NewPassword): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: hash, locked_until: lockedUntil })
    .where('id', '=', accountId)
    .execute()
  await endSessions(tx, accountId)
  await deleteTokens(tx, accountId, passwordPurposes)
}
