import { useFileUrl } from '@sitewright/media'
import type { SectionViewProps } from '../section-type.ts'
import { imageSource } from './image-source.ts'
import styles from './ImageView.module.css'
import type { ImageConfig } from './model.ts'

/** An image with its hover text. One that takes part in the gallery is a button that opens it. */
export function ImageView({ config, share, leading = false, onOpenGallery }: SectionViewProps<ImageConfig>) {
  const source = imageSource(config, { share, leading, urlOf: useFileUrl() })
  if (!source) return null
  const { HoverText = '' } = config
  // The order matters: an image that has its address before `loading` is fetched at once by some browsers.
  const image = (
    <img
      loading={leading ? undefined : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      alt={HoverText}
      {...source}
    />
  )
  return (
    <figure className={styles.figure} data-wide={share !== undefined || source['data-unsized'] || undefined}>
      {onOpenGallery ? (
        <button type="button" aria-label={HoverText ? undefined : 'Open image'} onClick={onOpenGallery}>
          {image}
        </button>
      ) : (
        image
      )}
      {HoverText !== '' && <figcaption aria-hidden>{HoverText}</figcaption>}
    </figure>
  )
}
