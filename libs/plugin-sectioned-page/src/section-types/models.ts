import { imageModel } from './image/model.ts'
import { mapModel } from './map/model.ts'
import type { SectionModel } from './section-type.ts'
import { textModel } from './text/model.ts'
import { videoModel } from './video/model.ts'

/** Every section type, in the order in which editors are offered them. */
export const models: readonly SectionModel[] = [textModel, imageModel, mapModel, videoModel]

/** Undefined for a type that this version does not know. */
export function modelOf(sectionType: string): SectionModel | undefined {
  return models.find((model) => model.sectionType === sectionType)
}
