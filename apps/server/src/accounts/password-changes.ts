import { defineMessages } from '@sitewright/messages'
import { emailKey } from '@sitewright/page-kit/server'
import { assertMayManage, lockRights } from '../access/administrators.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import { findAccount } from './find-account.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

const texts = defineMessages('server/password-changes', {
  samePassword: 'The new password must not be the same as the current one',
})

/** `[0]` done, `[1]` the own password was wrong, `[2, reason]` the new one cannot be used. */
export type PasswordChanged = [0] | [1] | [2, string]

/** Changing passwords while logged in: the own one, and those of others. All sessions of the account end. */
export function createPasswordChanges(tools: AccountTools) {
  const { database, limits, emailTemplates, outbox, isOwnPassword, passwordError, audit } = tools

  async function changeOwn(
    { current, fresh }: { current: string; fresh: string },
    caller: Caller,
  ): Promise<PasswordChanged> {
    if (!(await isOwnPassword(caller, current))) return [1]
    const { account } = caller
    const reason = isSame(current, fresh) ? texts.samePassword() : await passwordError(fresh, account)
    if (reason !== undefined) return [2, reason]

    const hash = await hashPassword(fresh)
    const templates = await emailTemplates()
    await database.write(async (tx) => {
      await setPassword(tx, { accountId: account.id, hash, lockedUntil: 0 })
      await outbox.queue(tx, templates.passwordChanged(account))
      const target = { kind: 'account', id: account.id } as const
      await audit.record(tx, { action: 'own password changed', actor: caller, target })
    })
    outbox.wake()
    return [0]
  }

  /** @throws {RefusedError} 404 for no account, 403 for one with more permissions than the caller. */
  async function changeOther(
    { own, fresh, accountId }: { own: string; fresh: string; accountId: number },
    caller: Caller,
  ): Promise<PasswordChanged> {
    const { who } = caller
    await assertMayManage(database.read, who, accountId)
    if (!(await isOwnPassword(caller, own))) return [1]
    const target = await findAccount(database.read, accountId)
    const reason = await passwordError(fresh, target)
    if (reason !== undefined) return [2, reason]

    const hash = await hashPassword(fresh)
    const templates = await emailTemplates()
    await database.write(async (tx) => {
      await lockRights(database, tx)
      await assertMayManage(tx, who, accountId)
      await setPassword(tx, { accountId, hash, lockedUntil: 0 })
      await limits.forgive(tx, emailKey(target.email))
      await outbox.queue(tx, templates.passwordChangedForYou(target))
      const changed = { kind: 'account', id: accountId } as const
      await audit.record(tx, { action: 'password changed', actor: caller, target: changed })
    })
    outbox.wake()
    return [0]
  }

  return { changeOwn, changeOther }
}

function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}
