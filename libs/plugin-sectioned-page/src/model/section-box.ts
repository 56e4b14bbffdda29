import type { Section } from './section.ts'
import { clamp, type Range } from './values.ts'

/** The distances around a section in px. */
interface Margins {
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

/** The CSS of a section's box, as React's `style` takes it. Absent is what does not apply. */
export interface SectionBox {
  width?: string
  /** What is in it may be higher: a text is never cut off. */
  minHeight?: string
  /** The same for what can be as high as that exactly, such as an image. */
  '--section-height'?: string
  margin?: string
  maxWidth?: string
  float?: 'left' | 'right'
  /** In a colour that the page sets. */
  boxShadow?: string
}

/** How wide, high and far from the others a section is, and what it floats beside (B§5). */
export function sectionBox(
  section: Pick<Section, 'widthpercent' | 'heightpercent' | 'margins' | 'float' | 'Shadow'>,
): SectionBox {
  const { widthpercent, heightpercent, float, Shadow } = section
  const box: SectionBox = {}
  if (Number(widthpercent) > 0) box.width = `${widthpercent}%`
  if (Number(heightpercent) > 0) {
    box.minHeight = `${heightpercent}vh`
    box['--section-height'] = `${heightpercent}vh`
  }
  const margins = readMargins(section.margins)
  if (margins) {
    const { top, right, bottom, left } = margins
    box.margin = `${top}px ${right}px ${bottom}px ${left}px`
    // 100 % and margins beside it would be wider than the page
    if (left + right > 0) box.maxWidth = `calc(100% - ${left + right}px)`
  }
  if (float !== 'none') box.float = float
  if (Shadow) box.boxShadow = '2px 2px 5px var(--section-shadow)'
  return box
}
