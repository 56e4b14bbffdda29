import { createExtensionPoint } from '@sitewright/page-kit/contributions'
import { AccordionView } from './accordion/AccordionView.tsx'
import { accordionModel } from './accordion/model.ts'
import { ButtonsView } from './buttons/ButtonsView.tsx'
import { buttonsModel } from './buttons/model.ts'
import { CardsView } from './cards/CardsView.tsx'
import { cardsModel } from './cards/model.ts'
import { ColumnsView } from './columns/ColumnsView.tsx'
import { columnsModel } from './columns/model.ts'
import { ContentsView } from './contents/ContentsView.tsx'
import { contentsModel } from './contents/model.ts'
import { CoverView } from './cover/CoverView.tsx'
import { coverModel } from './cover/model.ts'
import { defineSectionType, type SectionType } from './define-section-type.tsx'
import { EmbedView } from './embed/EmbedView.tsx'
import { embedModel } from './embed/model.ts'
import { FilesView } from './files/FilesView.tsx'
import { filesModel } from './files/model.ts'
import { GalleryView } from './gallery/GalleryView.tsx'
import { galleryModel } from './gallery/model.ts'
import { ImageView } from './image/ImageView.tsx'
import { imageModel } from './image/model.ts'
import { MapView } from './map/MapView.tsx'
import { mapModel } from './map/model.ts'
import { QuoteView } from './quote/QuoteView.tsx'
import { quoteModel } from './quote/model.ts'
import { SeparatorView } from './separator/SeparatorView.tsx'
import { separatorModel } from './separator/model.ts'
import { readBrought, sectionTypesPoint } from './stored-model.ts'
import { TextView } from './text/TextView.tsx'
import { textModel } from './text/model.ts'
import { VideoView } from './video/VideoView.tsx'
import { videoModel } from './video/model.ts'

/**
 * Every section type that comes along, in the order in which editors are offered them: first those of the specification.
 * What is added here `editors.ts` and `rules.ts` have to have too, or nothing compiles.
 */
const own = [
  defineSectionType({ model: textModel, View: TextView }),
  defineSectionType({ model: imageModel, View: ImageView }),
  defineSectionType({ model: mapModel, View: MapView }),
  defineSectionType({ model: videoModel, View: VideoView }),
  defineSectionType({ model: galleryModel, View: GalleryView }),
  defineSectionType({ model: filesModel, View: FilesView }),
  defineSectionType({ model: embedModel, View: EmbedView }),
  defineSectionType({ model: coverModel, View: CoverView }),
  defineSectionType({ model: columnsModel, View: ColumnsView }),
  defineSectionType({ model: buttonsModel, View: ButtonsView }),
  defineSectionType({ model: cardsModel, View: CardsView }),
  defineSectionType({ model: accordionModel, View: AccordionView }),
  defineSectionType({ model: quoteModel, View: QuoteView }),
  defineSectionType({ model: contentsModel, View: ContentsView }),
  defineSectionType({ model: separatorModel, View: SeparatorView }),
]

/** The name of a section type that comes along. */
export type SectionTypeName = (typeof own)[number]['sectionType']

/** The section types in the browser, and where packages bring more of them. */
export const sectionTypes = createExtensionPoint<SectionType>({
  name: sectionTypesPoint,
  own,
  keyOf: ({ sectionType }) => sectionType,
  read: (brought) =>
    readBrought<SectionType>(brought, { by: 'defineSectionType', parts: ['sectionType', 'View', 'editor'] }),
})

/** Undefined for a type that nobody brings. */
export const typeOf = (sectionType: string): SectionType | undefined => sectionTypes.get(sectionType)
