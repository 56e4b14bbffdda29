import { searchPageLength } from '@sitewright/api-client/contract'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchResults } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import { visiblePages } from '../access/visible-pages.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import { excerptOf } from './excerpt.ts'
import { places } from './index-terms.ts'
import { pagesContaining, type Wanted } from './search-index.ts'
import { wordsIn } from './words.ts'

export interface SearchOptions {
  database: Database
  kinds: PageKinds
  access: PageAccess
  now: () => Seconds
}

export interface SearchRequest {
  q: string
  /** Results to be passed over. */
  from?: number
}

/** Characters of a text that are looked through for the words around a hit. */
const excerptReach = 50_000

/** PostgreSQL's index knows no order, so of the pages that hold a word only so many are put in order. */
const maxCandidates = 2000

/**
 * Finds pages by words, out of those that the person who asks may see.
 *
 * Pages are taken place by place, the most telling first, and at each the newest first, until there are enough of them.
 * So a word that every page holds costs no more than one that few hold: nothing is ever counted, and little sorted.
 */
export function createSearch({ database, kinds, access, now }: SearchOptions) {
  const { engine, read } = database

  async function idsOf(wanted: Wanted, who: Identity, limit: number): Promise<number[]> {
    const found = read.selectFrom(pagesContaining(engine, wanted)).where((condition) =>
      condition.exists(
        condition
          .selectFrom('pages')
          .whereRef('pages.id', '=', 'found.id')
          .where(visiblePages({ access, kinds, who, now: now() }))
          .select('pages.id')
          // looked up one by one; PostgreSQL would rather read all pages first
          .$if(engine === 'postgres', (page) => page.offset(0)),
      ),
    )
    const rows =
      engine === 'sqlite'
        ? await found.select('found.id').orderBy('found.id', 'desc').limit(limit).execute()
        : await read
            .selectFrom(found.select('found.id').limit(maxCandidates).as('candidates'))
            .select('id')
            .orderBy('id', 'desc')
            .limit(limit)
            .execute()
    return rows.map((row) => row.id)
  }

  /** At least the first so many, if there are. */
  async function firstIds(words: readonly string[], who: Identity, count: number): Promise<number[]> {
    const found = new Set<number>()
    for (const place of places)
      for (const open of [false, true]) {
        for (const page of await idsOf({ place, words, open }, who, count)) found.add(page)
        if (found.size >= count) return [...found]
      }
    return [...found]
  }

  async function describe(ids: readonly number[], words: readonly string[]): Promise<SearchResults['results']> {
    if (ids.length === 0) return []
    const rows = await read
      .selectFrom('pages')
      .leftJoin('page_contents', (join) =>
        join.onRef('page_contents.page_id', '=', 'pages.id').on('page_contents.state', '=', 'active'),
      )
      .where('pages.id', 'in', ids)
      .select(['pages.id', 'kind', 'url', 'title'])
      .select((is) => is.fn<string | null>('substr', ['text', is.lit(1), is.lit(excerptReach)]).as('text'))
      .execute()
    const pages = new Map(rows.map((row) => [row.id, row]))
    const results: SearchResults['results'] = []
    for (const id of ids) {
      const row = pages.get(id)
      if (!row) continue
      const { title, text } = row
      results.push({ id, title, address: `/${linkPath(row)}`, excerpt: excerptOf(text ?? '', words) })
      // long texts are read one by one, so that others have a turn between them
      await nextTurn()
    }
    return results
  }

  return async function search({ q, from = 0 }: SearchRequest, who: Identity): Promise<SearchResults> {
    const words = [...new Set(wordsIn(q))]
    if (words.length === 0) return { results: [], more: false }
    const end = from + searchPageLength
    const ids = await firstIds(words, who, end + 1)
    return { results: await describe(ids.slice(from, end), words), more: ids.length > end }
  }
}

export type Search = ReturnType<typeof createSearch>
