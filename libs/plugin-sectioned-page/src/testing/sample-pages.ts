import { writeLayout } from '../model/layout.ts'
import { newSection, type Section } from '../model/section.ts'
import { imageModel, type ImageConfig } from '../section-types/image/model.ts'
import { mapModel, type MapConfig } from '../section-types/map/model.ts'
import { typeOf, type SectionTypeName } from '../section-types/types.ts'
import { textModel } from '../section-types/text/model.ts'
import { videoModel } from '../section-types/video/model.ts'

export const textSection = (Content: string): Section => ({ ...newSection(textModel), config: { Content } })
export const imageSection = (config: ImageConfig): Section => ({ ...newSection(imageModel), config })
export const videoSection = (id: string): Section => ({ ...newSection(videoModel), config: { id } })
export const mapSection = (config: Partial<MapConfig> = {}): Section => ({
  ...newSection(mapModel),
  config: { ...mapModel.blank(), ...config },
})
/** A section of any type that this version knows, with what it begins with but for these fields. */
export function sectionOf(sectionType: SectionTypeName, config: object = {}): Section {
  const type = typeOf(sectionType)!
  return { ...newSection(type), config: { ...type.blank(), ...config } }
}
/** Of another package or a newer version. */
export const unknownSection: Section = {
  ...newSection({ sectionType: 'timetable', blank: () => ({ Rows: [['08:00', 'Lake']], Nested: { Kept: true } }) }),
  float: 'right',
}

export const page = (...sections: readonly Section[]): string => writeLayout({ sections })

/** One section of each type, and what visitors must not see. */
export const sampleActive = page(
  textSection('<h1>Our huts</h1><p>Two of <b>them</b></p>'),
  imageSection({ ImageId: 12, ImageWidth: 1600, ImageHeight: 1200, HoverText: 'The upper hut', Gallery: true }),
  mapSection({ Markers: [{ Title: 'Car park', Position: { lat: -35.28, lng: 174.09 } }] }),
  videoSection('dQw4w9WgXcQ'),
  { ...textSection('<p>not yet to be seen</p>'), hidden: true },
)
export const sampleDraft = page(textSection('<p>Our new huts</p>'), unknownSection)
