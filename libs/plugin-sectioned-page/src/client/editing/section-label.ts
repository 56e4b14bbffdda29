import { modelOf } from '../../section-types/models.ts'

/** What a card is titled with. */
export function sectionLabel(sectionType: string): string {
  return modelOf(sectionType)?.label ?? `Unknown section type: ${sectionType}`
}
