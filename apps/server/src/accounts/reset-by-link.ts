import type { PasswordLink } from '@sitewright/api-client/contract'
import { emailKey } from '@sitewright/page-kit/server'
import { fail } from '../errors.ts'
import { linkHolderAt, type AccountTools } from './account-tools.ts'
import { consumeToken, findToken, passwordPurposes, type TokenUse } from './account-tokens.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** Seconds for which login is refused after a reset (PWD-018): time for the owner of the mailbox to read the notice. */
export const restAfterReset = 15 * 60

/** What a mailed link that sets a password is for, and using it. */
export function createResetByLink(tools: AccountTools) {
  const { database, limits, emailTemplates, outbox, passwordError, audit, now } = tools

  /**
   * What a link is for and whose, without using it up: anyone who has it could take the account over anyway.
   *
   * @throws {RefusedError} 404 for every link that does not work, whatever the reason.
   */
  async function passwordLink(uid: string): Promise<PasswordLink> {
    const { purpose, expires, account } = await usable({ uid, purposes: passwordPurposes, now: now() })
    const { email, name } = account
    return { invited: purpose === 'invitation', expires, email, name }
  }

  /**
   * Sets the password. The account of an invitation is not locked: nobody had its password.
   *
   * @returns whether it was the link of an invitation.
   * @throws {RefusedError} 404 for every link that does not work, whatever the reason; 400 with the reason for a password
   *   that cannot be used, and the link stays good.
   */
  async function resetByLink({ uid, password }: { uid: string; password: string }, address: string) {
    const link = { uid, purposes: passwordPurposes, now: now() }
    const { account } = await usable(link)
    const reason = await passwordError(password, account)
    if (reason !== undefined) return fail('weakPassword', { error: reason })

    const hash = await hashPassword(password)
    const templates = await emailTemplates()
    const purpose = await database.write(async (tx) => {
      const used = await consumeToken(tx, link)
      if (!used) return fail('linkOver')
      const lockedUntil = used.purpose === 'reset' ? now() + restAfterReset : 0
      await setPassword(tx, { accountId: account.id, hash, lockedUntil })
      await limits.forgive(tx, emailKey(account.email))
      await limits.succeeded(tx, { emailKey: emailKey(account.email), address })
      await outbox.queue(tx, templates.passwordChanged(account))
      const target = { kind: 'account', id: account.id } as const
      // that of an invitation may have been handed over, not emailed
      const action = used.purpose === 'invitation' ? 'invitation used' : 'password reset'
      await audit.record(tx, { action, actor: linkHolderAt(address), target })
      return used.purpose
    })
    outbox.wake()
    return { invited: purpose === 'invitation' }
  }

  async function usable(link: TokenUse) {
    const found = await findToken(database.read, link)
    const account = found && (await openAccount(found.accountId))
    return account ? { ...found, account } : fail('linkOver')
  }

  function openAccount(id: number) {
    return database.read
      .selectFrom('accounts')
      .where('id', '=', id)
      .where('deactivated', '=', 0)
      .select(['id', 'email', 'name', 'language'])
      .executeTakeFirst()
  }

  return { passwordLink, resetByLink }
}
