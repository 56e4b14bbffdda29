import { headingsOfParts, type PartHeadings } from '@sitewright/html'
import type { Section } from '../model/section.ts'
import { textsOf } from './texts-of.ts'

/** The headings in the rich texts of sections, each with an anchor that no other one of the page has. */
export function headingsOf(sections: readonly Section[]): PartHeadings {
  return headingsOfParts(sections.map(textsOf))
}
