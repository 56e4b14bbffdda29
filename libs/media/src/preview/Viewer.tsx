import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState, useEffect } from 'react'
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { ImagePreviewProps, PreviewImage } from './ImagePreview.tsx'
import { useFileUrl } from '../picture/file-versions.ts'
import styles from './Viewer.module.css'
import { fileUrl, imageWidths, type Api } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** Ids in one call, as many as it takes. */
const batchSize = 500

/** The captions of the images around one of them, by id. Those that cannot be loaded are logged and stay away. */
function useCaptions(api: Api, images: readonly PreviewImage[], index: number): ReadonlyMap<number, string> {
  const [captions, setCaptions] = useState<ReadonlyMap<number, string>>(new Map())
  const from = Math.floor(index / batchSize) * batchSize
  const wanted = images
    .slice(from, from + batchSize)
    .map(({ id }) => id)
    .join()

  useEffect(() => {
    if (wanted === '') return undefined
    let gone = false
    const ids = wanted.split(',').map(Number)
    api('POST protected/image-get-captions.json.php', { ids }).then(
      (loaded) => {
        if (gone) return
        setCaptions((known) => new Map([...known, ...ids.map((id, at) => [id, loaded[at] ?? ''] as const)]))
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, wanted])
  return captions
}

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

/** Characters of a caption that may not fit on a phone, so that the keyboard has to reach and scroll it. */
const scrolls = 250

const plugins = [Zoom]

const zoom = { scrollToZoom: true }

const icon = { className: 'yarl__icon', 'aria-hidden': true }

const icons = {
  iconClose: () => <X {...icon} />,
  iconPrev: () => <ChevronLeft {...icon} />,
  iconNext: () => <ChevronRight {...icon} />,
  iconZoomIn: () => <ZoomIn {...icon} />,
  iconZoomOut: () => <ZoomOut {...icon} />,
  iconError: () => (
    <p className={styles.missing}>
      <ImageOff {...icon} />
      {texts.missing()}
    </p>
  ),
}

const noButtons = { buttonPrev: () => null, buttonNext: () => null }

/** The image preview itself. Reached by `import()` only: it brings the lightbox and its styles. */
export function Viewer({ images, start, onClose, api }: ImagePreviewProps) {
  const [shown, setShown] = useState(start)
  const last = images.length - 1
  const index = Math.min(Math.max(shown, 0), last)
  const captions = useCaptions(api, images, index)
  const urlOf = useFileUrl()
  const slides = useMemo(() => images.map((image) => slideOf(image, urlOf)), [images, urlOf])

  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    setShown(event.key === 'Home' ? 0 : last)
  }

  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      zoom={zoom}
      on={{ view: (view) => setShown(view.index) }}
      // A single image has no neighbours, not even itself.
      carousel={{ finite: last === 0, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      portal={{ container: { onKeyDown: jump } }}
      className={styles.viewer ?? ''}
      labels={{ Lightbox: texts.preview(), 'Photo gallery': texts.images() }}
      render={{
        ...icons,
        ...(last === 0 ? noButtons : {}),
        // Captions come later and stay beside the slides: with other slides the lightbox begins again.
        slideFooter: ({ slide }) => {
          const image = images[slides.findIndex((each) => each === slide)]
          const caption = image && captions.get(image.id)
          return caption ? (
            <p className={styles.caption} {...(caption.length > scrolls && { tabIndex: 0 })}>
              {caption}
            </p>
          ) : null
        },
        controls: () =>
          last > 0 && (
            <p className={styles.counter}>
              {index + 1}/{images.length}
            </p>
          ),
      }}
    />
  )
}
