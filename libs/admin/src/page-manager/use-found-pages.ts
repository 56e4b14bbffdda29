import type { Page } from '@sitewright/api-client'
import { folded, nextSort, type Sort, sortRows } from '@sitewright/ui'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { pageSortValue } from './page-columns.tsx'
import { useTextSearch, type TextSearch } from './use-text-search.ts'

/** Thousands of rows would make every key stroke slow, and nobody reads them. */
const step = 50

export interface FoundPages {
  query: string
  search: (query: string) => void
  sort: Sort | undefined
  sortBy: (key: string) => void
  /** What the server found in the texts. */
  texts: TextSearch
  /** All pages found, in the order of the table. */
  found: readonly Page[]
  /** The first of them. */
  shown: readonly Page[]
  /** How many more `showMore` shows. */
  more: number
  showMore: () => void
}

/**
 * The pages that the table shows: those with the words in title or shortcut at once, then those with the words in their
 * texts too, sorted and limited.
 *
 * @param created the id of the page that was just created: it shows, however many there are.
 */
export function useFoundPages(pages: readonly Page[], created: number | undefined): FoundPages {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [limit, setLimit] = useState(step)
  // Typing stays responsive while the table still renders the previous text.
  const searched = useDeferredValue(query)
  const texts = useTextSearch(query)
  const { excerpts } = texts

  const searchTitles = useMemo(() => createPageSearch(pages), [pages])
  const found = useMemo(() => {
    const titled = searchTitles(searched)
    const hits = titled ? pages.filter(({ id }) => titled.has(id) || excerpts.has(id)) : pages
    return sortRows(hits, sort, pageSortValue)
  }, [searchTitles, searched, pages, excerpts, sort])
  const shown = useMemo(() => found.filter(({ id }, index) => index < limit || id === created), [found, limit, created])

  const search = useCallback((text: string) => {
    setQuery(text)
    setLimit(step)
  }, [])
  return {
    query,
    search,
    sort,
    sortBy: (key) => setSort(nextSort(sort, key)),
    texts,
    found,
    shown,
    more: Math.min(step, found.length - shown.length),
    showMore: () => setLimit(limit + step),
  }
}

/** Finds the pages whose title or shortcut holds each word of a query. */
type PageSearch = (query: string) => ReadonlySet<number> | undefined

/**
 * Prepares a search among pages by title and shortcut. Case and accents do not matter.
 *
 * @returns what gives the ids of the pages found, or undefined for no words.
 */
function createPageSearch(pages: readonly Page[]): PageSearch {
  const texts = pages.map(({ id, name, url }) => ({ id, text: folded(`${name}\n/${url}`) }))
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return undefined
    return new Set(texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id))
  }
}
