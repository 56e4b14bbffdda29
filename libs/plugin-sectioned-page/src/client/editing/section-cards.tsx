import { Fetched } from '@sitewright/page-kit'
import type { CardKind, CardSettingsProps } from '@sitewright/page-kit/cards'
import { useCallback } from 'react'
import { maxSections } from '../../model/limits.ts'
import type { Section } from '../../model/section.ts'
import { editorOf, labelOf } from '../../section-types/editors.ts'
import { sectionTypes, typeOf } from '../../section-types/types.ts'
import { CommonSettings } from './CommonSettings.tsx'
import { texts } from './messages.ts'
import { SaveTemplateButton } from './SaveTemplateButton.tsx'

/** The sections of a page as cards. */
export const sectionCards = (): CardKind<Section> => ({
  one: texts.section(),
  many: texts.sections(),
  heading: 'h3',
  types: sectionTypes
    .list()
    .flatMap(({ sectionType: type }) => (editorOf(type) ? [{ type, label: labelOf(type) }] : [])),
  label: sectionLabel,
  summary: sectionSummary,
  few: 20,
  most: maxSections,
  Settings: SectionSettings,
  Buttons: SaveTemplateButton,
  heavy: true,
})

/** What can be set of a section: what its type has, and what every section has. */
function SectionSettings({ entry: { key, item: section }, change }: CardSettingsProps<Section>) {
  const settings = editorOf(section.sectionType)?.Settings
  const handleConfig = useCallback((config: unknown) => change(key, { config }), [change, key])
  if (!settings) return <p>{texts.uneditable()}</p>
  return (
    <>
      <Fetched component={settings} config={section.config} onChange={handleConfig} />
      <CommonSettings section={section} onChange={(part) => change(key, part)} />
    </>
  )
}

/** What editors read as the type of a section. */
export function sectionLabel({ sectionType }: Section): string {
  return typeOf(sectionType) ? labelOf(sectionType) : texts.unknownType({ name: sectionType })
}

/** The first words of a section, by which its card is told from the others; a folded one also says what is missing. */
export function sectionSummary({ sectionType, config }: Section, open = false): string {
  const editor = editorOf(sectionType)
  const words = editor?.summary(config) ?? ''
  return words === '' && !open ? (editor?.none(config) ?? '') : words
}
