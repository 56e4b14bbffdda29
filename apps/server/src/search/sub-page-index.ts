import type { ListedSubPage } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { kindsWithSubAddresses, type PageKinds } from '../kinds/page-kinds.ts'
import { searchIndexVersion } from './index-again.ts'
import { readListed } from './read-listed.ts'
import { storeListed } from './store-listed.ts'

export interface SubPageIndexOptions {
  database: Database
  changes: Pick<Changes, 'subscribe'>
  kinds: PageKinds
  /** What a kind lists below a page; undefined where it fails to. */
  list: (page: { id: number; kind: string }) => Promise<Iterable<ListedSubPage> | undefined>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What the search knows of the addresses below pages. */
export interface SubPageIndex {
  /** Follows each change of the site from now on, unless it is another server's to do. */
  start: (options: { mayRun: () => Promise<boolean> }) => void
  /** Reads the lists that may have changed since they were read. */
  update: () => Promise<void>
  /** Reads all lists, as what was changed by nothing but the time, or failed before, and drops what is of kinds that are gone. */
  refresh: () => Promise<void>
  /** Finishes what is under way. */
  close: () => Promise<void>
}

/** Milliseconds that a kind is given to list what stands below a page. */
const listTimeout = 30_000

/** Milliseconds after which a server looks whether the one that leads has read what was due: it may be gone. */
const lookAgainAfter = 10_000

interface DuePage {
  id: number
  kind: string
  /** Of the last change of the kind. */
  number: number
  /** The version of the words that were taken; null where there are none yet. */
  words: number | null
}

/** Keeps the search up to date with what kinds list below their pages. */
export function createSubPageIndex(options: SubPageIndexOptions): SubPageIndex {
  const { database, changes, kinds, log } = options
  const declared = kindsWithSubAddresses(kinds)
  const stop = new AbortController()
  /** The pages whose lists could not be had, with the number of the change after which that was. */
  const failed = new Map<number, number>()
  let running = Promise.resolve()
  let waits = false
  let again: NodeJS.Timeout | undefined
  let unsubscribe = () => {}

  async function readAll(pages: readonly DuePage[]): Promise<void> {
    for (const page of pages) {
      if (stop.signal.aborted) return
      // others may have changed it while the lists before this one were read
      const number = await numberOf(database, page.kind)
      if (await indexList(options, { ...page, number }, stop.signal)) failed.delete(page.id)
      else failed.set(page.id, number)
    }
  }

  async function findDue(): Promise<DuePage[]> {
    if (declared.length === 0) return []
    const due = await duePages(database, declared)
    // a list that failed stays due for as long as its page is there
    const ids = new Set(due.map(({ id }) => id))
    for (const id of failed.keys()) if (!ids.has(id)) failed.delete(id)
    return due.filter(({ id, number }) => failed.get(id) !== number)
  }

  async function refresh(): Promise<void> {
    await dropOthers(database, declared)
    if (declared.length > 0) await readAll(await duePages(database, declared, 'all'))
  }

  /** One after the other. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running.then(work, work)
    return running
  }

  /** Once for all changes that come while it waits for its turn. */
  function follow(mayRun: () => Promise<boolean>): void {
    if (waits || stop.signal.aborted) return
    waits = true
    inTurn(async () => {
      waits = false
      const due = await findDue()
      if (due.length === 0) return
      if (await mayRun()) await readAll(due)
      else lookAgain(mayRun)
    }).catch((err: unknown) => {
      log.error({ err }, 'the search could not follow what stands below pages')
      lookAgain(mayRun)
    })
  }

  function lookAgain(mayRun: () => Promise<boolean>): void {
    if (stop.signal.aborted) return
    again ??= setTimeout(() => {
      again = undefined
      follow(mayRun)
    }, lookAgainAfter).unref()
  }

  return {
    start({ mayRun }) {
      if (declared.length > 0) unsubscribe = changes.subscribe('everything', () => follow(mayRun))
    },
    update: () => inTurn(async () => readAll(await findDue())),
    refresh: () => inTurn(refresh),
    async close() {
      unsubscribe()
      stop.abort()
      clearTimeout(again)
      await running.catch(() => {})
    },
  }
}

/** Reads the list of a page and stores what it names. @returns false where it could not be had. */
async function indexList(
  { database, list, log }: SubPageIndexOptions,
  { id, kind, number, words }: DuePage,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const listed = await withinTime(list({ id, kind }), signal)
    if (listed === undefined) return false
    const entries = await readListed(listed)
    const again = words !== searchIndexVersion
    await storeListed(database, { pageId: id, number, words: searchIndexVersion, entries, again }, signal)
    return true
  } catch (err) {
    if (!signal.aborted)
      log.error({ err, kind, page: id }, 'the addresses below a page could not be put into the search')
    return false
  }
}

/** Of the last change of the kind. */
async function numberOf({ read }: Database, kind: string): Promise<number> {
  const change = await read.selectFrom('sub_page_changes').where('kind', '=', kind).select('number').executeTakeFirst()
  return change?.number ?? 0
}

/** The pages of these kinds whose lists are to be read: unless all are asked for, those that may have changed. */
function duePages(
  { read }: Database,
  kinds: readonly string[],
  which: 'changed' | 'all' = 'changed',
): Promise<DuePage[]> {
  return read
    .selectFrom('pages')
    .leftJoin('sub_page_changes', 'sub_page_changes.kind', 'pages.kind')
    .leftJoin('sub_page_lists', 'sub_page_lists.page_id', 'pages.id')
    .where('pages.kind', 'in', kinds)
    .$if(which === 'changed', (pages) =>
      pages.where((row) =>
        row.or([
          row('sub_page_lists.page_id', 'is', null),
          row('sub_page_lists.number', '!=', row.fn.coalesce('sub_page_changes.number', row.lit(0))),
          row('sub_page_lists.words', '!=', searchIndexVersion),
        ]),
      ),
    )
    .select(['pages.id', 'pages.kind', 'sub_page_lists.words'])
    .select((row) => row.fn.coalesce('sub_page_changes.number', row.lit(0)).as('number'))
    .orderBy('pages.id')
    .execute()
}

/** What kinds listed that declare nothing any more, or are not installed: once they do again, it is read again. */
async function dropOthers({ read, write }: Database, declared: readonly string[]): Promise<void> {
  let last = 0
  for (;;) {
    const listed = read.selectFrom('sub_page_lists').where('page_id', '>', last).select('page_id').orderBy('page_id')
    const ids = (await listed.limit(dropBatch).execute()).map((list) => list.page_id)
    if (ids.length === 0) return
    last = Math.max(...ids)
    const pages = read
      .selectFrom('pages')
      .where('id', 'in', ids)
      .$if(declared.length > 0, (page) => page.where('kind', 'not in', declared))
    for (const { id } of await pages.select('id').execute())
      await write(async (tx) => {
        await tx.deleteFrom('sub_page_lists').where('page_id', '=', id).execute()
        await tx.deleteFrom('sub_pages').where('page_id', '=', id).execute()
      })
  }
}

/** Lists that are looked at together. */
const dropBatch = 500

async function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const done = new AbortController()
  const either = AbortSignal.any([signal, done.signal])
  const late = pause(listTimeout, undefined, { signal: either, ref: false }).then(() => {
    throw new Error(`no list within ${listTimeout / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
