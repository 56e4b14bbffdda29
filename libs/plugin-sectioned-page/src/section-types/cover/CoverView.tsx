import { imageWidths } from '@sitewright/api-client'
import { GonePicture, useFileUrl, useIsGone } from '@sitewright/media'
import { ButtonsView } from '../buttons/ButtonsView.tsx'
import type { SectionViewProps } from '../section-type.ts'
import { pointInSight } from '../shared/picture-cut.ts'
import styles from './CoverView.module.css'
import type { CoverConfig } from './model.ts'

/** A picture with a heading, words and links. At the head of a page its heading is the page's. */
export function CoverView({ config, share, leading = false, first = false }: SectionViewProps<CoverConfig>) {
  const { Look, Heading, Text, Buttons } = config
  const isGone = useIsGone()(config.ImageId)
  const ImageId = isGone ? undefined : config.ImageId
  const hasWords = Heading.trim() !== '' || Text.trim() !== ''
  // its words do without the picture
  if (ImageId === undefined && !hasWords) return isGone ? <GonePicture alt={config.Alt} /> : null
  const Title = first ? 'h1' : 'h2'
  return (
    <div
      className={styles.cover}
      data-beside={Look === 'beside' || undefined}
      data-first={first || undefined}
      data-boxed={share !== undefined || undefined}
    >
      {ImageId !== undefined && <Picture config={config} id={ImageId} leading={leading} />}
      {hasWords && (
        <div>
          {Heading.trim() !== '' && <Title>{Heading}</Title>}
          {Text.trim() !== '' && <p>{Text}</p>}
          <ButtonsView config={{ Buttons, Align: 'start' }} />
        </div>
      )}
    </div>
  )
}

function Picture({ config, id, leading }: { config: CoverConfig; id: number; leading: boolean }) {
  const urlOf = useFileUrl()
  const { Alt, ImageWidth, ImageHeight, Look } = config
  // The order matters: an image that has its address before `loading` is fetched at once by some browsers.
  return (
    <img
      loading={leading ? undefined : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      alt={Alt}
      width={ImageWidth}
      height={ImageHeight}
      style={pointInSight(config)}
      srcSet={imageWidths.map((w) => `${urlOf(id, { w })} ${w}w`).join(', ')}
      sizes={Look === 'beside' ? '(width < 48rem) 100vw, 30rem' : '100vw'}
      src={urlOf(id, { w: 960 })}
    />
  )
}
