import { fieldsOf, isFields } from '@sitewright/page-kit/values'
import { isSection, readLayout, readSection } from '../../model/layout.ts'
import type { Section } from '../../model/section.ts'
import { defaultCentre, mapModel } from '../../section-types/map/model.ts'
import { gaps } from './gap-messages.ts'

/** What a page lacks that visitors would miss; undefined: nothing. It takes the text of a layout, or an `EditedLayout`. */
export default function gapsOf(content: unknown): string | undefined {
  return sectionsOf(content).some(isUnsetMap) ? gaps.noPlace() : undefined
}

function sectionsOf(content: unknown): readonly Section[] {
  if (typeof content === 'string') return readLayout(content).sections
  const { sections } = fieldsOf(content)
  const items = Array.isArray(sections) ? sections.filter(isFields).map(({ item }) => item) : []
  return items.filter(isSection).map(readSection)
}

/** True for a map that stands where new ones do, and has nothing on it: any place on earth may be meant, but hardly that. */
function isUnsetMap({ sectionType, hidden, config }: Section): boolean {
  if (sectionType !== mapModel.sectionType || hidden) return false
  const { Centre, Markers } = mapModel.read(config)
  return Markers.length === 0 && Centre.lat === defaultCentre.lat && Centre.lng === defaultCentre.lng
}
