import { hashOnce } from '../hash-once.ts'
import { addAccount } from '../test-server.ts'
import type { SampleContext } from './call-sample.ts'

export const password = 'the password of everybody here'
export const newPassword = 'a password that comes afterwards'

let people = 0

/** Somebody without any permission, who has a password. */
export async function newPerson({ server }: SampleContext): Promise<{ id: number; email: string }> {
  const email = `somebody${++people}@example.org`
  const { accountId } = await addAccount(server.services, { email })
  await givePassword(server, accountId)
  return { id: accountId, email }
}

/** @returns the id of an account that is gone. */
export async function deletedPerson(context: SampleContext): Promise<number> {
  const { id } = await newPerson(context)
  await context.server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', id).execute())
  return id
}

/** The password of anyone who asks, who has had none so far. */
export async function ownPassword({ server, as }: SampleContext): Promise<string> {
  if (as) await givePassword(server, as.accountId)
  return password
}

async function givePassword({ services }: SampleContext['server'], accountId: number): Promise<void> {
  const password_hash = await hashOnce(password)
  await services.database.write((tx) =>
    tx.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute(),
  )
}
