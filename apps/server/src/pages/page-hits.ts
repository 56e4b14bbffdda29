import { createHmac, randomBytes } from 'node:crypto'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { SiteDayOf } from '../settings/site-language.ts'
import { visitorName, type Visitor } from '../text/visitor-name.ts'

/** Milliseconds between two writings of what was counted. */
const writeEvery = 1000

/** The maximum number of different views between two writes; further ones are not counted. */
const maxWaiting = 10_000

/** Robots that say so are not counted (Q86). */
const robot = /bot\b|crawl|spider|slurp|preview|headlesschrome|lighthouse|monitor|curl\/|wget\//i

export interface PageHits {
  count: (pageId: number, visitor: Visitor) => void
  /** Total, then unique visitors. @throws {RefusedError} 404 where there is no such page. */
  read: (pageId: number) => Promise<[number, number]>
  /** Writes what is still held. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

interface Waiting {
  views: number
  visitors: Set<string>
}

export interface PageHitsOptions {
  database: Database
  siteDayOf: SiteDayOf
  now: () => Seconds
  onError: (error: unknown) => void
}

interface Counter extends PageHitsOptions {
  /** What was counted and is not written yet, by pages. */
  waiting: Map<number, Waiting>
  /** How many views that are. */
  held: number
  dayKey: DayKey | undefined
  timer: NodeJS.Timeout | undefined
  writing: Promise<void>
}

interface DayKey {
  day: number
  key: string
}

/**
 * Counts views without a cookie and without storing an address: a visitor is known for one day by a keyed hash whose key
 * is thrown away with the day. Views are written together once a second, so that a view costs no disk access.
 */
export function createPageHits(options: PageHitsOptions): PageHits {
  const counter: Counter = {
    ...options,
    waiting: new Map(),
    held: 0,
    dayKey: undefined,
    timer: undefined,
    writing: Promise.resolve(),
  }
  return {
    count: count.bind(null, counter),
    read: read.bind(null, counter),
    flush: flush.bind(null, counter),
    close: () => flush(counter).catch(options.onError),
  }
}

function count(counter: Counter, pageId: number, visitor: Visitor): void {
  const { waiting, onError } = counter
  const { userAgent } = visitor
  if (userAgent === '' || robot.test(userAgent) || counter.held >= maxWaiting) return
  const entry = waiting.get(pageId) ?? { views: 0, visitors: new Set() }
  waiting.set(pageId, entry)
  entry.views++
  counter.held++
  entry.visitors.add(visitorName(visitor))
  counter.timer ??= setTimeout(() => void flush(counter).catch(onError), writeEvery)
}

function flush(counter: Counter): Promise<void> {
  clearTimeout(counter.timer)
  counter.timer = undefined
  const batch = counter.waiting
  counter.waiting = new Map()
  counter.held = 0
  if (batch.size > 0)
    counter.writing = counter.writing
      .catch(() => {})
      .then(async () => {
        const day = await counter.siteDayOf(counter.now())
        await counter.database.write((tx) => store(counter, tx, { day, batch }))
      })
  return counter.writing
}

/** Views of pages on a day of the site. */
interface DayOfViews {
  day: number
  batch: Map<number, Waiting>
}

async function store(counter: Counter, tx: Writer, { day, batch }: DayOfViews): Promise<void> {
  if (counter.dayKey?.day !== day) counter.dayKey = await renewKey(tx, day)
  const { key } = counter.dayKey
  const known = await tx
    .selectFrom('pages')
    .where('id', 'in', [...batch.keys()])
    .select('id')
    .execute()
  for (const { id } of known) {
    const { views, visitors } = batch.get(id) as Waiting
    const fresh = await storeVisitors(tx, { pageId: id, day, visitors: [...visitors].map((v) => hash(key, v)) })
    await tx
      .insertInto('page_hits')
      .values({ page_id: id, total: views, visitors: fresh })
      .onConflict((conflict) =>
        conflict.column('page_id').doUpdateSet((old) => ({
          total: old('page_hits.total', '+', views),
          visitors: old('page_hits.visitors', '+', fresh),
        })),
      )
      .execute()
  }
}

/** The day's key; those of earlier days, and who visited then, are forgotten. */
async function renewKey(tx: Writer, day: number): Promise<DayKey> {
  await tx.deleteFrom('day_keys').where('day', '<', day).execute()
  await tx.deleteFrom('page_visitors').where('day', '<', day).execute()
  await tx
    .insertInto('day_keys')
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('day_keys').where('day', '=', day).selectAll().executeTakeFirstOrThrow()
}

async function read(counter: Counter, pageId: number): Promise<[number, number]> {
  await flush(counter)
  const row = await counter.database.read
    .selectFrom('pages')
    .leftJoin('page_hits', 'page_hits.page_id', 'pages.id')
    .where('pages.id', '=', pageId)
    .select(['total', 'visitors'])
    .executeTakeFirst()
  return row ? [row.total ?? 0, row.visitors ?? 0] : fail('notFound')
}

/** @returns how many of them were not there yet that day. */
async function storeVisitors(
  tx: Writer,
  { pageId, day, visitors }: { pageId: number; day: number; visitors: string[] },
): Promise<number> {
  const stored = await tx
    .insertInto('page_visitors')
    .values(visitors.map((visitor) => ({ page_id: pageId, day, visitor })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('visitor')
    .execute()
  return stored.length
}

function hash(key: string, visitor: string): string {
  return createHmac('sha256', key).update(visitor).digest('base64url')
}
