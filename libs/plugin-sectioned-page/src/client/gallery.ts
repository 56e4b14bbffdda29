import type { PreviewImage } from '@sitewright/media'
import type { Section } from '../model/section.ts'
import { galleryFile, imageModel } from '../section-types/image/model.ts'

export interface Gallery {
  /** Every image of the page whose gallery is on, in order (Q132). */
  images: readonly PreviewImage[]
  /** For each section where its image stands among them; undefined for one that takes no part. */
  indexOf: readonly (number | undefined)[]
}

export function galleryOf(sections: readonly Section[]): Gallery {
  const images: PreviewImage[] = []
  const indexOf = sections.map(({ sectionType, config }) => {
    if (sectionType !== imageModel.sectionType) return undefined
    const image = imageModel.read(config)
    const id = galleryFile(image)
    if (id === undefined) return undefined
    // The size that is known is that of the image on the page.
    const size = id === image.ImageId ? { width: image.ImageWidth ?? null, height: image.ImageHeight ?? null } : {}
    return images.push({ id, name: image.HoverText || 'Image', ...size }) - 1
  })
  return { images, indexOf }
}
