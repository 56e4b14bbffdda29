import { nextSort, type Sort, type Toasts } from '@sitewright/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePagedList, type PagedList } from '../shared/use-paged-list.ts'
import type { ListedFile } from './listed-file.ts'

export interface Files extends PagedList<ListedFile> {
  query: string
  search: (query: string) => void
  sort: Sort | undefined
  sortBy: (key: string) => void
  /** Changes files in place. */
  edit: (ids: ReadonlySet<number>, part: Partial<ListedFile>) => void
  /** Removes a file from the list permanently. */
  remove: (id: number) => void
}

/** What only this list knows of a file, whatever the server answers meanwhile. */
type Mark = Pick<ListedFile, 'moving' | 'version'>

export const fileColumns = ['name', 'ts', 'size'] as const

export interface FilesOptions {
  idFolder: number
  /** With another one they are read again while the list stays in sight. */
  revision: number
  /** What is searched for at first. */
  searched: string
  /** The order at first. */
  sorted: Sort | undefined
  onSorted: (sort: Sort | undefined) => void
}

/** The files of a folder, some at a time. */
export function useFiles({ idFolder, revision, searched, sorted, onSorted }: FilesOptions): Files {
  const [query, setQuery] = useState(searched)
  const [sort, setSort] = useState(sorted)
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark>>(new Map())
  const column = fileColumns.find((key) => key === sort?.key)
  const files = usePagedList('GET protected/file-get-paged.json.php', {
    f: idFolder,
    q: query,
    ...(column !== undefined && { sort: column }),
    ...(sort?.direction === 'descending' && { desc: 1 }),
  })
  const items = useMemo(
    () => files.items.map((file) => (marks.has(file.id) ? { ...file, ...marks.get(file.id) } : file)),
    [files.items, marks],
  )

  const shown = useRef(revision)
  const refresh = useEffectEvent(() => void files.refresh().catch(console.error))
  useEffect(() => {
    if (shown.current !== revision) refresh()
    shown.current = revision
  }, [revision])

  function edit(ids: ReadonlySet<number>, { moving, version, ...part }: Partial<ListedFile>) {
    const mark = { ...(moving !== undefined && { moving }), ...(version !== undefined && { version }) }
    if (Object.keys(mark).length > 0)
      setMarks((before) => new Map([...before, ...[...ids].map((id) => [id, { ...before.get(id), ...mark }] as const)]))
    if (Object.keys(part).length > 0) files.change((file) => (ids.has(file.id) ? { ...file, ...part } : file))
  }

  return {
    ...files,
    items,
    query,
    search: setQuery,
    sort,
    sortBy(key) {
      const next = nextSort(sort, key)
      setSort(next)
      onSorted(next)
    },
    edit,
    remove: (id) => files.change((file) => (file.id === id ? undefined : file)),
  }
}

/** What everything needs that changes files of the list. */
export interface FileWork {
  files: Files
  /** Says in passing what was done. */
  tell: Toasts['showToast']
  /** Gets the server's reason for refusing something, if it gave one. */
  refused: (file: ListedFile, reason: string | undefined) => void
  /** What takes the focus when there is no row left to take it. */
  fallback: () => HTMLElement | null
}
