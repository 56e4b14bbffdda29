import { useEffect, useMemo, useRef, useState } from 'react'
import { FolderRow, type FolderRowHandlers } from './FolderRow.tsx'
import { visibleRows } from './folder-tree.ts'
import type { FolderTreeProps } from './folder-tree-props.ts'
import styles from './FolderTree.module.css'
import { useTreeFocus } from './use-tree-focus.ts'
import { texts } from './messages.ts'

/**
 * Folders to choose from, as an accessible tree: one stop for the Tab key, then the arrow keys, Home, End and the first
 * letter of a name; Enter selects. The icons of the row that has the focus are the next stops.
 */
export function FolderTree(props: FolderTreeProps) {
  const { folders, selected, onSelect, expanded, onToggle, actions, RowFrame, label = texts.folders() } = props
  const rows = useMemo(() => visibleRows(folders, expanded), [folders, expanded])
  const focus = useTreeFocus({ rows, selected, expanded, onSelect, onToggle })
  const handlers = useStableHandlers(props)

  return (
    <div role="tree" className={styles.tree} aria-label={label} {...focus.tree}>
      {rows.map(({ folder, position, siblings }) => {
        const row = {
          folder,
          position,
          siblings,
          selected: folder.idFolder === selected,
          expanded: expanded.has(folder.idFolder),
          reachable: folder.idFolder === focus.current,
          mayDelete: actions?.onDelete !== undefined,
          mayEditPermissions: actions?.onEditPermissions !== undefined,
          mayCreate: actions?.onCreateSubfolder !== undefined,
          withIcons: actions !== undefined,
          on: handlers,
        }
        if (!RowFrame) return <FolderRow key={folder.idFolder} {...row} />
        return (
          <RowFrame key={folder.idFolder} folder={folder}>
            {(target) => <FolderRow {...row} {...target} />}
          </RowFrame>
        )
      })}
    </div>
  )
}

/** Functions that stay the same and call what was given last, so that a row is rendered only when it has changed. */
function useStableHandlers(props: FolderTreeProps): FolderRowHandlers {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [handlers] = useState<FolderRowHandlers>(() => ({
    toggle: (folder) => latest.current.onToggle(folder),
    delete: (folder) => latest.current.actions?.onDelete?.(folder),
    editPermissions: (folder) => latest.current.actions?.onEditPermissions?.(folder),
    createSubfolder: (folder) => latest.current.actions?.onCreateSubfolder?.(folder),
  }))
  return handlers
}
