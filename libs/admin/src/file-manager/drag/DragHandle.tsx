import { useDraggable } from '@dnd-kit/core'
import { IconButton } from '@sitewright/ui'
import { GripVertical } from 'lucide-react'
import type { ListedFile } from '../listed-file.ts'
import { tooltipDelay } from '../tooltip-delay.ts'
import type { DragData } from './drag-data.ts'
import { texts } from '../messages.ts'

export interface DragHandleProps {
  file: ListedFile
  /** What is dragged: the file, or all that are selected with it. */
  files: readonly ListedFile[]
  disabled: boolean
}

/** Takes a file to a folder, by mouse and touch, or by keyboard: Space or Enter, the arrow keys, Space or Enter again. */
export function DragHandle({ file, files, disabled }: DragHandleProps) {
  const { setNodeRef, attributes, listeners } = useDraggable({
    id: file.id,
    data: { files } satisfies DragData,
    disabled,
    attributes: { roleDescription: texts.draggable() },
  })
  return (
    <span ref={setNodeRef}>
      <IconButton
        label={texts.dragToFolder()}
        icon={<GripVertical />}
        tooltipDelay={tooltipDelay.action}
        disabled={disabled}
        // else a finger scrolls the page
        style={{ touchAction: 'none', ...(!disabled && { cursor: 'grab' }) }}
        {...attributes}
        {...listeners}
      />
    </span>
  )
}
