import type { Folder } from '@sitewright/api-client'
import type { ComponentType, ReactNode, Ref } from 'react'

/** What can be done with a folder besides choosing it. An icon is shown for what is given and allowed. */
export interface FolderActions {
  onDelete?: (folder: Folder) => void
  onEditPermissions?: (folder: Folder) => void
  onCreateSubfolder?: (folder: Folder) => void
}

/** What a row takes from its frame. */
export interface FolderRowTarget {
  /** The row's element. */
  ref?: Ref<HTMLDivElement>
  /** True while something is held over the row that could be dropped there. */
  over?: boolean
}

/** Stands around each row, for example to make it a place where files can be dropped. */
export type FolderRowFrame = ComponentType<{
  folder: Folder
  /** Gives the row. */
  children: (target: FolderRowTarget) => ReactNode
}>

/** Which folders the tree shows, which are selected and expanded, and what it tells when that changes. */
export interface FolderTreeProps {
  folders: readonly Folder[]
  /** The id of the selected folder. */
  selected: number | undefined
  onSelect: (folder: Folder) => void
  /** The ids of the expanded folders. */
  expanded: ReadonlySet<number>
  onToggle: (folder: Folder) => void
  /** Absent: the tree is there to choose from only, and has no icons. */
  actions?: FolderActions
  /** Has to stay the same component from one rendering to the next. */
  RowFrame?: FolderRowFrame
  /** Accessible name. @default 'Folders' */
  label?: string
}
