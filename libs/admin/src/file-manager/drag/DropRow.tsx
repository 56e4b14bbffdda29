import { useDndContext, useDroppable } from '@dnd-kit/core'
import type { FolderRowFrame } from '@sitewright/media'
import { mayTake } from '../may-take.ts'
import { draggedFiles, type DropData } from './drag-data.ts'

/** Makes a row of the folder tree a place where the dragged files can be dropped, if the folder takes them. */
export const DropRow: FolderRowFrame = ({ folder, children }) => {
  const { active } = useDndContext()
  const disabled = active !== null && !draggedFiles(active).some((file) => mayTake(folder, file))
  const { setNodeRef, isOver } = useDroppable({ id: folder.idFolder, data: { folder } satisfies DropData, disabled })
  return children({ ref: setNodeRef, over: isOver })
}
