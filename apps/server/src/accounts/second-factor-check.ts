import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './time-codes.ts'

export type CheckSecondFactor = (
  accountId: number,
  code: string | undefined,
) => Promise<'passed' | 'required' | 'wrong'>

/** Accepts people without a second factor, and those who give an unused code of it. */
export function createSecondFactorCheck({ database, now }: { database: Database; now: () => Seconds }) {
  return async function checkSecondFactor(accountId: number, code: string | undefined) {
    const factor = await database.read
      .selectFrom('second_factors')
      .where('account_id', '=', accountId)
      .where('confirmed', '=', 1)
      .select('secret')
      .executeTakeFirst()
    if (!factor) return 'passed'
    if (code === undefined || code.trim() === '') return 'required'
    const step = stepOfCode({ secret: factor.secret, typed: code, now: now() })
    const passed = await (step === undefined
      ? database.write((tx) => useRecoveryCode(tx, accountId, code))
      : takeStep({ accountId, secret: factor.secret, step }))
    return passed ? 'passed' : 'wrong'
  } satisfies CheckSecondFactor

  /** False if a code of this step, or of a later one, was taken before. */
  async function takeStep(taken: { accountId: number; secret: string; step: number }): Promise<boolean> {
    const { numUpdatedRows } = await database.write((tx) =>
      tx
        .updateTable('second_factors')
        .set({ last_step: taken.step })
        .where('account_id', '=', taken.accountId)
        .where('secret', '=', taken.secret)
        .where('last_step', '<', taken.step)
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0n
  }
}
