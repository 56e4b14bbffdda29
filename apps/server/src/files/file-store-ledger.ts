import type { FastifyBaseLogger } from 'fastify'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { newKey, type FileStore } from './file-store.ts'

/** Seconds after which bytes that were stored but never named are removed. */
const claimedWithin = 60 * 60

/** How many are removed before the list is read again. */
const batch = 100

/**
 * Bytes come and go without any being forgotten: the key of new ones is noted before they are stored, and taken from the
 * list by the transaction that names them; the key of old ones is noted by the transaction that forgets them. So
 * whatever happens in between, what nothing names is on the list, and is removed in the end.
 */
export interface StoredBytesLedger {
  /** Stores bytes, or a local file, under a new key. They stay only if a transaction claims them within the hour. */
  store: (source: Uint8Array | string) => Promise<string>
  /** For the transaction that names the key. @throws when the bytes were removed meanwhile. */
  claim: (tx: Writer, key: string) => Promise<void>
  /** For the transaction after which nothing names these keys; `removeDiscarded` is to follow it. */
  discard: (tx: Writer, keys: readonly string[]) => Promise<void>
  /** Removes what is due; what cannot be removed now is left for the next time. */
  removeDiscarded: () => Promise<void>
}

export interface LedgerOptions {
  database: Database
  files: FileStore
  now: () => Seconds
  log: FastifyBaseLogger
}

export function createLedger({ database, files, now, log }: LedgerOptions): StoredBytesLedger {
  let removing: Promise<void> = Promise.resolve()

  async function store(source: Uint8Array | string): Promise<string> {
    const key = newKey()
    const row = { storage_key: key, since: now() + claimedWithin }
    await database.write((tx) => tx.insertInto('discarded_bytes').values(row).execute())
    await files.put(key, source)
    return key
  }

  async function claim(tx: Writer, key: string): Promise<void> {
    const { numDeletedRows } = await tx
      .deleteFrom('discarded_bytes')
      .where('storage_key', '=', key)
      .where('since', '>', now())
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) throw new Error('The stored bytes were removed before anything named them')
  }

  async function removeAll(): Promise<void> {
    for (;;) {
      const due = await database.read
        .selectFrom('discarded_bytes')
        .where('since', '<=', now())
        .select('storage_key')
        .limit(batch)
        .execute()
      const keys = due.map((row) => row.storage_key)
      if (keys.length === 0) return
      for (const key of keys) await files.remove(key)
      await database.write((tx) => tx.deleteFrom('discarded_bytes').where('storage_key', 'in', keys).execute())
    }
  }

  return {
    store,
    claim,
    discard: (tx, keys) => discardBytes(tx, keys, now()),
    removeDiscarded() {
      removing = removing
        .then(removeAll)
        .catch((err: unknown) => log.warn({ err }, 'unused files could not be removed yet'))
      return removing
    },
  }
}

/** Notes that nothing names these bytes any more. */
async function discardBytes(tx: Writer, keys: readonly string[], since: Seconds): Promise<void> {
  for (let first = 0; first < keys.length; first += batch) {
    const rows = keys.slice(first, first + batch).map((storage_key) => ({ storage_key, since }))
    await tx
      .insertInto('discarded_bytes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * Deletes the files of these ids, with all that was made of them.
 *
 * @param keepsBytes true where the files can come back: their own bytes stay in the storage then.
 */
export async function deleteFiles(
  tx: Writer,
  ids: readonly number[],
  { since, keepsBytes }: { since: Seconds; keepsBytes: boolean },
): Promise<void> {
  for (let first = 0; first < ids.length; first += batch) {
    const some = ids.slice(first, first + batch)
    const made = await tx.selectFrom('renditions').where('file_id', 'in', some).select('storage_key').execute()
    const deleted = await tx.deleteFrom('files').where('id', 'in', some).returning('storage_key').execute()
    await discardBytes(
      tx,
      [...(keepsBytes ? [] : deleted), ...made].map((row) => row.storage_key),
      since,
    )
  }
}
