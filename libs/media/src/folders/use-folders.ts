import type { Api, Folder } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useMemo, useState } from 'react'
import { editFolder, expandedFolders, findFolder, foldersAbove, withSubfolder } from './folder-tree.ts'

/** The folders of the site with what is selected and expanded, as `useFolders` returns them. */
export interface Folders {
  status: 'loading' | 'ready' | 'failed'
  /** Why they could not be loaded. */
  error?: unknown
  /** Empty until they were loaded. */
  folders: readonly Folder[]
  /** Loads again; what is there stays in sight meanwhile. */
  reload: () => void
  expanded: ReadonlySet<number>
  /** Expands or collapses. */
  toggle: (folder: Folder) => void
  /** Undefined also when the chosen folder is gone. */
  selected: Folder | undefined
  select: (folder: Folder | undefined) => void
  /** Selects a folder and expands those above it. @returns false where it is not there. */
  reveal: (id: number) => boolean
  /** Puts a new folder into another, by name, and expands that (FILE-029, FILE-030). */
  add: (parent: number, child: { id: number; name: string }) => void
  /** Takes a folder out of the tree. */
  remove: (id: number) => void
  find: (id: number) => Folder | undefined
}

const noFolders: readonly Folder[] = []

/** The folders that this person may see, which of them are expanded and which one is selected. */
export function useFolders(api: Api): Folders {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const [selected, setSelected] = useState<number>()
  const { key, load } = callQuery(api, 'GET protected/folder-get-list.json.php')
  const { status, value, error, reload, refresh, change } = useLoaded<readonly Folder[]>({
    key,
    async load() {
      const loaded = await load()
      setExpanded((before) => new Set([...before, ...expandedFolders(loaded)]))
      return loaded
    },
  })

  return useMemo(() => {
    const folders = value ?? noFolders
    const find = (id: number) => findFolder(folders, id)
    return {
      status,
      error,
      folders,
      expanded,
      selected: selected === undefined ? undefined : find(selected),
      find,
      reload: () => (value ? void refresh().catch(console.error) : reload()),
      toggle: ({ idFolder }) => setExpanded((before) => toggled(before, idFolder)),
      select: (folder) => setSelected(folder?.idFolder),
      reveal(id) {
        if (!find(id)) return false
        setExpanded((before) => new Set([...before, ...foldersAbove(folders, id)]))
        setSelected(id)
        return true
      },
      add(parent, child) {
        change((tree) => editFolder(tree, parent, (folder) => withSubfolder(folder, child)))
        setExpanded((before) => new Set(before).add(parent))
      },
      remove: (id) => change((tree) => editFolder(tree, id, () => undefined)),
    }
  }, [status, value, error, expanded, selected, reload, refresh, change])
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
