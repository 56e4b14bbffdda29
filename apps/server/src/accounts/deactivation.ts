import { assertAdministratorLeft, lockRights } from '../access/administrators.ts'
import { fail } from '../errors.ts'
import { linkHolderAt, type AccountTools, type Caller } from './account-tools.ts'
import { consumeToken, deleteTokens, mintToken } from './account-tokens.ts'
import { languageOfAddress } from '../mail/recipient-language.ts'
import { parseEmail } from '../text/email-address.ts'
import { endSessions } from './sessions.ts'
import { lockRequests } from './request-lock.ts'

/** Requests for a link beyond these within `period` seconds are ignored. */
const requestLimit = { count: 3, period: 4 * 60 * 60 }

/** Deactivating an account by its owner, who proves by a mailed link that the mailbox is still theirs (Q48). */
export function createDeactivation(tools: AccountTools) {
  const { database, changes, settings, emailTemplates, outbox, audit, now } = tools

  /** Sends the link to the caller's own address. */
  async function requestLink(actor: Caller): Promise<void> {
    const { account } = actor
    const templates = await emailTemplates()
    await database.write(async (tx) => {
      await lockRequests(database, tx, 'deactivation requests')
      await audit.record(tx, { action: 'deactivation requested', actor, target: { kind: 'account', id: account.id } })
      const { minted } = await tx
        .selectFrom('account_tokens')
        .where('account_id', '=', account.id)
        .where('purpose', '=', 'deactivation')
        .where('created', '>', now() - requestLimit.period)
        .select((row) => row.fn.countAll<number>().as('minted'))
        .executeTakeFirstOrThrow()
      if (minted >= requestLimit.count) return
      const token = await mintToken(tx, { accountId: account.id, purpose: 'deactivation', now: now() })
      await outbox.queue(tx, templates.deactivationLink(account, token))
    })
    outbox.wake()
  }

  /**
   * @throws {RefusedError} 404 for every link that does not work, whatever the reason; 409 for the last administrator,
   *   whose link stays good.
   */
  async function deactivate(uid: string, address: string): Promise<void> {
    const templates = await emailTemplates()
    const admin = parseEmail((await settings.all()).AdminEmail)
    await changes.write(async (tx, touch) => {
      touch('accounts')
      await lockRights(database, tx)
      const used = await consumeToken(tx, { uid, purposes: ['deactivation'], now: now() })
      if (!used) return fail('linkOver')
      const closed = await tx
        .updateTable('accounts')
        .set({ deactivated: 1 })
        .where('id', '=', used.accountId)
        .where('deactivated', '=', 0)
        .returning(['id', 'email', 'name', 'language'])
        .executeTakeFirst()
      if (!closed) return fail('linkOver')
      await endSessions(tx, closed.id)
      await deleteTokens(tx, closed.id)
      await assertAdministratorLeft(tx)
      await outbox.queue(tx, templates.deactivated(closed))
      if (admin !== undefined) {
        const language = (await languageOfAddress(tx, admin)) ?? ''
        await outbox.queue(tx, templates.deactivationNotice({ email: admin, language }, closed))
      }
      const target = { kind: 'account', id: closed.id } as const
      await audit.record(tx, { action: 'account deactivated', actor: linkHolderAt(address), target })
    })
    outbox.wake()
  }

  return { requestLink, deactivate }
}
