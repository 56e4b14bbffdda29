import { accordionRules } from './accordion/rules.ts'
import { buttonsRules } from './buttons/rules.ts'
import { cardsRules } from './cards/rules.ts'
import { columnsRules } from './columns/rules.ts'
import { contentsRules } from './contents/rules.ts'
import { coverRules } from './cover/rules.ts'
import { embedRules } from './embed/rules.ts'
import { filesRules } from './files/rules.ts'
import { galleryRules } from './gallery/rules.ts'
import { imageRules } from './image/rules.ts'
import { mapRules } from './map/rules.ts'
import type { SectionTypeName } from './models.ts'
import { quoteRules } from './quote/rules.ts'
import type { StoredSectionRules } from './section-rules.ts'
import { separatorRules } from './separator/rules.ts'
import { textRules } from './text/rules.ts'
import { videoRules } from './video/rules.ts'

const table: Readonly<Record<SectionTypeName, StoredSectionRules>> = {
  text: textRules,
  image: imageRules,
  'google-map': mapRules,
  youtube: videoRules,
  gallery: galleryRules,
  files: filesRules,
  embed: embedRules,
  cover: coverRules,
  columns: columnsRules,
  buttons: buttonsRules,
  cards: cardsRules,
  accordion: accordionRules,
  quote: quoteRules,
  contents: contentsRules,
  separator: separatorRules,
}
const all = Object.values(table)

/** From where else than the site itself any page of sections may load something. */
export const allSources = all.flatMap(({ sources }) => sources)

/** What the server does with each section type; undefined for one that this version does not know. */
export function rulesOf(sectionType: string): StoredSectionRules | undefined {
  return all.find((rules) => rules.sectionType === sectionType)
}
