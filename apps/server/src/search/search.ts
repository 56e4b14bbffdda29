import { searchPageLength } from '@sitewright/api-client/contract'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchResults } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { excerptOf } from './excerpt.ts'
import { foundPages, type FoundPagesOptions } from './found-pages.ts'
import { foundSubPages } from './found-sub-pages.ts'
import { places } from './index-terms.ts'
import type { SearchSource } from './search-source.ts'
import { wordsIn } from './words.ts'

export interface SearchRequest {
  q: string
  /** Results to be passed over. */
  from?: number
}

interface Hit {
  source: SearchSource
  id: number
}

/**
 * Finds pages, and what stands below them, by words, out of what the person who asks may see.
 *
 * They are taken place by place, the most telling first, and at each the pages before what stands below any, the newest
 * first, until there are enough of them. So a word that every page holds costs no more than one that few hold: nothing is
 * ever counted, and little sorted.
 */
export function createSearch(options: FoundPagesOptions) {
  return async function search({ q, from = 0 }: SearchRequest, who: Identity): Promise<SearchResults> {
    const words = [...new Set(wordsIn(q))]
    if (words.length === 0) return { results: [], more: false }
    const subPages = await foundSubPages(options, who)
    const sources = [foundPages(options, who), ...(subPages ? [subPages] : [])]
    const end = from + searchPageLength
    const hits = await firstHits(sources, words, end + 1)
    return { results: await describe(hits.slice(from, end), words), more: hits.length > end }
  }
}

/** At least the first so many, if there are. */
async function firstHits(sources: readonly SearchSource[], words: readonly string[], count: number): Promise<Hit[]> {
  const found = new Map<string, Hit>()
  for (const place of places)
    for (const open of [false, true])
      for (const [at, source] of sources.entries()) {
        for (const id of await source.ids({ place, words, open }, count)) {
          const key = `${at} ${id}`
          // the first place that it is found at counts
          if (!found.has(key)) found.set(key, { source, id })
        }
        if (found.size >= count) return [...found.values()]
      }
  return [...found.values()]
}

async function describe(hits: readonly Hit[], words: readonly string[]): Promise<SearchResults['results']> {
  const described = new Map<SearchSource, Awaited<ReturnType<SearchSource['describe']>>>()
  for (const [source, of] of Map.groupBy(hits, (hit) => hit.source))
    described.set(source, await source.describe(of.map(({ id }) => id)))
  const results: SearchResults['results'] = []
  for (const { source, id } of hits) {
    const found = described.get(source)?.get(id)
    if (!found) continue
    const { text, ...result } = found
    results.push({ ...result, excerpt: excerptOf(text, words) })
    // long texts are read one by one, so that others have a turn between them
    await nextTurn()
  }
  return results
}

export type Search = ReturnType<typeof createSearch>
