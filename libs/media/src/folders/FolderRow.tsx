import type { Folder } from '@sitewright/api-client'
import { Tooltip } from '@sitewright/ui'
import {
  ChevronRight,
  Folder as Closed,
  FolderOpen,
  Globe,
  ShieldCheck,
  UserRound,
  FolderPlus,
  KeyRound,
  Lock,
  Trash2,
} from 'lucide-react'
import { memo, type DOMAttributes, type ButtonHTMLAttributes, type ReactNode } from 'react'
import type { FolderRowTarget } from './folder-tree-props.ts'
import { texts } from './messages.ts'

/** Milliseconds until the tooltips of a folder's row show (CONST-004, CONST-005). */
export const folderTooltipDelays = { icon: 600, arrow: 1500 }

/** What the top-level folders are for, as their tooltips say (FILE-024 to FILE-026). */
const meanings: Record<Folder['Root'], () => string> = {
  personal: texts.personal,
  protected: texts.protected,
  public: texts.public,
}

const topLevel = { personal: UserRound, protected: ShieldCheck, public: Globe }

/** Tells the top-level folders from each other and from all others at a glance. */
function FolderIcon({ folder, open }: { folder: Folder; open: boolean }) {
  const Icon = folder.Static ? topLevel[folder.Root] : open ? FolderOpen : Closed
  return <Icon aria-hidden data-kind="" />
}

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
    <Tooltip label={meanings[Root]()} openDelay={folderTooltipDelays.icon}>
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
          label={expanded ? texts.collapse() : texts.expand()}
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
        data-explained=""
        dir="auto"
        {...{ onPointerEnter, onPointerLeave, onPointerDown, onPointerUp, onPointerCancel }}
      >
        <bdi>{folder.Name}</bdi>
      </span>
      {props.withIcons && <FolderRowIcons {...props} />}
    </div>
  )
}

/** Px by which a folder is indented in its parent (FILE-022). */
const indent = 10

/** What can be done with a folder, as far as this person may. */
function FolderRowIcons(props: FolderRowProps) {
  const { folder, reachable, mayCreate, mayEditPermissions, mayDelete, on } = props
  const { MayManage, Static, Root } = folder
  const button = { tooltipDelay: folderTooltipDelays.icon, tabIndex: reachable ? 0 : -1 }
  return (
    <span data-icons="">
      {mayCreate && MayManage && (
        <RowButton
          {...button}
          label={texts.create()}
          icon={<FolderPlus />}
          onClick={() => on.createSubfolder(folder)}
        />
      )}
      {mayEditPermissions && MayManage && Root !== 'personal' && (
        <RowButton
          {...button}
          label={texts.permissions()}
          icon={<KeyRound />}
          onClick={() => on.editPermissions(folder)}
        />
      )}
      {mayDelete && MayManage && !Static && (
        <RowButton
          {...button}
          label={texts.delete()}
          icon={<Trash2 />}
          data-danger=""
          onClick={() => on.delete(folder)}
        />
      )}
      {Static && (
        <Tooltip label={texts.fixed()} openDelay={folderTooltipDelays.icon}>
          <span role="img" aria-label={texts.fixed()}>
            <Lock aria-hidden />
          </span>
        </Tooltip>
      )}
    </span>
  )
}

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** Milliseconds until the tooltip shows. */
  tooltipDelay: number
}

/**
 * An icon of a row. Unlike ui's IconButton it is a bare element, styled from the tree: of a thousand folders' icons, each
 * a styled component, the first picture would take seconds.
 */
function RowButton({ label, icon, tooltipDelay, ...button }: RowButtonProps) {
  return (
    <Tooltip label={label} openDelay={tooltipDelay}>
      <button type="button" aria-label={label} {...button}>
        {icon}
      </button>
    </Tooltip>
  )
}
