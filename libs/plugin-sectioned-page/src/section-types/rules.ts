import { createExtensionPoint } from '@sitewright/page-kit/contributions'
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
import { quoteRules } from './quote/rules.ts'
import { separatorRules } from './separator/rules.ts'
import { textRules } from './text/rules.ts'
import { videoRules } from './video/rules.ts'
import type { StoredSectionRules } from './define-section-rules.ts'
import { readBrought, sectionTypesPoint } from './stored-model.ts'
import type { SectionTypeName } from './types.ts'

/** What the server does with each section type that comes along. Apart from the types themselves, since it runs no React. */
const own: Readonly<Record<SectionTypeName, StoredSectionRules>> = {
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

/** The section types on the server, and where packages bring more of them. */
export const sectionRules = createExtensionPoint<StoredSectionRules>({
  name: sectionTypesPoint,
  own: Object.values(own),
  keyOf: ({ sectionType }) => sectionType,
  read: (brought) =>
    readBrought<StoredSectionRules>(brought, { by: 'defineSectionRules', parts: ['sectionType', 'safe'] }),
})

/** What the server does with a section type; undefined for one that nobody brings. */
export const rulesOf = (sectionType: string): StoredSectionRules | undefined => sectionRules.get(sectionType)
