import { mintToken, type TokenPurpose } from '../../accounts/account-tokens.ts'
import type { AbsentInputs, Scene } from './call-sample.ts'
import { newPerson } from './people.ts'

/** The secret part of a link that somebody got by mail. */
export async function mailedLink(scene: Scene, purpose: TokenPurpose): Promise<string> {
  return (await linkOf(scene, purpose)).uid
}

async function linkOf(scene: Scene, purpose: TokenPurpose): Promise<{ uid: string; accountId: number }> {
  const { database, now } = scene.server.services
  const { id: accountId } = await newPerson(scene)
  const { uid } = await database.write((tx) => mintToken(tx, { accountId, purpose, now: now() }))
  return { uid, accountId }
}

/** A link that nobody was sent, one of an account that is gone, and one that is for something else. */
export async function absentLinks(
  scene: Scene,
  purpose: TokenPurpose,
  inputFor: (uid: string) => unknown,
): Promise<AbsentInputs> {
  const { uid, accountId } = await linkOf(scene, purpose)
  await scene.server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', accountId).execute())
  return {
    never: inputFor('x'.repeat(uid.length)),
    deleted: inputFor(uid),
    foreign: inputFor(await mailedLink(scene, purpose === 'reset' ? 'deactivation' : 'reset')),
  }
}
