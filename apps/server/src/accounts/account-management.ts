import type { NewAccountReply } from '@sitewright/api-client'
import { emailKey } from '@sitewright/page-kit/server'
import { assertAdministratorLeft, assertMayManage, lockRights } from '../access/administrators.ts'
import { accountLabel } from '../audit/subject.ts'
import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { errorText, fail } from '../errors.ts'
import { deleteFiles } from '../files/file-store-ledger.ts'
import { checkFields, type AccountFields } from './account-fields.ts'
import { deleteTokens } from './account-tokens.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import { findAccount } from './find-account.ts'
import { emailInvitation, invitationFact } from './invitations.ts'
import { deletedAccount } from './trash-account.ts'
import { removeSecondFactor } from './second-factor.ts'
import type { Fact } from '../audit/facts.ts'

/** What an Account Manager does with other people's accounts; passwords are in password-changes.ts. */
export function createAccountManagement(tools: AccountTools) {
  return {
    create: create.bind(null, tools),
    update: update.bind(null, tools),
    remove: remove.bind(null, tools),
    reactivate: reactivate.bind(null, tools),
    takeSecondFactor: takeSecondFactor.bind(null, tools),
  }
}

/** An account without a password; with `intro` its owner is mailed a link for choosing one (Q47). */
async function create(
  tools: AccountTools,
  typed: AccountFields & { intro: boolean },
  actor: Caller,
): Promise<NewAccountReply> {
  const { database, changes, emailTemplates, outbox, isDelivering, audit, now } = tools
  const [templates, sends] = [await emailTemplates(), await isDelivering()]
  const reply = await changes.write(async (tx, touch): Promise<NewAccountReply> => {
    touch('accounts')
    await lockRights(database, tx)
    const checked = await checkFields(tx, typed)
    if (checked.error !== undefined) return { error: errorText(checked.error) }
    const { fields } = checked
    const { id } = await tx
      .insertInto('accounts')
      .values({ ...fields, password_hash: null, created: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (typed.intro) await emailInvitation(tx, { id, ...fields }, { ...tools, templates })
    const details = typed.intro ? invitationFact(sends) : ''
    await audit.record(tx, { action: 'account created', actor, target: { kind: 'account', id }, details })
    return { id }
  })
  outbox.wake()
  return reply
}

/** Changes another account, unless it has more permissions than the caller. */
function manage(
  { database, changes }: AccountTools,
  { id, actor }: { id: number; actor: Caller },
  change: (tx: Writer) => Promise<void>,
): Promise<void> {
  return changes.write(async (tx, touch) => {
    touch('accounts')
    await lockRights(database, tx)
    await assertMayManage(tx, actor.who, id)
    await change(tx)
  })
}

/** With another email address the links that were mailed to the old one stop working, and it gets a notice. */
async function update(
  tools: AccountTools,
  { id, ...typed }: AccountFields & { id: number },
  actor: Caller,
): Promise<void> {
  const { emailTemplates, outbox, audit } = tools
  const templates = await emailTemplates()
  await manage(tools, { id, actor }, async (tx) => {
    const present = await findAccount(tx, id)
    const checked = await checkFields(tx, typed, present)
    if (checked.error !== undefined) return fail(checked.error)
    await tx.updateTable('accounts').set(checked.fields).where('id', '=', id).execute()
    const emailChanged = checked.fields.email_key !== emailKey(present.email)
    if (emailChanged) {
      await deleteTokens(tx, id)
      await tx.updateTable('accounts').set({ invited: 0 }).where('id', '=', id).execute()
      await outbox.queue(tx, templates.emailChanged(present))
    }
    const [was, label] = [accountLabel(present), accountLabel(checked.fields)]
    const details: Fact = was === label ? '' : { say: 'was', with: { name: was } }
    const target = { kind: 'account', id, label }
    await audit.record(tx, { action: 'account updated', actor, target, details, facts: { emailChanged } })
  })
  outbox.wake()
}

/** @throws {RefusedError} 409 for the own account and the last administrator, 403 for one with more permissions, 404. */
async function remove(tools: AccountTools, id: number, actor: Caller): Promise<void> {
  const { audit, trash, now } = tools
  if (id === actor.account.id) fail('ownAccount')
  await manage(tools, { id, actor }, async (tx) => {
    await audit.record(tx, { action: 'account deleted', actor, target: { kind: 'account', id } })
    const isKept = await trash.put(tx, await deletedAccount(tx, id, actor.who))
    if (!isKept) await trash.removeOwn(tx, [id])
    await removePersonalFolder(tx, id, { since: now(), keepsBytes: isKept })
    await tx.deleteFrom('accounts').where('id', '=', id).execute()
    await assertAdministratorLeft(tx)
  })
}

async function reactivate(tools: AccountTools, id: number, actor: Caller): Promise<void> {
  const { emailTemplates, outbox, audit } = tools
  const templates = await emailTemplates()
  await manage(tools, { id, actor }, async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ deactivated: 0 })
      .where('id', '=', id)
      .where('deactivated', '=', 1)
      .returning(['email', 'name', 'language'])
      .executeTakeFirst()
    if (!account) return
    await outbox.queue(tx, templates.reactivated(account))
    await audit.record(tx, { action: 'account reactivated', actor, target: { kind: 'account', id } })
  })
  outbox.wake()
}

/** For somebody who lost phone and codes. `[1]` when the caller's own password was wrong. */
async function takeSecondFactor(tools: AccountTools, id: number, own: string, actor: Caller): Promise<[0] | [1]> {
  const { database, emailTemplates, outbox, isOwnPassword, audit } = tools
  await assertMayManage(database.read, actor.who, id)
  if (!(await isOwnPassword(actor, own))) return [1]
  const templates = await emailTemplates()
  await manage(tools, { id, actor }, async (tx) => {
    if (!(await removeSecondFactor(tx, id))) return
    await outbox.queue(tx, templates.secondFactorRemoved(await findAccount(tx, id)))
    await audit.record(tx, { action: 'second factor off', actor, target: { kind: 'account', id } })
  })
  outbox.wake()
  return [0]
}

/** Removes what is in an account's personal folder, and the folder. The bytes go when next such are removed. */
async function removePersonalFolder(
  tx: Writer,
  accountId: number,
  options: { since: Seconds; keepsBytes: boolean },
): Promise<void> {
  const rows = await tx
    .withRecursive('inside', (db) =>
      db
        .selectFrom('folders')
        .where('account_id', '=', accountId)
        .select('id')
        .union(db.selectFrom('folders').innerJoin('inside', 'inside.id', 'folders.parent_id').select('folders.id')),
    )
    .selectFrom('inside')
    .select('id')
    .execute()
  if (rows.length === 0) return
  const folders = rows.map((row) => row.id)
  const files = await tx.selectFrom('files').where('folder_id', 'in', folders).select('id').execute()
  await deleteFiles(
    tx,
    files.map((file) => file.id),
    options,
  )
  await tx.deleteFrom('folders').where('id', 'in', folders).execute()
}
