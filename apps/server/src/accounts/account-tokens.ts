import type { Reader, Writer } from '../db/database.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { newToken, tokenHash } from './tokens.ts'

export type TokenPurpose = Schema['account_tokens']['purpose']

const hour = 60 * 60

/** How long a mailed link works. */
export const tokenLife: Readonly<Record<TokenPurpose, Seconds>> = {
  reset: 4 * hour,
  invitation: 7 * 24 * hour,
  deactivation: 7 * 24 * hour,
}

/** The links that set a password. */
export const passwordPurposes = ['reset', 'invitation'] as const satisfies TokenPurpose[]

export interface NewToken {
  /** The secret part of the link; only its hash is stored. */
  uid: string
  expires: Seconds
}

export interface TokenOwner {
  accountId: number
  purpose: TokenPurpose
}

export interface TokenUse {
  uid: string
  purposes: readonly TokenPurpose[]
  now: Seconds
}

export async function mintToken(
  tx: Writer,
  { accountId, purpose, now }: TokenOwner & { now: Seconds },
): Promise<NewToken> {
  await tx.deleteFrom('account_tokens').where('expires', '<=', now).execute()
  const uid = newToken()
  const expires = now + tokenLife[purpose]
  await tx
    .insertInto('account_tokens')
    .values({ token_hash: tokenHash(uid), account_id: accountId, purpose, created: now, expires })
    .execute()
  return { uid, expires }
}

/** Whose link it is and until when it works, while it does. */
export async function findToken(
  db: Reader,
  { uid, purposes, now }: TokenUse,
): Promise<(TokenOwner & { expires: Seconds }) | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .where('token_hash', '=', tokenHash(uid))
    .where('purpose', 'in', purposes)
    .where('expires', '>', now)
    .select(['account_id', 'purpose', 'expires'])
    .executeTakeFirst()
  return row && { accountId: row.account_id, purpose: row.purpose, expires: row.expires }
}

/** Uses a link up. However many try at once, one gets its owner. */
export async function consumeToken(tx: Writer, { uid, purposes, now }: TokenUse): Promise<TokenOwner | undefined> {
  const row = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', tokenHash(uid))
    .where('purpose', 'in', purposes)
    .where('expires', '>', now)
    .returning(['account_id', 'purpose'])
    .executeTakeFirst()
  return row && { accountId: row.account_id, purpose: row.purpose }
}

export async function deleteTokens(
  tx: Writer,
  accountId: number,
  purposes: readonly TokenPurpose[] = ['reset', 'invitation', 'deactivation'],
): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute()
}
