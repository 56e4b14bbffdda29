import type { PictureShape } from '@sitewright/html'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { readId, withoutUndefined } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'
import { type FocusFields, readFocus, readShape } from '../shared/picture-cut.ts'

/** Every field may be absent; a new image section has none. */
export interface ImageConfig extends FocusFields {
  /** The file that is shown. */
  ImageId?: number
  /** An address, shown only where there is no `ImageId` (Q133). */
  ImageUrl?: string
  /** Shown over the image, and its description. */
  HoverText?: string
  /** A click opens the gallery of the page. */
  Gallery?: boolean
  /** What the gallery shows instead, normally of higher resolution. */
  GalleryImageId?: number
  /** Px of the file `ImageId`, noted when it was chosen, so that nothing moves when the image arrives. */
  ImageWidth?: number
  ImageHeight?: number
  /** What it is cut to, about its focal point; absent: it is shown as it is. */
  Shape?: PictureShape
}

export const imageModel: SectionModel<ImageConfig, 'image'> = {
  sectionType: 'image',
  label: 'Image',
  blank: () => ({}),
  read: (config) => {
    const fields = fieldsOf(config)
    const known: Record<keyof ImageConfig, unknown> = {
      ImageId: readId(fields['ImageId']),
      ImageUrl: readText(fields['ImageUrl']) || undefined,
      HoverText: 'HoverText' in fields ? readText(fields['HoverText']) : undefined,
      Gallery: 'Gallery' in fields ? fields['Gallery'] === true : undefined,
      GalleryImageId: readId(fields['GalleryImageId']),
      ImageWidth: readId(fields['ImageWidth']),
      ImageHeight: readId(fields['ImageHeight']),
      Shape: readShape(fields['Shape']),
      ...readFocus(fields),
    }
    return withoutUndefined({ ...fields, ...known })
  },
}

/** The file that the gallery shows of an image section, if it takes part in the gallery (Q132) and its picture is there. */
export function galleryFile(
  { Gallery, GalleryImageId, ImageId }: ImageConfig,
  isGone: (id: number | undefined) => boolean,
): number | undefined {
  if (!Gallery || isGone(ImageId)) return undefined
  return isGone(GalleryImageId) ? ImageId : (GalleryImageId ?? ImageId)
}
