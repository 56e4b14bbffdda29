import { shapeRatio } from '@sitewright/html'
import { GonePicture, useFileUrl, useIsGone } from '@sitewright/media'
import type { SectionViewProps } from '../section-type.ts'
import { imageSource } from './image-source.ts'
import { largePicture, opensElsewhere } from '../shared/large-picture.ts'
import { pointInSight } from '../shared/picture-cut.ts'
import styles from './ImageView.module.css'
import { galleryFile, type ImageConfig } from './model.ts'
import { texts } from '../view-messages.ts'

/** An image with its hover text. One that takes part in the gallery opens it; without a script it leads to the large picture. */
export function ImageView({ config, share, leading = false, onOpenGallery }: SectionViewProps<ImageConfig>) {
  const urlOf = useFileUrl()
  const isGone = useIsGone()
  const source = imageSource(config, { share, leading, urlOf })
  if (!source) return null
  const { HoverText = '', Shape } = config
  if (isGone(config.ImageId)) return <GonePicture alt={HoverText} />
  const large = galleryFile(config, isGone)
  // The order matters: an image that has its address before `loading` is fetched at once by some browsers.
  const image = (
    <img
      loading={leading ? undefined : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      alt={HoverText}
      style={Shape && { aspectRatio: shapeRatio(Shape), objectFit: 'cover', ...pointInSight(config) }}
      {...source}
    />
  )
  return (
    <figure className={styles.figure} data-wide={share !== undefined || source['data-unsized'] || undefined}>
      {onOpenGallery && large !== undefined ? (
        <a
          href={urlOf(large, { w: largePicture })}
          data-interactive=""
          aria-label={HoverText ? undefined : texts.openImage()}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            onOpenGallery()
          }}
        >
          {image}
        </a>
      ) : (
        image
      )}
      {HoverText !== '' && <figcaption aria-hidden>{HoverText}</figcaption>}
    </figure>
  )
}
