import type { Folder } from '@sitewright/api-client'
import { Tooltip } from '@sitewright/ui'
import { ChevronRight } from 'lucide-react'
import { memo, type DOMAttributes } from 'react'
import { FolderIcon } from './FolderIcon.tsx'
import { FolderRowIcons } from './FolderRowIcons.tsx'
import type { FolderRowTarget } from './folder-tree-props.ts'
import { RowButton } from './RowButton.tsx'
import { meanings } from './texts.ts'
import { folderTooltipDelays } from './tooltip-delays.ts'

export type FolderRowHandlers = Record<
  'toggle' | 'delete' | 'editPermissions' | 'createSubfolder',
  (folder: Folder) => void
>

export interface FolderRowProps extends FolderRowTarget {
  folder: Folder
  position: number
  siblings: number
  selected: boolean
  expanded: boolean
  /** True for the one row that the Tab key comes to. */
  reachable: boolean
  withIcons: boolean
  mayDelete: boolean
  mayEditPermissions: boolean
  mayCreate: boolean
  on: FolderRowHandlers
}

/** A folder in the tree; a top-level one says in a tooltip what it is for. */
export const FolderRow = memo(function FolderRow(props: FolderRowProps) {
  const { Static, Root } = props.folder
  if (!Static) return <RowElement {...props} />
  return (
    <Tooltip label={meanings[Root]} openDelay={folderTooltipDelays.icon}>
      <RowElement {...props} />
    </Tooltip>
  )
})

/** The tooltip belongs to the name under the pointer, but to the row, which is what can have it, for the focus. */
type RowElementProps = FolderRowProps & DOMAttributes<Element> & { 'aria-describedby'?: string }

function RowElement(props: RowElementProps) {
  const { folder, position, siblings, selected, expanded, reachable, on, ref, over, onFocus, onBlur } = props
  const { onPointerEnter, onPointerLeave, onPointerDown, onPointerUp, onPointerCancel } = props
  const expandable = folder.Children.length > 0

  return (
    <div
      ref={ref}
      role="treeitem"
      aria-label={folder.Name}
      aria-level={folder.Depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={selected}
      aria-expanded={expandable ? expanded : undefined}
      aria-describedby={props['aria-describedby']}
      data-folder={folder.idFolder}
      data-over={over || undefined}
      tabIndex={reachable ? 0 : -1}
      style={{ paddingInlineStart: folder.Depth * indent }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {expandable ? (
        <RowButton
          label={expanded ? 'Collapse' : 'Expand'}
          icon={<ChevronRight />}
          tooltipDelay={folderTooltipDelays.arrow}
          data-arrow=""
          tabIndex={-1}
          onClick={() => on.toggle(folder)}
        />
      ) : (
        <i data-arrow="" />
      )}
      <FolderIcon folder={folder} open={expandable && expanded} />
      <span
        data-name=""
        dir="auto"
        {...{ onPointerEnter, onPointerLeave, onPointerDown, onPointerUp, onPointerCancel }}
      >
        <bdi>{folder.Name}</bdi>
      </span>
      {props.withIcons && <FolderRowIcons {...props} />}
    </div>
  )
}

/** Px by which a folder stands further in than the one it lies in (FILE-022). */
const indent = 10
