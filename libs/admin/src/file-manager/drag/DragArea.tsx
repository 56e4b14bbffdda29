import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { announcements, instructions } from './announcements.ts'
import { draggedName } from './drag-data.ts'
import { DragLabel } from './DragLabel.tsx'
import { folderCollision } from './folder-collision.ts'
import { folderSteps } from './folder-steps.ts'

const accessibility = { announcements, screenReaderInstructions: instructions }

/** A hand that trembles, or a finger that only taps, drags nothing. */
const mouse = { activationConstraint: { distance: 4 } }

const keyboard = { coordinateGetter: folderSteps, scrollBehavior: 'auto' as const }

/** What has to stand around a list of files and the folders that they can be dragged to. */
export function DragArea({ children }: { children: ReactNode }) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, mouse),
    useSensor(KeyboardSensor, keyboard),
  )
  return (
    <DndContext sensors={sensors} collisionDetection={folderCollision} accessibility={accessibility}>
      {children}
      <Portal>
        <DragOverlay dropAnimation={null}>
          <Dragged />
        </DragOverlay>
      </Portal>
    </DndContext>
  )
}

function Dragged() {
  const { active } = useDndContext()
  return active && <DragLabel>{draggedName(active)}</DragLabel>
}
