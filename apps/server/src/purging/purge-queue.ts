import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackgroundWork } from '../http/background-work.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import type { Touched } from '../db/topics.ts'
import { allKeys, joinKeys, keysOfChange } from './cache-keys.ts'
import { sendPurge, type FrontCaches } from './send-purge.ts'

/**
 * Milliseconds after which a purge is sent once more: a cache may have asked for a page just before the change and put it
 * away just after the first purge.
 */
const firstRepeatDelay = 60

/**
 * Seconds after which it is sent again, at least. First for an answer that was on its way for longer, or came from a server
 * of the site that had not heard of the change yet: it lets no cache keep anything once it has not heard for a second. Last
 * for a server whose clock stood still together with it, as in a virtual machine that was moved: it cannot know of that.
 */
const repeatDelays: readonly Seconds[] = [3, 45]

/** Seconds before a cache that did not answer is asked again. */
const retryAfter: Seconds = 5

/** How often it is looked for what another server of the site could not send any more. */
const pollInterval: Seconds = 30

/** The number of changes that wait from which on everything is to be forgotten. */
const purgeAllAbove = 500

export interface PurgeQueue {
  /** Notes, in the transaction of a change, what is to be forgotten; it is sent once that is committed. */
  record: (tx: Writer, touched: Touched) => Promise<void>
  /** Begins to send what waits; everything is to be forgotten, as a new version or a restore may have changed all pages. */
  start: () => Promise<void>
  /** Sends now what is due. @throws when a cache did not take it; it stays in the queue. */
  run: () => Promise<void>
  close: () => Promise<void>
}

export interface PurgeQueueOptions {
  database: Database
  caches: FrontCaches
  now: () => Seconds
  log: FastifyBaseLogger
}

type Waiting = Pick<Selectable<Schema['cache_purges']>, 'keys' | 'sent'>

const keysOf = (rows: readonly Waiting[]) => joinKeys(rows.map(({ keys }) => keys.split(' ')))
const isFirst = ({ sent }: Waiting) => sent === 0

/** Tells the caches in front of the site what has changed. What it has to tell outlives a crash. */
export function createPurgeQueue({ database, caches, now, log }: PurgeQueueOptions): PurgeQueue {
  const onError = (err: unknown) => log.error({ err }, 'a cache in front of the site could not be told of a change')
  const background = createBackgroundWork({ work: sendDue, after: 0, retryAfter, onError })
  const closing = new AbortController()
  const repeating = new Set<Promise<void>>()

  async function record(tx: Writer, touched: Touched): Promise<void> {
    const keys = keysOfChange(touched).join(' ')
    await tx.insertInto('cache_purges').values({ keys, due: now() }).execute()
    afterCommit(tx, background.wake)
  }

  /** @returns seconds until the next one is due. */
  async function sendDue(): Promise<Seconds | undefined> {
    const time = now()
    const due = await database.read
      .selectFrom('cache_purges')
      .where('due', '<=', time)
      .orderBy('due')
      .limit(purgeAllAbove)
      .select(['id', 'keys', 'sent'])
      .execute()
    if (due.length === purgeAllAbove) await mergeAll(time)
    else if (due.length > 0) {
      await send(due)
      await settle(due)
    }
    return due.length === purgeAllAbove ? 0 : untilNext(time)
  }

  async function send(due: readonly Waiting[]): Promise<void> {
    await sendPurge(caches, keysOf(due))
    const first = keysOf(due.filter(isFirst))
    if (first.length > 0) repeatSoon(first)
  }

  function repeatSoon(keys: readonly string[]): void {
    const repeat = sleep(firstRepeatDelay, undefined, { signal: closing.signal, ref: false })
      .then(() => sendPurge(caches, keys))
      // what fails then is sent for the last time all the same, and is told of
      .catch(() => {})
      .finally(() => repeating.delete(repeat))
    repeating.add(repeat)
  }

  /** So many changes are a change of everything. */
  async function mergeAll(time: Seconds): Promise<void> {
    await database.write(async (tx) => {
      await tx.deleteFrom('cache_purges').where('due', '<=', time).execute()
      await tx
        .insertInto('cache_purges')
        .values({ keys: allKeys.join(' '), due: time })
        .execute()
    })
  }

  /** What was sent for the first time waits once for each time that it is sent again. */
  async function settle(sent: readonly { id: number }[]): Promise<void> {
    const ids = sent.map(({ id }) => id)
    await database.write(async (tx) => {
      // another server that sent the same may have been here
      const gone = await tx.deleteFrom('cache_purges').where('id', 'in', ids).returning(['keys', 'sent']).execute()
      const keys = keysOf(gone.filter(isFirst)).join(' ')
      if (keys === '') return
      // part of this second is over
      const whole = now() + 1
      const more = repeatDelays.map((pause) => ({ keys, due: whole + pause, sent: 1 as const }))
      await tx.insertInto('cache_purges').values(more).execute()
    })
  }

  async function untilNext(time: Seconds): Promise<Seconds | undefined> {
    const next = await database.read.selectFrom('cache_purges').orderBy('due').limit(1).select('due').executeTakeFirst()
    const pause = next && Math.max(next.due - time, 0)
    return database.engine === 'sqlite' ? pause : Math.min(pause ?? pollInterval, pollInterval)
  }

  const start = () => database.write((tx) => record(tx, 'everything'))

  return {
    record,
    start,
    async run() {
      await background.run()
      await Promise.all(repeating)
    },
    async close() {
      closing.abort()
      await background.close()
      await Promise.all(repeating)
    },
  }
}
