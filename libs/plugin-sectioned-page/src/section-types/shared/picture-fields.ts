import { readText, type Fields } from '@sitewright/page-kit/values'
import { readId, withoutUndefined } from '../../model/values.ts'
import { readFocus, type FocusFields } from './picture-cut.ts'

/** A picture of the site that a section shows in a shape of its own. */
export interface PictureFields extends FocusFields {
  /** A file of the site. */
  ImageId?: number
  /** Px of it. */
  ImageWidth?: number
  ImageHeight?: number
  /** What the picture shows, for those who do not see it. */
  Alt: string
}

/** All that is known of a picture; undefined is what there is not, or no longer. */
export type WholePicture = { [Field in keyof Required<PictureFields>]: PictureFields[Field] | undefined } & {
  Alt: string
}

export const noPicture: WholePicture = {
  ...{ ImageId: undefined, ImageWidth: undefined, ImageHeight: undefined },
  ...{ FocusX: undefined, FocusY: undefined, Alt: '' },
}

/** What has a picture with another one, or with none. */
export function withPicture<Config extends PictureFields>(config: Config, picture: WholePicture): Config {
  return withoutUndefined({ ...config, ...picture }) as Config
}

/** The picture that is stored. Fields that are undefined are to be left out. */
export function readPicture(fields: Fields): WholePicture {
  return {
    ImageId: readId(fields['ImageId']),
    ImageWidth: readId(fields['ImageWidth']),
    ImageHeight: readId(fields['ImageHeight']),
    ...readFocus(fields),
    Alt: readText(fields['Alt']),
  }
}
