import type { InvitationLink } from '@sitewright/api-client/contract'
import { assertMayManage, lockRights } from '../access/administrators.ts'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { deleteTokens, mintToken } from './account-tokens.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import { passwordAddress, type Addressee, type EmailTemplates } from './email-templates.ts'
import type { Fact } from '../audit/facts.ts'

/** Invitations of one account beyond these within `period` seconds are refused. */
const limit = { count: 3, period: 4 * 60 * 60 }

/** Inviting again, or for the first time, somebody who cannot log in yet as they have no password. */
export function createInvitations(tools: AccountTools) {
  const { database, emailTemplates, outbox, isDelivering, audit, publicUrl, now } = tools

  /** Does something with an account that has no password yet. */
  function write<Result>(id: number, { who }: Caller, work: (tx: Writer, account: Invited) => Promise<Result>) {
    return database.write(async (tx) => {
      await lockRights(database, tx)
      await assertMayManage(tx, who, id)
      const { password_hash, deactivated, ...account } = await tx
        .selectFrom('accounts')
        .where('id', '=', id)
        .select(['id', 'email', 'name', 'language', 'password_hash', 'deactivated'])
        .executeTakeFirstOrThrow()
      if (password_hash !== null || deactivated === 1) fail('needsNoInvitation')
      return work(tx, account)
    })
  }

  /**
   * @throws {RefusedError} 409 for somebody who has a password and for a deactivated account, 429 after three within four
   *   hours, 403 for one with more permissions, 404.
   */
  async function invite(id: number, actor: Caller): Promise<void> {
    const [templates, sends] = [await emailTemplates(), await isDelivering()]
    await write(id, actor, async (tx, account) => {
      if ((await recentlyInvited(tx, id, now() - limit.period)) >= limit.count) fail('tooManyInvitations')
      await emailInvitation(tx, account, { ...tools, templates })
      const action = sends ? 'account invited' : 'invitation stored'
      await audit.record(tx, { action, actor, target: { kind: 'account', id } })
    })
    outbox.wake()
  }

  /**
   * The link of an invitation, for anyone who is to hand it over as no email arrives. Links made before, also those in stored
   * emails, stop working, so that only one is about.
   *
   * @throws {RefusedError} as `invite`, but never 429; 409 also while emails are sent: those prove whose address it is.
   */
  async function link(id: number, actor: Caller): Promise<InvitationLink> {
    if (await isDelivering()) fail('invitationIsEmailed')
    return write(id, actor, async (tx) => {
      await deleteTokens(tx, id, ['invitation'])
      const { uid, expires } = await mintToken(tx, { accountId: id, purpose: 'invitation', now: now() })
      await tx.updateTable('accounts').set({ invited: now() }).where('id', '=', id).execute()
      await audit.record(tx, { action: 'invitation link', actor, target: { kind: 'account', id } })
      return { link: passwordAddress(publicUrl, uid), expires }
    })
  }

  return { invite, link }
}

/** What became of an invitation, for the audit log. @param sends whether emails are handed to a mail server. */
export function invitationFact(sends: boolean): Fact {
  return { say: sends ? 'invitationEmailed' : 'invitationStored' }
}

type Invited = Parameters<typeof emailInvitation>[1]

/** Queues the email with the links for setting a password and for deactivating the account. */
export async function emailInvitation(
  tx: Writer,
  account: Addressee & { id: number },
  { outbox, now, templates }: Pick<AccountTools, 'outbox' | 'now'> & { templates: EmailTemplates },
): Promise<void> {
  const mint = (purpose: 'invitation' | 'deactivation') => mintToken(tx, { accountId: account.id, purpose, now: now() })
  const links = { password: await mint('invitation'), deactivation: await mint('deactivation') }
  await outbox.queue(tx, templates.invitation(account, links))
  await tx.updateTable('accounts').set({ invited: now() }).where('id', '=', account.id).execute()
}

async function recentlyInvited(tx: Writer, id: number, since: number): Promise<number> {
  const { minted } = await tx
    .selectFrom('account_tokens')
    .where('account_id', '=', id)
    .where('purpose', '=', 'invitation')
    .where('created', '>', since)
    .select((row) => row.fn.countAll<number>().as('minted'))
    .executeTakeFirstOrThrow()
  return minted
}
