import { htmlWords, type CardKind } from '@sitewright/page-kit/cards'
import { maxSections } from '../../model/limits.ts'
import type { Section } from '../../model/section.ts'
import { imageModel } from '../../section-types/image/model.ts'
import { mapModel } from '../../section-types/map/model.ts'
import { modelOf, models } from '../../section-types/models.ts'
import { textModel } from '../../section-types/text/model.ts'
import { videoModel } from '../../section-types/video/model.ts'
import { SectionSettings } from './SectionSettings.tsx'

/** The sections of a page as cards. */
export const sectionCards: CardKind<Section> = {
  one: 'section',
  many: 'sections',
  heading: 'h3',
  types: models.map(({ sectionType, label }) => ({ type: sectionType, label })),
  label: ({ sectionType }) => modelOf(sectionType)?.label ?? `Unknown section type: ${sectionType}`,
  summary: (section, open) => (open ? '' : sectionSummary(section)),
  few: 20,
  most: maxSections,
  Settings: SectionSettings,
  heavy: true,
}

const summaries: Readonly<Record<string, (config: unknown) => string>> = {
  [textModel.sectionType]: (config) => htmlWords(textModel.read(config).Content) || 'No text yet',
  [imageModel.sectionType]: (config) => {
    const { HoverText, ImageId, ImageUrl } = imageModel.read(config)
    return HoverText ?? (ImageId === undefined && !ImageUrl ? 'No image yet' : '')
  },
  [mapModel.sectionType]: (config) =>
    mapModel
      .read(config)
      .Markers.map(({ Title }) => Title)
      .filter(Boolean)
      .join(', '),
  [videoModel.sectionType]: (config) => videoModel.read(config).id ?? 'No video yet',
}

/** A few words by which a folded card is told from the others; '' where there are none. */
export function sectionSummary({ sectionType, config }: Section): string {
  return Object.hasOwn(summaries, sectionType) ? summaries[sectionType]!(config) : ''
}
