import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Entry } from './entry.ts'
import type { FactNames } from './facts.ts'
import { storeEntry } from './store-entry.ts'

/** Milliseconds between two writings: what a kill can lose at most. */
const writeEvery = 100

/** Milliseconds before the database is tried again. */
const retryAfter = 1000

/** Entries that wait while the database cannot be written. */
const maxWaiting = 1000

export interface EntryQueueOptions {
  database: Database
  log: FastifyBaseLogger
  /** Is told how many entries were lost because they could not be written for too long. */
  onLost: (count: number) => void
  /** What permissions and settings are called where facts name them. */
  names: FactNames
}

/** Entries of the audit log that are written in a moment, while nobody waits for it. */
export interface EntryQueue {
  add: (entry: Entry) => void
  /** Writes what still waits. */
  flush: () => Promise<void>
  /** The same, and never fails: what cannot be written now is missing, which is no reason to show no entries. */
  tryFlush: () => Promise<void>
  close: () => Promise<void>
}

export function createEntryQueue({ database, log, onLost, names }: EntryQueueOptions): EntryQueue {
  const waiting: Entry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function wake(after: number): void {
    timer ??= setTimeout(() => void tryFlush(), after)
  }

  function tryFlush(): Promise<void> {
    return flush().catch((err: unknown) => {
      log.warn({ err, waiting: waiting.length }, 'the audit log could not be written and is tried again')
      wake(retryAfter)
    })
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => {}).then(write)
    return writing
  }

  async function write(): Promise<void> {
    const ready = [...waiting]
    if (ready.length === 0) return
    try {
      await database.write(async (tx) => {
        for (const entry of ready) await storeEntry(tx, entry, names)
      })
      waiting.splice(0, ready.length)
    } catch (error) {
      const lost = waiting.splice(0, waiting.length - maxWaiting).length
      if (lost > 0) onLost(lost)
      throw error
    }
  }

  return {
    add(entry) {
      waiting.push(entry)
      wake(writeEvery)
    },
    flush,
    tryFlush,
    async close() {
      await flush().catch((err: unknown) => {
        log.error({ err, entries: waiting }, 'the audit log could not be written; these entries stand only here')
      })
      clearTimeout(timer)
    },
  }
}
