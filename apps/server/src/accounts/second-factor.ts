import type { RecoveryCodes, SecondFactorStart } from '@sitewright/api-client'
import type { ActionName } from '../audit/actions.ts'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { PendingSecrets } from './pending-secrets.ts'
import { otpauthAddress, stepOfCode } from './time-codes.ts'

/** A person's own second factor: turned on by a code of the new secret, changed and turned off by the own password. */
export function createSecondFactor(tools: AccountTools & { pendingSecrets: PendingSecrets }) {
  const { database, settings, outbox, emailTemplates, isOwnPassword, pendingSecrets, audit, now } = tools

  /** Empty when the password was wrong. What is on stays on until a code of the new secret was given. */
  async function start(password: string, caller: Caller): Promise<SecondFactorStart> {
    if (!(await isOwnPassword(caller, password))) return {}
    const secret = await pendingSecrets.prepare(caller.account.id)
    const issuer = (await settings.all()).SiteTitle
    return { secret, uri: otpauthAddress({ secret, issuer, label: caller.account.email }) }
  }

  /** Empty when the code was wrong. */
  async function confirm(code: string, caller: Caller): Promise<RecoveryCodes> {
    const { account } = caller
    const pending = await pendingSecrets.find(account.id)
    const step = pending && stepOfCode({ secret: pending.secret, typed: code, now: now() })
    if (!pending || step === undefined) return {}
    const templates = await emailTemplates()
    const recovery = await database.write(async (tx) => {
      if (!(await pendingSecrets.confirm(tx, { accountId: account.id, pending, step }))) return undefined
      await outbox.queue(tx, templates.secondFactorOn(account))
      await record(tx, 'own second factor on', caller)
      return replaceRecoveryCodes(tx, account.id)
    })
    if (!recovery) return {}
    outbox.wake()
    return { recovery }
  }

  /** Empty when the password was wrong. @throws {RefusedError} 409 when there is no second factor. */
  async function renewRecovery(password: string, caller: Caller): Promise<RecoveryCodes> {
    if (!(await isOwnPassword(caller, password))) return {}
    const { account } = caller
    const recovery = await database.write(async (tx) => {
      const factor = await tx
        .selectFrom('second_factors')
        .where('account_id', '=', account.id)
        .where('confirmed', '=', 1)
        .select('account_id')
        .executeTakeFirst()
      if (!factor) return fail('secondFactorOff')
      await record(tx, 'recovery codes renewed', caller)
      return replaceRecoveryCodes(tx, account.id)
    })
    return { recovery }
  }

  /** `[1]` when the password was wrong. */
  async function remove(password: string, caller: Caller): Promise<[0] | [1]> {
    if (!(await isOwnPassword(caller, password))) return [1]
    const { account } = caller
    const templates = await emailTemplates()
    await database.write(async (tx) => {
      if (!(await removeSecondFactor(tx, account.id))) return
      await outbox.queue(tx, templates.secondFactorOff(account))
      await record(tx, 'own second factor off', caller)
    })
    outbox.wake()
    return [0]
  }

  function record(tx: Writer, action: ActionName, actor: Caller): Promise<void> {
    return audit.record(tx, { action, actor, target: { kind: 'account', id: actor.account.id } })
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
