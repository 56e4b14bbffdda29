import type { ComponentType } from 'react'
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
import type { SectionTypeName } from './models.ts'
import { quoteModel } from './quote/model.ts'
import { QuoteView } from './quote/QuoteView.tsx'
import { readsConfig } from './reads-config.tsx'
import type { SectionViewProps } from './section-type.ts'
import { separatorModel } from './separator/model.ts'
import { SeparatorView } from './separator/SeparatorView.tsx'
import { TextView } from './text/TextView.tsx'
import { textModel } from './text/model.ts'
import { VideoView } from './video/VideoView.tsx'
import { videoModel } from './video/model.ts'

/** How visitors see a section of each type, whatever is stored of it. */
const views: Readonly<Record<SectionTypeName, ComponentType<SectionViewProps<unknown>>>> = {
  text: readsConfig(textModel, TextView),
  image: readsConfig(imageModel, ImageView),
  'google-map': readsConfig(mapModel, MapView),
  youtube: readsConfig(videoModel, VideoView),
  gallery: readsConfig(galleryModel, GalleryView),
  files: readsConfig(filesModel, FilesView),
  embed: readsConfig(embedModel, EmbedView),
  cover: readsConfig(coverModel, CoverView),
  columns: readsConfig(columnsModel, ColumnsView),
  buttons: readsConfig(buttonsModel, ButtonsView),
  cards: readsConfig(cardsModel, CardsView),
  accordion: readsConfig(accordionModel, AccordionView),
  quote: readsConfig(quoteModel, QuoteView),
  contents: readsConfig(contentsModel, ContentsView),
  separator: readsConfig(separatorModel, SeparatorView),
}

/** Undefined for a type that this version does not know. */
export function viewOf(sectionType: string): ComponentType<SectionViewProps<unknown>> | undefined {
  return Object.hasOwn(views, sectionType) ? views[sectionType as SectionTypeName] : undefined
}
