import type { Active, Over } from '@dnd-kit/core'
import type { Folder } from '@sitewright/api-client'
import { shownTitle } from '../../dialogs/shown-title.ts'
import type { ListedFile } from '../listed-file.ts'
import { texts } from '../messages.ts'

/** What goes with a drag handle. */
export interface DragData {
  files: readonly ListedFile[]
}

/** What goes with a row of the folder tree. */
export interface DropData {
  folder: Folder
}

/** The files that are being dragged. */
export function draggedFiles(active: Active): readonly ListedFile[] {
  return (active.data.current as DragData | undefined)?.files ?? []
}

/** The folder that they are over. */
export function folderUnder(over: Over | null): Folder | undefined {
  return (over?.data.current as DropData | undefined)?.folder
}

/** What to call the dragged files: by name, or by number. */
export function draggedName(active: Active): string {
  const files = draggedFiles(active)
  return files.length === 1 ? shownTitle(files[0]!.name) : texts.count({ count: files.length })
}
