import { pointerWithin, type CollisionDetection } from '@dnd-kit/core'

/** The folder under the pointer; where there is no pointer, as with a keyboard, under the centre of what is dragged. */
export const folderCollision: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args)
  const { left, top, width, height } = args.collisionRect
  return pointerWithin({ ...args, pointerCoordinates: { x: left + width / 2, y: top + height / 2 } })
}
