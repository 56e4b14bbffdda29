import { type PictureShape, pictureShapes } from './picture-cut.ts'

/** The hues that text may have: the theme's own, by name, so that they suit light and dark. */
export const textHues = ['gray', 'accent', 'red', 'orange', 'green'] as const
/** The hues that may be behind text. */
export const backgroundHues = ['yellow', 'gray', 'accent', 'red', 'orange', 'green'] as const

/** A hue of the theme that text can have. */
export type TextHue = (typeof textHues)[number]

/** A hue of the theme that can be behind text. */
export type BackgroundHue = (typeof backgroundHues)[number]

/** The class that gives text a hue. */
export function textColorClass(hue: TextHue): string {
  return `text-${hue}`
}

/** The class that puts a hue behind text. */
export function backgroundColorClass(hue: BackgroundHue): string {
  return `highlight-${hue}`
}

/** How large a picture may be in the text; without any, as large as it is, and never wider than the text. */
export const pictureSizes = ['small', 'middle'] as const

/** Where a picture may be; beside it goes the text, unless it is in the centre. */
export const picturePlaces = ['left', 'center', 'right'] as const

export type PictureSize = (typeof pictureSizes)[number]
export type PicturePlace = (typeof picturePlaces)[number]

/** The class of an image that says its shape; of an image or a figure, its size or its place. */
export function pictureClass(how: PictureSize | PicturePlace | PictureShape): string {
  return `image-${how}`
}

/**
 * The only class names that rich text may carry. Any other would let a text borrow the looks, and so the trust, of the
 * site's own controls.
 */
export const allowedClasses: readonly string[] = [
  ...textHues.map(textColorClass),
  ...backgroundHues.map(backgroundColorClass),
  ...[...pictureSizes, ...picturePlaces, ...pictureShapes].map(pictureClass),
]
