import { folded } from '@sitewright/ui'
import type { Folder } from '@sitewright/api-client'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { FolderRow } from './folder-tree.ts'

export interface TreeFocusOptions {
  rows: readonly FolderRow[]
  selected: number | undefined
  expanded: ReadonlySet<number>
  onSelect: (folder: Folder) => void
  onToggle: (folder: Folder) => void
}

/**
 * The way through a tree by mouse and keyboard (WAI-ARIA Authoring Practices, tree view): which row the Tab key comes
 * to, what the keys do there, and that a click on a row selects its folder.
 */
export function useTreeFocus({ rows, selected, expanded, onSelect, onToggle }: TreeFocusOptions) {
  const tree = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<number>()
  const isThere = (id: number | undefined) => rows.some(({ folder }) => folder.idFolder === id)
  const current = [visited, selected].find(isThere) ?? rows[0]?.folder.idFolder

  const moveTo = (row: FolderRow | undefined) => {
    tree.current?.querySelector<HTMLElement>(`[data-folder="${row?.folder.idFolder}"]`)?.focus()
  }
  const focusedRef = useKeptFocus(rows, moveTo)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // keys pressed on an icon of the row are the icon's
    const at = rows.findIndex(({ folder }) => String(folder.idFolder) === folderOf(event.target))
    const row = rows[at]
    if (!row || !(event.target as Element).matches('[role=treeitem]')) return
    const open = expanded.has(row.folder.idFolder) && row.folder.Children.length > 0

    const [inward, outward] = directions(event.currentTarget)
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(rows[at + 1]),
      ArrowUp: () => moveTo(rows[at - 1]),
      Home: () => moveTo(rows[0]),
      End: () => moveTo(rows.at(-1)),
      Enter: () => onSelect(row.folder),
      ' ': () => onSelect(row.folder),
      [inward]: () => {
        if (open) moveTo(rows[at + 1])
        else if (row.folder.Children.length > 0) onToggle(row.folder)
      },
      [outward]: () => {
        if (open) onToggle(row.folder)
        else moveTo(rows.find(({ folder }) => folder === row.parent))
      },
    }
    const act = keys[event.key] ?? (event.key.length === 1 ? () => moveTo(nextNamed(rows, at, event.key)) : undefined)
    if (!act) return
    event.preventDefault()
    act()
  }

  function handleClick({ target }: MouseEvent) {
    if ((target as Element).closest('button')) return
    const row = rows.find(({ folder }) => String(folder.idFolder) === folderOf(target))
    if (row) onSelect(row.folder)
  }

  function handleFocus({ target }: FocusEvent) {
    const id = Number(folderOf(target))
    focusedRef.current = id
    setVisited(id)
  }

  return {
    current,
    tree: {
      ref: tree,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: () => {
        focusedRef.current = undefined
      },
    },
  }
}

/** When the row that has the focus goes, the next one above that is still there gets it. Returns where to note which has it. */
function useKeptFocus(rows: readonly FolderRow[], moveTo: (row: FolderRow | undefined) => void) {
  const focused = useRef<number>(undefined)
  const before = useRef(rows)
  useEffect(() => {
    const rowOf = (id: number) => rows.find(({ folder }) => folder.idFolder === id)
    if (focused.current !== undefined && !rowOf(focused.current) && document.activeElement === document.body) {
      const ids = before.current.map(({ folder }) => folder.idFolder)
      const above = ids.slice(0, ids.indexOf(focused.current)).findLast(rowOf)
      moveTo(above === undefined ? rows[0] : rowOf(above))
    }
    before.current = rows
  })
  return focused
}

const folderOf = (target: EventTarget) =>
  (target as Element).closest('[data-folder]')?.getAttribute('data-folder') ?? undefined

const directions = (tree: Element) =>
  getComputedStyle(tree).direction === 'rtl'
    ? (['ArrowLeft', 'ArrowRight'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const)

function nextNamed(rows: readonly FolderRow[], after: number, start: string): FolderRow | undefined {
  return [...rows.slice(after + 1), ...rows.slice(0, after)].find(({ folder }) =>
    folded(folder.Name).startsWith(folded(start)),
  )
}
