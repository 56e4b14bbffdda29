import { Type, type Static } from 'typebox'
import { Id, maxInteger } from './basics.ts'

/** An image file's id; 0 for none. */
const Image = Type.Integer({ minimum: 0, maximum: maxInteger })

/** What search engines and shared links show of a page. */
export const PageSharing = Type.Object({
  /** As its editors wrote it; '' for the standard one. */
  description: Type.String(),
  image: Image,
  /** True if visitors may not see the image, so that it is not shown. */
  isHidden: Type.Boolean(),
  /** What is shown where nothing is chosen. */
  standard: Type.Object({
    description: Type.String(),
    /** The address of the picture on the site itself; '' for none. */
    picture: Type.String(),
  }),
})
export type PageSharing = Static<typeof PageSharing>

/** What is to be shown of a page; '' and 0 for the standard. */
export const PageSharingInput = Type.Object({
  id: Id,
  /** One line; the server says how many characters it takes. */
  description: Type.String({ maxLength: 10_000 }),
  image: Image,
})
export type PageSharingInput = Static<typeof PageSharingInput>
