import { mintToken, type TokenPurpose } from '../../accounts/account-tokens.ts'
import type { AbsentInputs, SampleContext } from './call-sample.ts'
import { newPerson } from './people.ts'

/** The secret part of a link that somebody got by email. */
export async function emailedLink(context: SampleContext, purpose: TokenPurpose): Promise<string> {
  return (await linkOf(context, purpose)).uid
}

async function linkOf(context: SampleContext, purpose: TokenPurpose): Promise<{ uid: string; accountId: number }> {
  const { database, now } = context.server.services
  const { id: accountId } = await newPerson(context)
  const { uid } = await database.write((tx) => mintToken(tx, { accountId, purpose, now: now() }))
  return { uid, accountId }
}

/** A link that nobody was sent, one of an account that is gone, and one that is for something else. */
export async function absentLinks(
  context: SampleContext,
  purpose: TokenPurpose,
  inputFor: (uid: string) => unknown,
): Promise<AbsentInputs> {
  const { uid, accountId } = await linkOf(context, purpose)
  await context.server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', accountId).execute())
  return {
    never: inputFor('x'.repeat(uid.length)),
    deleted: inputFor(uid),
    foreign: inputFor(await emailedLink(context, purpose === 'reset' ? 'deactivation' : 'reset')),
  }
}
