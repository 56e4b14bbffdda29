import type { Database, Writer } from '../db/database.ts'
import { indexTerms } from './index-terms.ts'
import { ofSubPages, storeTermsIn } from './search-index.ts'
import type { ListedEntry } from './read-listed.ts'

export interface ListedPage {
  pageId: number
  /** Of the last change of its kind before the list was read. */
  number: number
  /** The version of the search's words. */
  words: number
  entries: readonly ListedEntry[]
  /** True to take the words again of what has not changed too. */
  again: boolean
}

/** Entries that one transaction writes: it is short, so that nobody has to wait for it. */
const batch = 50

/**
 * Brings what stands below a page up to date with its list, a few in each transaction, and at last notes that it is. What
 * has not changed stays. A page that is deleted meanwhile takes all of it with it, and what was read later is not undone.
 */
export async function storeListed(database: Database, listed: ListedPage, signal?: AbortSignal): Promise<void> {
  const { pageId, number, words, entries, again } = listed
  const stored = await database.read
    .selectFrom('sub_pages')
    .where('page_id', '=', pageId)
    .select(['id', 'below', 'print'])
    .execute()
  const prints = new Map(stored.map(({ below, print }) => [below, print]))
  const left = new Set(entries.map(({ below }) => below))
  const gone = stored.filter(({ below }) => !left.has(below)).map(({ id }) => id)
  const fresh = entries.filter(({ below, print }) => again || prints.get(below) !== print)
  /** False once it is not to go on. */
  const onPage = async (work: (tx: Writer) => Promise<unknown>) =>
    !signal?.aborted && (await onCurrentPage(database, listed, work))

  for (let at = 0; at < gone.length; at += batch) {
    const some = gone.slice(at, at + batch)
    if (!(await onPage((tx) => tx.deleteFrom('sub_pages').where('id', 'in', some).execute()))) return
  }
  for (let at = 0; at < fresh.length; at += batch) {
    const some = await Promise.all(fresh.slice(at, at + batch).map(withTerms))
    const isStored = await onPage(async (tx) => {
      for (const each of some) await storeEntry(tx, pageId, each)
    })
    if (!isStored) return
  }
  await onPage((tx) =>
    tx
      .insertInto('sub_page_lists')
      .values({ page_id: pageId, number, words })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ number, words }))
      .execute(),
  )
}

const withTerms = async ({ below, title, text, requires, print }: ListedEntry) => ({
  row: { below, title, text, requires, print },
  terms: await indexTerms({ title, url: below, text }),
})

async function storeEntry(
  tx: Writer,
  pageId: number,
  { row, terms }: Awaited<ReturnType<typeof withTerms>>,
): Promise<void> {
  const { id } = await tx
    .insertInto('sub_pages')
    .values({ page_id: pageId, ...row })
    .onConflict((conflict) => conflict.columns(['page_id', 'below']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeTermsIn(tx, ofSubPages, { id, terms })
}

/**
 * Locks the page first, as a deletion does.
 *
 * @returns false where nothing was done: the page is gone, or another server has read a later list of it.
 */
async function onCurrentPage(
  { engine, write }: Database,
  { pageId, number }: ListedPage,
  work: (tx: Writer) => Promise<unknown>,
): Promise<boolean> {
  return write(async (tx) => {
    const page = tx.selectFrom('pages').where('id', '=', pageId).select('id')
    if (!(await page.$if(engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst())) return false
    const later = tx.selectFrom('sub_page_lists').where('page_id', '=', pageId).where('number', '>', number)
    if (await later.select('page_id').executeTakeFirst()) return false
    await work(tx)
    return true
  })
}
