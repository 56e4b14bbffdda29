import type { RecoveryCodes, SecondFactorStart } from '@sitewright/api-client'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { PendingSecrets } from './pending-secrets.ts'
import { otpauthAddress, stepOfCode } from './time-codes.ts'

/** A person's own second factor: turned on by a code of the new secret, changed and turned off by the own password. */
export function createSecondFactor(tools: AccountTools & { pendingSecrets: PendingSecrets }) {
  const { database, settings, outbox, emailTemplates, isOwnPassword, pendingSecrets, note, now } = tools

  /** Empty when the password was wrong. What is on stays on until a code of the new secret was given. */
  async function start(password: string, caller: Caller): Promise<SecondFactorStart> {
    if (!(await isOwnPassword(caller, password))) return {}
    const secret = await pendingSecrets.prepare(caller.account.id)
    const issuer = (await settings.all()).SiteTitle
    return { secret, uri: otpauthAddress({ secret, issuer, label: caller.account.email }) }
  }

  /** Empty when the code was wrong. */
  async function confirm(code: string, { account, who, address }: Caller): Promise<RecoveryCodes> {
    const pending = await pendingSecrets.find(account.id)
    const step = pending && stepOfCode({ secret: pending.secret, typed: code, now: now() })
    if (!pending || step === undefined) return {}
    const templates = await emailTemplates()
    const recovery = await database.write(async (tx) => {
      if (!(await pendingSecrets.confirm(tx, { accountId: account.id, pending, step }))) return undefined
      await outbox.queue(tx, templates.secondFactorOn(account))
      return replaceRecoveryCodes(tx, account.id)
    })
    if (!recovery) return {}
    outbox.wake()
    note('second factor on', { by: who, account: account.id, address })
    return { recovery }
  }

  /** Empty when the password was wrong. @throws {RefusedError} 409 when there is no second factor. */
  async function renewRecovery(password: string, caller: Caller): Promise<RecoveryCodes> {
    if (!(await isOwnPassword(caller, password))) return {}
    const { account, who, address } = caller
    const recovery = await database.write(async (tx) => {
      const factor = await tx
        .selectFrom('second_factors')
        .where('account_id', '=', account.id)
        .where('confirmed', '=', 1)
        .select('account_id')
        .executeTakeFirst()
      return factor ? replaceRecoveryCodes(tx, account.id) : fail('secondFactorOff')
    })
    note('recovery codes renewed', { by: who, account: account.id, address })
    return { recovery }
  }

  /** `[1]` when the password was wrong. */
  async function remove(password: string, caller: Caller): Promise<[0] | [1]> {
    if (!(await isOwnPassword(caller, password))) return [1]
    const { account, who, address } = caller
    const templates = await emailTemplates()
    const wasOn = await database.write(async (tx) => {
      const on = await removeSecondFactor(tx, account.id)
      if (on) await outbox.queue(tx, templates.secondFactorOff(account))
      return on
    })
    outbox.wake()
    if (wasOn) note('second factor off', { by: who, account: account.id, address })
    return [0]
  }

  return { start, confirm, renewRecovery, remove }
}

/** @returns whether the account had one. */
export async function removeSecondFactor(tx: Writer, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const removed = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('confirmed')
    .execute()
  return removed.some(({ confirmed }) => confirmed === 1)
}
