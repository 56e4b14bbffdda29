import { readMargins } from './margins.ts'
import type { Section } from './section.ts'

/** The CSS of a section's box, as React's `style` takes it. Absent is what does not apply. */
export interface SectionBox {
  width?: string
  /** What stands in it may be higher: a text is never cut off. */
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
