import { fileUrl, imageWidths } from '@sitewright/api-client'
import type { SlideImage } from 'yet-another-react-lightbox'
import type { PreviewImage } from './ImagePreview.tsx'

/** Px of an image whose size is not known: enough for most screens. */
const unknown = 1920

/** What the viewer needs to know of an image, at the addresses that the page has it from. */
export function slideOf({ id, name, width, height }: PreviewImage, urlOf = fileUrl): SlideImage {
  if (!width || !height) return { src: urlOf(id, { w: unknown }), alt: name }
  const larger = imageWidths.findIndex((each) => each >= width)
  const widths = larger < 0 ? imageWidths : imageWidths.slice(0, larger + 1)
  const srcSet = widths.map((w) => {
    // The server never enlarges: an image asked for wider than it is comes as wide as it is.
    const actual = Math.min(w, width)
    return { src: urlOf(id, { w }), width: actual, height: Math.round((height * actual) / width) }
  })
  return { src: srcSet.at(-1)?.src ?? urlOf(id), alt: name, width, height, srcSet }
}
