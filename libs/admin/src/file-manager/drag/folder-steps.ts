import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Each press of an arrow key takes the dragged file to the next folder of the tree that can take it. */
export const folderSteps: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code]
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
