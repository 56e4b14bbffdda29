import type { Identity } from '@sitewright/page-kit/server'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { audiencesOf } from './audiences.ts'

/** Things that one transaction deletes for good. */
const batch = 200

interface EmptyingContext {
  database: Database
  audit: Audit
  /** All permissions that there are. */
  permissions: () => readonly string[]
  /** @returns how many of these were still there. */
  destroy: (tx: Writer, ids: readonly number[]) => Promise<number>
  mayDestroy: (tx: Writer, thing: { id: number; kind: string }, who: Identity) => Promise<boolean>
}

/** Deletes for good all that this person could bring back, and no other. @returns how many things that were. */
export async function emptyTrash(
  { database, audit, permissions, destroy, mayDestroy }: EmptyingContext,
  { kind }: { kind?: string },
  actor: Actor,
): Promise<number> {
  const audiences = audiencesOf(actor.who, permissions)
  let deleted = 0
  for (let last = 0; ;) {
    const { found, count } = await database.write(async (tx) => {
      let query = tx.selectFrom('trash').where('audience', 'in', audiences).where('id', '>', last)
      if (kind !== undefined) query = query.where('kind', '=', kind)
      const things = await query.select(['id', 'kind']).orderBy('id').limit(batch).execute()
      const ids: number[] = []
      for (const thing of things) if (await mayDestroy(tx, thing, actor.who)) ids.push(thing.id)
      const gone = await destroy(tx, ids)
      if (gone > 0 || deleted === 0)
        await audit.record(tx, {
          action: 'trash emptied',
          actor,
          details: gone === 0 ? '' : { say: 'thingsDeleted', with: { count: gone } },
        })
      return { found: things, count: gone }
    })
    deleted += count
    last = found.at(-1)?.id ?? last
    if (found.length < batch) return deleted
  }
}

/** Deletes for good what was put into the trash until that time. */
export async function deleteUntil(
  { database, destroy }: Pick<EmptyingContext, 'database' | 'destroy'>,
  time: Seconds,
): Promise<void> {
  for (;;) {
    const count = await database.write(async (tx) => {
      const due = tx.selectFrom('trash').where('deleted', '<=', time).select('id').orderBy('deleted').limit(batch)
      const ids = (await due.execute()).map(({ id }) => id)
      await destroy(tx, ids)
      return ids.length
    })
    if (count < batch) return
  }
}
