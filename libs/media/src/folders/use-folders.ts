import type { Api, Folder } from '@sitewright/api-client'
import { useEffect, useMemo, useState } from 'react'
import { editFolder, expandedFolders, findFolder, withSubfolder } from './folder-tree.ts'

export interface Folders {
  status: 'loading' | 'ready' | 'failed'
  /** Empty until they were loaded. */
  folders: readonly Folder[]
  /** Loads anew; what is there stays in sight meanwhile. */
  reload: () => void
  expanded: ReadonlySet<number>
  /** Expands or collapses. */
  toggle: (folder: Folder) => void
  /** Undefined also when the chosen folder is gone. */
  selected: Folder | undefined
  select: (folder: Folder | undefined) => void
  /** Puts a new folder into another, by name, and expands that (FILE-029, FILE-030). */
  add: (parent: number, child: { id: number; name: string }) => void
  /** Takes a folder out of the tree. */
  remove: (id: number) => void
  find: (id: number) => Folder | undefined
}

const noFolders: readonly Folder[] = []

/** The folders that this person may see, which of them are expanded and which one is selected. */
export function useFolders(api: Api): Folders {
  const [folders, setFolders] = useState<readonly Folder[]>()
  const [failed, setFailed] = useState(false)
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const [selected, setSelected] = useState<number>()
  const [request, setRequest] = useState({ api })

  useEffect(() => {
    let current = true
    request.api('GET protected/folder-get-list.json.php').then(
      (loaded) => {
        if (!current) return
        setFailed(false)
        setFolders(loaded)
        setExpanded((before) => new Set([...before, ...expandedFolders(loaded)]))
      },
      (error: unknown) => {
        console.error(error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [request])

  return useMemo(() => {
    const tree = folders ?? noFolders
    const find = (id: number) => findFolder(tree, id)
    return {
      status: folders ? 'ready' : failed ? 'failed' : 'loading',
      folders: tree,
      expanded,
      selected: selected === undefined ? undefined : find(selected),
      find,
      reload() {
        setFailed(false)
        setRequest({ api })
      },
      toggle: ({ idFolder }) => setExpanded((before) => toggled(before, idFolder)),
      select: (folder) => setSelected(folder?.idFolder),
      add(parent, child) {
        setFolders((before) => before && editFolder(before, parent, (folder) => withSubfolder(folder, child)))
        setExpanded((before) => new Set(before).add(parent))
      },
      remove: (id) => setFolders((before) => before && editFolder(before, id, () => undefined)),
    }
  }, [api, folders, failed, expanded, selected])
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
