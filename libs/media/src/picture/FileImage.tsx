import { imageWidths } from '@sitewright/api-client'
import { useFileUrl } from './file-versions.ts'

/** The image, and how wide it is shown. */
export interface FileImageProps {
  /** An image of the site, such as the value of an image field. */
  image: { id: number; alt: string; width?: number; height?: number }
  /** How wide it is shown, as `sizes` of HTML says it. @default '100vw' */
  sizes?: string
  className?: string
}

/** The width in px for browsers that choose none. */
const plainWidth = 960

/** An image of the site as readers see it, in the width that their screen needs; fetched when it is near. */
export function FileImage({ image: { id, alt, width, height }, sizes = '100vw', className }: FileImageProps) {
  const urlOf = useFileUrl()
  return (
    <img
      className={className}
      loading="lazy"
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      srcSet={imageWidths.map((w) => `${urlOf(id, { w })} ${w}w`).join(', ')}
      sizes={sizes}
      src={urlOf(id, { w: plainWidth })}
    />
  )
}
