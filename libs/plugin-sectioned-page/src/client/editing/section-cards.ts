import type { CardKind } from '@sitewright/page-kit/cards'
import { maxSections } from '../../model/limits.ts'
import type { Section } from '../../model/section.ts'
import { editorOf } from '../../section-types/editors.ts'
import { sectionTypes, typeOf } from '../../section-types/types.ts'
import { SaveTemplateButton } from './SaveTemplateButton.tsx'
import { SectionSettings } from './SectionSettings.tsx'

/** The sections of a page as cards. */
export const sectionCards = (): CardKind<Section> => ({
  one: 'section',
  many: 'sections',
  heading: 'h3',
  types: sectionTypes
    .list()
    .flatMap(({ sectionType, label }) => (editorOf(sectionType) ? [{ type: sectionType, label }] : [])),
  label: sectionLabel,
  summary: sectionSummary,
  few: 20,
  most: maxSections,
  Settings: SectionSettings,
  Buttons: SaveTemplateButton,
  heavy: true,
})

/** What editors read as the type of a section. */
export function sectionLabel({ sectionType }: Section): string {
  return typeOf(sectionType)?.label ?? `Unknown section type: ${sectionType}`
}

/** The first words of a section, by which its card is told from the others; a folded one also says what is missing. */
export function sectionSummary({ sectionType, config }: Section, open = false): string {
  const editor = editorOf(sectionType)
  const words = editor?.summary(config) ?? ''
  return words === '' && !open ? (editor?.none(config) ?? '') : words
}
