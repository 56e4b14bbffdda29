import type { ImageHeader } from './image-memory.ts'
import type { ImageStep } from './image-recipe.ts'

/** How an image of each orientation is turned (Exif 2.32, 4.6.4 A): mirrored first, rotated clockwise by degrees then. */
const turns: Readonly<Record<number, { mirror?: 'flip' | 'flop'; degrees?: number; isReversed: boolean }>> = {
  2: { mirror: 'flop', isReversed: false },
  3: { degrees: 180, isReversed: true },
  4: { mirror: 'flip', isReversed: true },
  5: { mirror: 'flop', degrees: 270, isReversed: false },
  6: { degrees: 90, isReversed: false },
  7: { mirror: 'flop', degrees: 90, isReversed: true },
  8: { degrees: 270, isReversed: true },
}

/**
 * The steps that make each part of an image that is turned upright, from top to bottom, in its whole width: of an image on its
 * side some of its columns. All have the same height, but for the last, which has no more.
 *
 * @param count how many there are at most.
 */
export function turnedParts({ width, height, orientation = 1 }: ImageHeader, count: number): ImageStep[][] {
  const { mirror, degrees, isReversed } = turns[orientation] ?? { isReversed: false }
  const isOnItsSide = orientation > 4
  const rows = isOnItsSide ? width : height
  const each = Math.ceil(rows / count)
  return Array.from({ length: Math.ceil(rows / each) }, (_, at) => {
    const size = Math.min(each, rows - at * each)
    const first = isReversed ? rows - at * each - size : at * each
    const part = isOnItsSide
      ? { left: first, top: 0, width: size, height }
      : { left: 0, top: first, width, height: size }
    return [
      ['extract', part],
      ...(mirror ? [[mirror] as const] : []),
      ...(degrees === undefined ? [] : [['rotate', degrees] as const]),
    ]
  })
}

/** The steps for the parts that were joined, each in the room of the highest: that of the last may be too much. */
export function joinedParts({ width, height, orientation = 1 }: ImageHeader): ImageStep[] {
  const upright = orientation > 4 ? { width: height, height: width } : { width, height }
  return [['extract', { left: 0, top: 0, ...upright }]]
}
