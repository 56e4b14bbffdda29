import { nextSort, sortRows, type Sort } from '@sitewright/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { fileSortValue } from './file-sort-value.ts'
import { createFileSearch } from './find-files.ts'
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
  // Typing goes on while the table is still busy with the letters before.
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
