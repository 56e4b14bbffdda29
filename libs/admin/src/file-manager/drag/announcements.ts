import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { draggedName, folderUnder } from './drag-data.ts'

export const instructions: ScreenReaderInstructions = {
  draggable:
    'To move the file to another folder, press Space or Enter, choose the folder with the arrow keys, and press Space or Enter again. Escape leaves the file where it is.',
}

/** What screen readers say while a file is dragged. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${draggedName(active)}.`,
  onDragOver({ active, over }) {
    const folder = folderUnder(over)
    return folder ? `${draggedName(active)} is over the folder ${folder.Name}.` : 'Over no folder.'
  },
  onDragEnd({ active, over }) {
    const folder = folderUnder(over)
    return folder ? `Dropped ${draggedName(active)} on the folder ${folder.Name}.` : 'Dropped on no folder.'
  },
  onDragCancel: ({ active }) => `${draggedName(active)} stays where it is.`,
}
