import type { AuditList } from '@sitewright/api-client/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { Entry } from './entry.ts'
import { createFlood } from './flood.ts'
import { listEntries, type AuditQuery } from './list-entries.ts'
import { storeEntries } from './store-entries.ts'

/** Milliseconds between two writings: what a kill can lose at most. */
const writeEvery = 1000

/** Entries that wait while the database cannot be written. */
const mostWaiting = 10_000

/** Rows that are deleted at once, so that no write has to wait for long. */
const sweptAtOnce = 1000

const secondsOfDay = 24 * 60 * 60

export interface AuditOptions {
  database: Database
  now: () => Seconds
  log: FastifyBaseLogger
  /** Days that entries are kept. */
  days: number
  /** Is told how many entries were lost because they could not be written for too long. */
  onLost: (count: number) => void
}

/** An entry, or one that is still being made, which may turn out to be none. */
export type Coming = Entry | Promise<Entry | undefined>

/** Who did what, and when: written together once a second, so that nobody waits for it. */
export interface Audit {
  /** Never fails. */
  add: (entry: Coming) => void
  /** The newest first. */
  list: (query: AuditQuery) => Promise<AuditList>
  /** Writes what is still held. */
  flush: () => Promise<void>
  /** Deletes what is older than it is kept. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

export function createAudit({ database, now, log, days, onLost }: AuditOptions): Audit {
  const tame = createFlood()
  const coming: Promise<Entry | undefined>[] = []
  let ready: Entry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add(entry: Coming): void {
    coming.push(Promise.resolve(entry))
    wake()
  }

  function wake(): void {
    timer ??= setTimeout(() => void flush().catch(tryAgain), writeEvery)
  }

  function tryAgain(err: unknown): void {
    log.warn({ err, waiting: ready.length }, 'the audit log could not be written and is tried again')
    wake()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => {}).then(write)
    return writing
  }

  async function write(): Promise<void> {
    const made = await Promise.all(coming.splice(0))
    ready.push(...made.filter((entry) => entry !== undefined).map(tame))
    if (ready.length === 0) return
    try {
      await database.write((tx) => storeEntries(tx, ready))
      ready = []
    } catch (error) {
      const lost = ready.splice(0, ready.length - mostWaiting).length
      if (lost > 0) onLost(lost)
      throw error
    }
  }

  async function sweep(): Promise<void> {
    const before = now() - days * secondsOfDay
    for (;;) {
      const { numDeletedRows } = await database.write((tx) =>
        tx
          .deleteFrom('audit_log')
          .where('id', 'in', (entry) =>
            entry.selectFrom('audit_log').where('time', '<', before).select('id').orderBy('id').limit(sweptAtOnce),
          )
          .executeTakeFirst(),
      )
      if (numDeletedRows < BigInt(sweptAtOnce)) return
    }
  }

  return {
    add,
    flush,
    sweep,
    async list(query) {
      // an entry that cannot be written now is missing, which is no reason to show none
      await flush().catch(tryAgain)
      return listEntries(database.read, query)
    },
    async close() {
      await flush().catch((err: unknown) => {
        log.error({ err, entries: ready }, 'the audit log could not be written; these entries stand only here')
      })
      clearTimeout(timer)
    },
  }
}
