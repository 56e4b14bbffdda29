import type { AccountImport, ImportedAccount } from '@sitewright/api-client'
import { emailKey, RefusedError } from '@sitewright/page-kit/server'
import { lockRights, mayGrant } from '../access/administrators.ts'
import { accountLabel } from '../audit/subject.ts'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { parseEmail } from '../text/email-address.ts'
import { checkFields } from './account-fields.ts'
import type { AccountTools, Caller } from './account-tools.ts'
import type { EmailTemplates } from './email-templates.ts'
import { emailInvitation, invitationFact } from './invitations.ts'
import { joinFacts } from '../audit/facts.ts'

type Line = AccountImport['people'][number]

/**
 * Creates accounts from a list, each with its roles and its invitation, or not at all. Anyone who has the email address of
 * an account already stays as they are, so that the same list can be sent again.
 */
export function createAccountImport(tools: AccountTools) {
  return importAll.bind(null, tools)
}

async function importAll(
  tools: AccountTools,
  { people, intro }: AccountImport,
  actor: Caller,
): Promise<ImportedAccount[]> {
  const { emailTemplates, outbox, isDelivering } = tools
  const invitation = intro ? { templates: await emailTemplates(), sends: await isDelivering() } : undefined
  const results: ImportedAccount[] = []
  for (const line of people) results.push(await importOne(tools, line, { actor, invitation }))
  outbox.wake()
  return results
}

interface Importing {
  actor: Caller
  /** What people are invited with; undefined where they are not. */
  invitation: { templates: EmailTemplates; sends: boolean } | undefined
}

async function importOne(tools: AccountTools, line: Line, importing: Importing) {
  const { database, changes } = tools
  try {
    return await changes.write(async (tx, touch): Promise<ImportedAccount> => {
      touch('accounts')
      await lockRights(database, tx)
      const email = parseEmail(line.email) ?? fail('badEmail')
      const present = await tx
        .selectFrom('accounts')
        .where('email_key', '=', emailKey(email))
        .select('id')
        .orderBy('id')
        .executeTakeFirst()
      if (present) return { result: 'exists', id: present.id }
      const id = await create(tools, tx, { line, ...importing })
      return { result: 'created', id }
    })
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { result: 'refused' as const, error: error.text() }
  }
}

async function create(
  tools: AccountTools,
  tx: Writer,
  { line, actor, invitation }: Importing & { line: Line },
): Promise<number> {
  const { audit, now } = tools
  const checked = await checkFields(tx, line)
  if (checked.error !== undefined) return fail(checked.error)
  const { fields } = checked
  const roles = await grantableRoles(tx, { ids: [...new Set(line.roles)], actor })
  const { id } = await tx
    .insertInto('accounts')
    .values({ ...fields, password_hash: null, created: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const target = { kind: 'account', id } as const
  if (invitation) await emailInvitation(tx, { id, ...fields }, { ...tools, ...invitation })
  const details = joinFacts([{ say: 'fromList' }, invitation && invitationFact(invitation.sends)], 'stop')
  await audit.record(tx, { action: 'account created', actor, target, details })
  for (const role of roles) {
    await tx.insertInto('role_accounts').values({ role_id: role, account_id: id }).execute()
    const added = { say: 'membersAdded', with: { names: accountLabel(fields) } } as const
    const about = { kind: 'role', id: role } as const
    await audit.record(tx, {
      action: 'role changed',
      actor,
      target: about,
      details: added,
      facts: { membersAdded: [id] },
    })
  }
  return id
}

/**
 * As in the Role Editor: who gives a role manages roles, and has all that it gives.
 *
 * @throws {RefusedError} 403 where that is not so, 400 for a role that is gone.
 */
async function grantableRoles(
  tx: Writer,
  { ids, actor: { who } }: { ids: readonly number[]; actor: Caller },
): Promise<readonly number[]> {
  if (ids.length === 0) return ids
  if (!mayGrant(who, 'core.role-manager')) fail('cannotGiveRoles')
  const found = await tx.selectFrom('roles').where('id', 'in', ids).select('id').execute()
  if (found.length < ids.length) fail('roleGone')
  const rows = await tx.selectFrom('role_permissions').where('role_id', 'in', ids).select('permission').execute()
  if (!rows.every(({ permission }) => mayGrant(who, permission))) fail('cannotGrant')
  return ids
}
