import { createHash } from 'node:crypto'
import type { Database, Writer } from '../db/database.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { updateText } from './page-text.ts'
import { storeSettings } from '../settings/settings.ts'
import { indexPage } from './search-index.ts'

/** Grows with every change of what words are in the index, so that all pages are indexed again once. */
export const searchIndexVersion = 3

/**
 * The name of the setting with what read the pages of the index last; while they are indexed again also with the last one
 * done.
 */
export const searchIndexSetting = 'SearchIndex'

/** Pages after which it is noted how far the index is. */
const noteEvery = 100

/**
 * Indexes all pages again whose words an earlier version took, or that were read while other kinds of pages, or other parts
 * of them, were installed: what nobody is shown any more is not found. Each is done in a transaction of its own, so that
 * nobody has to wait for it. What was ended goes on where it was. Several servers may do it at once.
 */
export async function indexAgain(database: Database, kinds: PageKinds, signal?: AbortSignal): Promise<void> {
  const reader = readerOf(kinds)
  let last = await lastIndexed(database, reader)
  if (last === undefined) return
  for (;;) {
    const pages = await database.read
      .selectFrom('pages')
      .where('id', '>', last)
      .select(['id', 'kind'])
      .orderBy('id')
      .limit(noteEvery)
      .execute()
    for (const { id, kind } of pages) {
      if (signal?.aborted) return
      await indexOne(database, kinds, { id, kind })
      last = id
    }
    const note = pages.length < noteEvery ? reader : `${reader} ${last}`
    await database.write((tx) => storeSettings(tx, { [searchIndexSetting]: note }))
    if (pages.length < noteEvery) return
  }
}

/** A short name of all that decides which words a page has: this version, the kinds and what packages add to them. */
export function readerOf(kinds: PageKinds): string {
  const parts = [...kinds.values()].flatMap(({ manifest: { kind }, extensionPoints = [] }) => [
    kind,
    ...extensionPoints.flatMap(({ name, keys }) => (keys?.() ?? []).map((key) => `${kind} ${name} ${key}`)),
  ])
  const print = createHash('sha256').update(parts.toSorted().join('\n')).digest('base64url')
  return `${searchIndexVersion}-${print.slice(0, 12)}`
}

/** The id of the last page that has its words from this reader; undefined where all have. */
async function lastIndexed(database: Database, reader: string): Promise<number | undefined> {
  const row = await database.read
    .selectFrom('settings')
    .where('name', '=', searchIndexSetting)
    .select('value')
    .executeTakeFirst()
  const [indexedBy, last] = (row?.value ?? '').split(' ')
  if (indexedBy !== reader) return 0
  return last === undefined ? undefined : Number(last)
}

/** Locked, for a save at that moment must not lose its words to those of the text before. */
async function indexOne({ engine, write }: Database, kinds: PageKinds, page: { id: number; kind: string }) {
  await write(async (tx) => {
    if (!(await lockPage(tx, engine, page.id))) return
    const kind = kinds.get(page.kind)
    // of a kind that is not installed no page is shown, and its words stay for when it is again
    if (kind) await updateText(tx, { pageId: page.id, kind })
    await indexPage(tx, page.id)
  })
}

async function lockPage(tx: Writer, engine: Database['engine'], id: number): Promise<boolean> {
  const page = tx.selectFrom('pages').where('id', '=', id).select('id')
  return (await page.$if(engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst()) !== undefined
}
