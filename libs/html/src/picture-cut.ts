/** The shapes that a picture can be cut to: `4x3` is four wide and three high. Without any it is as it is. */
export const pictureShapes = ['square', '4x3', '3x2', '16x9'] as const

export type PictureShape = (typeof pictureShapes)[number]

/** What of a picture stays in sight where it is cut: percentages from its left and its upper edge. */
export interface FocalPoint {
  x: number
  y: number
}

/** A shape's width over its height. */
export function shapeRatio(shape: PictureShape): number {
  const [width = 1, height = 1] = shape === 'square' ? [] : shape.split('x').map(Number)
  return width / height
}

/** The focal point as `object-position` has it; of none, nothing: then the middle stays. */
export function focalPointText(focus: FocalPoint | undefined): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`
}

/** What `focalPointText` wrote. */
export function readFocalPoint(text: string | undefined): FocalPoint | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(text ?? '') ?? []
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
}
