import { fileUrl, imageWidths } from '@sitewright/api-client'
import { cleanUrl, imageSchemes, shapeRatio } from '@sitewright/html'
import type { ImageConfig } from './model.ts'

/** Px that a page is wide, unless the site has set it wider: only the first image of a page uses it. */
const column = 960
const widest = Math.max(...imageWidths)

export interface ImageSource {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
  /** The size is not known: the browser has to keep room all the same. */
  'data-unsized'?: true
}

export interface ImageSourceOptions {
  /** Of the page's width, above 0 and up to 1. */
  share?: number | undefined
  leading: boolean
  /** Where a file is. @default fileUrl */
  urlOf?: typeof fileUrl
}

/** Where the picture of an image section comes from, in the size that the screen needs; undefined if it has none. */
export function imageSource(
  config: ImageConfig,
  { share = 1, leading, urlOf = fileUrl }: ImageSourceOptions,
): ImageSource | undefined {
  const { ImageId, ImageUrl, ImageWidth, ImageHeight, Shape } = config
  if (ImageId === undefined) {
    const src = ImageUrl === undefined ? undefined : imageAddress(ImageUrl)
    return src === undefined ? undefined : { src, 'data-unsized': true }
  }
  const src = urlOf(ImageId)
  if (!ImageWidth || !ImageHeight) return { src, 'data-unsized': true }
  // No more than the widest that is served: larger numbers only say again what the proportions are.
  const scale = Math.min(1, widest / ImageWidth)
  // one that is cut at its sides is drawn wider than what is seen of it
  const wider = Shape ? Math.max(1, ImageWidth / ImageHeight / shapeRatio(Shape)) : 1
  const most = Math.round(Math.min(ImageWidth, column * share) * wider)
  const shown = `min(${Math.round(100 * share * wider)}vw, ${most}px)`
  return {
    src,
    srcSet: imageWidths.map((w) => `${urlOf(ImageId, { w })} ${w}w`).join(', '),
    // `auto`: as wide as it is laid out, which only an image that is loaded late can know.
    sizes: leading || wider > 1 ? shown : `auto, ${shown}`,
    width: Math.round(ImageWidth * scale),
    height: Math.round(ImageHeight * scale),
  }
}

/** The address of an image that older content brings, if it may be shown: http(s) or relative (Q133). */
export function imageAddress(url: string): string | undefined {
  return cleanUrl(url, imageSchemes)
}
