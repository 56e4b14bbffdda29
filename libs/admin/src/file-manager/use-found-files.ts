import { folded, nextSort, type Sort, sortRows } from '@sitewright/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ListedFile } from './listed-file.ts'

export interface FoundFiles {
  query: string
  search: (query: string) => void
  /** What was searched for last; typing may be ahead of it. */
  searched: string
  sort: Sort | undefined
  sortBy: (key: string) => void
  /** All files that were found, in their order. */
  found: readonly ListedFile[]
  /** The first of them. */
  shown: readonly ListedFile[]
  /** How many `showMore` adds; 0 where all are shown. */
  more: number
  showMore: () => void
}

/** Thousands of rows would make every key stroke slow, and nobody reads them. */
const step = 50

/** A search among files and their order; without one that of the server. */
export function useFoundFiles(files: readonly ListedFile[]): FoundFiles {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [limit, setLimit] = useState(step)
  // Typing stays responsive while the table still renders the previous text.
  const searched = useDeferredValue(query)
  const find = useMemo(() => createFileSearch(files), [files])
  const found = useMemo(() => sortRows(find(searched), sort, fileSortValue), [find, searched, sort])
  const shown = useMemo(() => found.slice(0, limit), [found, limit])
  return {
    query,
    search(text) {
      setQuery(text)
      setLimit(step)
    },
    searched,
    sort,
    sortBy: (key) => setSort(nextSort(sort, key)),
    found,
    shown,
    more: Math.min(step, found.length - shown.length),
    showMore: () => setLimit(limit + step),
  }
}

/** What the list of files is sorted by. */
function fileSortValue(file: ListedFile, key: string): string | number {
  if (key === 'ts') return file.ts
  return key === 'size' ? file.size : file.name
}

/**
 * Prepares a search among files: each word of the query has to be somewhere in the name or the caption. Case and accents
 * do not matter. The files found keep their order.
 */
function createFileSearch(files: readonly ListedFile[]): (query: string) => readonly ListedFile[] {
  let texts: string[] | undefined
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return files
    const folds = (texts ??= files.map(({ name, caption }) => folded(`${name}\n${caption}`)))
    return files.filter((_, index) => words.every((word) => folds[index]!.includes(word)))
  }
}
