import { clamp, type Range } from './values.ts'

/** The distances around a section in px. */
export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

/** No margin pulls a section off the page. */
const reach: Range = { min: -1000, max: 1000 }

/**
 * The margins in a text of one to four whole numbers, in the order of CSS (B§5, Q128); undefined where there are none.
 * What is no whole number counts as 0; after four nothing is read.
 */
export function readMargins(text: string): Margins | undefined {
  const words = text.trim().split(/\s+/).slice(0, 4)
  if (words[0] === '') return undefined
  const [top = 0, right = top, bottom = top, left = right] = words.map(readPixels)
  return { top, right, bottom, left }
}

function readPixels(word: string): number {
  const number = Number.parseInt(word, 10)
  return Number.isNaN(number) ? 0 : clamp(number, reach)
}
