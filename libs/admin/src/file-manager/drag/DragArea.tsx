import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
  type Announcements,
  type ScreenReaderInstructions,
  pointerWithin,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { Portal, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { draggedName, folderUnder } from './drag-data.ts'
import { FileSymlink } from 'lucide-react'
import { texts } from '../messages.ts'

const Label = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    width: 'max-content',
    maxWidth: 'min(16rem, 60vw)',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'md',
    background: 'accent.solid',
    color: 'accent.contrast',
    boxShadow: 'lg',
    textStyle: 'sm',
    cursor: 'grabbing',
    '& svg': { flex: 'none', width: '4', height: '4' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/** What the pointer carries while files are dragged. */
function DragLabel({ children }: { children: ReactNode }) {
  return (
    <Label>
      <FileSymlink aria-hidden />
      <bdi>{children}</bdi>
    </Label>
  )
}

/** Onwards is where lines run to. */
const stepsOf = (isRtl: boolean): Record<string, number> => ({
  ...{ ArrowDown: 1, ArrowUp: -1 },
  ...{ ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 },
})

/** Each press of an arrow key takes the dragged file to the next folder of the tree that can take it. */
const folderSteps: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = stepsOf(document.documentElement.dir === 'rtl')[event.code]
  const dragged = context.collisionRect
  if (!step || !dragged) return undefined
  event.preventDefault()

  const folders = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((a, b) => a.rect.top - b.rect.top)
  const current = folders.findIndex(({ id }) => id === context.over?.id)
  // from outside the tree down to its first folder, up to its last
  const start = current === -1 && step < 0 ? folders.length : current
  const target = folders[Math.min(Math.max(start + step, 0), folders.length - 1)]
  if (!target) return undefined

  const { left, top, width, height } = target.rect
  return {
    x: currentCoordinates.x + left + width / 2 - (dragged.left + dragged.width / 2),
    y: currentCoordinates.y + top + height / 2 - (dragged.top + dragged.height / 2),
  }
}

/** The folder under the pointer; where there is no pointer, as with a keyboard, under the centre of what is dragged. */
const folderCollision: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args)
  const { left, top, width, height } = args.collisionRect
  return pointerWithin({ ...args, pointerCoordinates: { x: left + width / 2, y: top + height / 2 } })
}

const instructions: ScreenReaderInstructions = {
  get draggable() {
    return texts.dragHelp()
  },
}

/** What screen readers say while a file is dragged. */
const announcements: Announcements = {
  onDragStart: ({ active }) => texts.pickedUp({ name: draggedName(active) }),
  onDragOver({ active, over }) {
    const folder = folderUnder(over)
    return folder ? texts.overFolder({ name: draggedName(active), folder: folder.Name }) : texts.overNone()
  },
  onDragEnd({ active, over }) {
    const folder = folderUnder(over)
    return folder ? texts.dropped({ name: draggedName(active), folder: folder.Name }) : texts.droppedNowhere()
  },
  onDragCancel: ({ active }) => texts.stays({ name: draggedName(active) }),
}

const accessibility = { announcements, screenReaderInstructions: instructions }

/** A hand that trembles, or a finger that only taps, drags nothing. */
const mouse = { activationConstraint: { distance: 4 } }

const keyboard = { coordinateGetter: folderSteps, scrollBehavior: 'auto' as const }

/** What has to wrap a list of files and the folders that they can be dragged to. */
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
