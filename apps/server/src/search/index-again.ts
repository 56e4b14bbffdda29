import type { Database } from '../db/database.ts'
import { storeSettings } from '../settings/settings.ts'
import { indexPage } from './search-index.ts'

/** Grows with every change of what words are in the index, so that all pages are indexed again once. */
export const searchIndexVersion = 2

/** The name of the setting with the version of the index; while pages are indexed again also with the last one done. */
export const searchIndexSetting = 'SearchIndex'

/** Pages after which it is noted how far the index is. */
const noteEvery = 100

/**
 * Indexes all pages again whose words an earlier version took, each in a transaction of its own, so that nobody has to
 * wait for it. What was ended goes on where it was. Several servers may do it at once.
 */
export async function indexAgain(database: Database, signal?: AbortSignal): Promise<void> {
  let last = await lastIndexed(database)
  if (last === undefined) return
  for (;;) {
    const pages = await database.read
      .selectFrom('pages')
      .where('id', '>', last)
      .select('id')
      .orderBy('id')
      .limit(noteEvery)
      .execute()
    for (const { id } of pages) {
      if (signal?.aborted) return
      await indexOne(database, id)
      last = id
    }
    const note = pages.length < noteEvery ? `${searchIndexVersion}` : `${searchIndexVersion} ${last}`
    await database.write((tx) => storeSettings(tx, { [searchIndexSetting]: note }))
    if (pages.length < noteEvery) return
  }
}

/** The id of the last page that has its words of this version; undefined where all have. */
async function lastIndexed(database: Database): Promise<number | undefined> {
  const row = await database.read
    .selectFrom('settings')
    .where('name', '=', searchIndexSetting)
    .select('value')
    .executeTakeFirst()
  const [version, last] = (row?.value ?? '').split(' ').map(Number)
  if (version !== searchIndexVersion) return 0
  return last === undefined ? undefined : last
}

/** Locked, for a save at that moment must not lose its words to those of the text before. */
async function indexOne({ engine, write }: Database, id: number): Promise<void> {
  await write(async (tx) => {
    const page = tx.selectFrom('pages').where('id', '=', id).select('id')
    if (await page.$if(engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst()) await indexPage(tx, id)
  })
}
