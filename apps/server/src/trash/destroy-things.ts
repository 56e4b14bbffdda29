import { lockRights } from '../access/administrators.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Database, Writer } from '../db/database.ts'
import { audienceOf } from './audiences.ts'
import { inParts } from './take-rows.ts'

/** Things that are asked for at once. */
const batch = 500

export interface DestroyOptions {
  database: Pick<Database, 'engine'>
  /** Notes that nothing names these bytes any more. */
  discard: (tx: Writer, keys: readonly string[]) => Promise<void>
  removeDiscarded: () => Promise<void>
}

/** Deletes things in the trash for good, with their bytes and with what only an account among them could see. */
export function createDestroy({ database, discard, removeDiscarded }: DestroyOptions) {
  /** @returns how many of these were still there. */
  async function destroy(tx: Writer, ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0
    // one after the other with those who bring things back: these may give what comes back with another to that one
    await lockRights(database, tx)
    // anyone who brings one of them back at this moment comes first, and its bytes are its files' again
    const there = tx.selectFrom('trash').where('id', 'in', ids).select(['id', 'kind', 'thing_id']).orderBy('id')
    const things = await there.$if(database.engine === 'postgres', (is) => is.forUpdate()).execute()
    if (things.length === 0) return 0
    const left = things.map(({ id }) => id)
    const bytes = await tx.selectFrom('trash_bytes').where('trash_id', 'in', left).select('storage_key').execute()
    await tx.deleteFrom('trash').where('id', 'in', left).execute()
    await discard(
      tx,
      bytes.map((row) => row.storage_key),
    )
    afterCommit(tx, () => void removeDiscarded())
    await removeOwn(
      tx,
      things.flatMap(({ kind, thing_id }) => (kind === 'account' ? thing_id : [])),
    )
    return things.length
  }

  /** For accounts that are gone for good: what was their own goes with them. */
  async function removeOwn(tx: Writer, accounts: readonly number[]): Promise<void> {
    if (accounts.length === 0) return
    const audiences = accounts.map((account) => audienceOf({ account }))
    const own = await tx.selectFrom('trash').where('audience', 'in', audiences).select('id').execute()
    for (const some of inParts(own, batch))
      await destroy(
        tx,
        some.map(({ id }) => id),
      )
  }

  return { destroy, removeOwn }
}
