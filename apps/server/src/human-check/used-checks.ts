import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'

/** Takes a check the first time only; it is remembered until it would be too old anyway. @returns false from then on. */
export type TakeOnce = (key: string, expires: Seconds) => Promise<boolean>

export function createUsedChecks({ database, now }: { database: Database; now: () => Seconds }): TakeOnce {
  return async (key, expires) => {
    const hash = createHash('sha256').update(key).digest('hex')
    const taken = await database.write(async (tx) => {
      await tx.deleteFrom('used_checks').where('expires', '<=', now()).execute()
      return tx
        .insertInto('used_checks')
        .values({ hash, expires })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
        .executeTakeFirst()
    })
    return taken !== undefined
  }
}
