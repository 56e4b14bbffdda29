import { accordionModel } from './accordion/model.ts'
import { buttonsModel } from './buttons/model.ts'
import { cardsModel } from './cards/model.ts'
import { columnsModel } from './columns/model.ts'
import { contentsModel } from './contents/model.ts'
import { coverModel } from './cover/model.ts'
import { embedModel } from './embed/model.ts'
import { filesModel } from './files/model.ts'
import { galleryModel } from './gallery/model.ts'
import { imageModel } from './image/model.ts'
import { mapModel } from './map/model.ts'
import { quoteModel } from './quote/model.ts'
import type { SectionModel } from './section-type.ts'
import { separatorModel } from './separator/model.ts'
import { textModel } from './text/model.ts'
import { videoModel } from './video/model.ts'

/**
 * Every section type by the name under which it is stored, in the order in which editors are offered them: first those
 * of the specification. What is added here the other three tables have to have too, or nothing compiles.
 */
const table = {
  text: textModel,
  image: imageModel,
  'google-map': mapModel,
  youtube: videoModel,
  gallery: galleryModel,
  files: filesModel,
  embed: embedModel,
  cover: coverModel,
  columns: columnsModel,
  buttons: buttonsModel,
  cards: cardsModel,
  accordion: accordionModel,
  quote: quoteModel,
  contents: contentsModel,
  separator: separatorModel,
}

/** The name of a section type that this version knows. */
export type SectionTypeName = keyof typeof table

export const models: readonly SectionModel[] = Object.values(table) as unknown as readonly SectionModel[]

/** Undefined for a type that this version does not know. */
export function modelOf(sectionType: string): SectionModel | undefined {
  return models.find((model) => model.sectionType === sectionType)
}
