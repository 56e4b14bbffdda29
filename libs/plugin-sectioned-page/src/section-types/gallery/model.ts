import { fieldsOf, readText, type Fields } from '@sitewright/page-kit/values'
import { maxPictures } from '../../model/limits.ts'
import { readChoice, readId, readList, withoutUndefined } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'
import { type FocusFields, readFocus } from '../shared/picture-cut.ts'
import { fileOrders, type FileOrder } from '../shared/file-order.ts'

/** A picture that was chosen. */
export interface GalleryPicture extends FocusFields {
  /** A file of the site. */
  Id: number
  /** Px of it; absent where they are not known. */
  Width?: number
  Height?: number
  /** What it shows, for those who do not see it, and below it when it is opened. */
  Alt: string
}

export interface GalleryConfig {
  /** The folder whose pictures are shown, those of the moment; absent: the chosen ones. */
  Folder?: number
  /** Of the pictures of a folder. */
  Order: FileOrder
  /** In the order in which they are shown. */
  Pictures: readonly GalleryPicture[]
}

export const galleryModel: SectionModel<GalleryConfig, 'gallery'> = {
  sectionType: 'gallery',
  label: 'Gallery',
  blank: () => ({ Order: 'name', Pictures: [] }),
  read: (config) => {
    const fields = fieldsOf(config)
    const pictures = readList(fields['Pictures'], { most: maxPictures, blank: () => [], read: readPicture })
    return withoutUndefined({
      ...fields,
      Folder: readId(fields['Folder']),
      Order: readChoice(fields['Order'], fileOrders),
      Pictures: pictures.filter((picture) => picture !== undefined),
    }) as GalleryConfig
  },
  folder: ({ Folder }) => Folder,
}

function readPicture(picture: Fields): GalleryPicture | undefined {
  const Id = readId(picture['Id'])
  if (Id === undefined) return undefined
  return withoutUndefined({
    ...picture,
    Id,
    Width: readId(picture['Width']),
    Height: readId(picture['Height']),
    Alt: readText(picture['Alt']),
    ...readFocus(picture),
  }) as GalleryPicture
}
