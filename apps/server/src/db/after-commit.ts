import type { Kysely } from 'kysely'
import type { Writer } from './database.ts'
import type { Schema } from './schema.ts'

const waiting = new WeakMap<Writer, (() => void)[]>()

/** Does the work as one transaction, and then what waits for it. @param durable resolves when the commit is on the disk. */
export async function transact<Result>(
  db: Kysely<Schema>,
  work: (tx: Writer) => Promise<Result>,
  durable?: () => Promise<void>,
): Promise<Result> {
  const listeners: (() => void)[] = []
  const result = await db.transaction().execute((tx) => {
    waiting.set(tx, listeners)
    return work(tx)
  })
  await durable?.()
  for (const listener of listeners) listener()
  return result
}

/** Does something once the transaction is committed, and nothing if it is rolled back. @param listener may not throw. */
export function afterCommit(tx: Writer, listener: () => void): void {
  waiting.get(tx)?.push(listener)
}
