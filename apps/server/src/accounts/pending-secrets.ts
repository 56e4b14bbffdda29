import { generateSecret, ScureBase32Plugin } from 'otplib'
import { createHmac } from 'node:crypto'
import type { Database, Writer } from '../db/database.ts'
import type { Bit, Seconds } from '../db/schema.ts'
import { createSecrets } from '../db/secrets.ts'

/** Bytes of a secret, as RFC 4226 (4, R6) recommends. */
const secretLength = 20

/** A secret that becomes the account's second factor with the first code made from it. */
export interface PendingSecret {
  /** In Base32. */
  secret: string
  /** The row that it is to replace, as it is now. */
  row: { secret: string; confirmed: Bit }
}

export type PendingSecrets = ReturnType<typeof createPendingSecrets>

/**
 * The secrets of second factors that are not on yet. Where none is on, the pending one is random and stored. Where one is
 * on, that one stays in its row until it is replaced, and the pending one follows from it and a key of the site: it can be
 * told again without being stored, and nobody who has the old one can find it out.
 */
export function createPendingSecrets({ database, now }: { database: Database; now: () => Seconds }) {
  const siteKey = createSecrets(database)
  const base32 = new ScureBase32Plugin()

  async function prepare(accountId: number): Promise<string> {
    const secret = generateSecret({ length: secretLength })
    await database.write((tx) =>
      tx
        .insertInto('second_factors')
        .values({ account_id: accountId, secret, created: now() })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ secret, created: now() })
            .where('second_factors.confirmed', '=', 0),
        )
        .execute(),
    )
    return ((await find(accountId)) as PendingSecret).secret
  }

  async function find(accountId: number): Promise<PendingSecret | undefined> {
    const row = await database.read
      .selectFrom('second_factors')
      .where('account_id', '=', accountId)
      .select(['secret', 'confirmed'])
      .executeTakeFirst()
    return row && { row, secret: row.confirmed === 1 ? await successorOf(row.secret) : row.secret }
  }

  async function successorOf(secret: string): Promise<string> {
    const digest = createHmac('sha256', await siteKey('second-factor'))
      .update(secret)
      .digest()
    return base32.encode(digest.subarray(0, secretLength))
  }

  /** @returns false when somebody else did it, or turned it off, at the same moment. */
  async function confirm(
    tx: Writer,
    { accountId, pending, step }: { accountId: number; pending: PendingSecret; step: number },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ secret: pending.secret, confirmed: 1, last_step: step, created: now() })
      .where('account_id', '=', accountId)
      .where('secret', '=', pending.row.secret)
      .where('confirmed', '=', pending.row.confirmed)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return { prepare, find, confirm }
}
