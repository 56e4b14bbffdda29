import type { fileUrl } from '@sitewright/api-client'
import { ImagePreview, useFileUrl, useIsGone } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { type CSSProperties, useCallback, useState } from 'react'
import { maxPictures } from '../../model/limits.ts'
import { useFolderFiles } from '../folder-files.tsx'
import type { SectionViewProps } from '../section-type.ts'
import { inOrder } from '../shared/file-order.ts'
import { largePicture, opensElsewhere } from '../shared/large-picture.ts'
import { pointInSight } from '../shared/picture-cut.ts'
import { NothingToShow } from '../shared/NothingToShow.tsx'
import styles from './GalleryView.module.css'
import type { GalleryConfig } from './model.ts'
import { texts } from '../view-messages.ts'

/** What the server makes small pictures of. */
const isPicture = /^image\/(?!svg)/

/** A picture to be shown. */
interface Shown {
  id: number
  alt: string
  width?: number | undefined
  height?: number | undefined
  style?: CSSProperties | undefined
}

/** Pictures in a grid, each of which opens the viewer with all of them; without a script it leads to the large picture. */
export function GalleryView({ config }: SectionViewProps<GalleryConfig>) {
  const { api } = useSite()
  const urlOf = useFileUrl()
  const pictures = usePictures(config)
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])

  if (!pictures) return null
  if (pictures.length === 0)
    return <NothingToShow>{config.Folder === undefined ? texts.noPictures() : texts.noFolderPictures()}</NothingToShow>
  return (
    <>
      <ul className={styles.gallery}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <a
              href={urlOf(picture.id, { w: largePicture })}
              data-interactive=""
              aria-label={
                picture.alt === '' ? texts.openPicture({ number: index + 1, count: pictures.length }) : undefined
              }
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                setOpened(index)
              }}
            >
              <Picture {...picture} urlOf={urlOf} />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <ImagePreview
          images={pictures.map(({ alt, ...picture }) => ({
            ...sizeOf(picture),
            id: picture.id,
            name: alt || texts.picture(),
          }))}
          start={opened}
          onClose={close}
          api={api}
        />
      )}
    </>
  )
}

function sizeOf({ width, height }: Omit<Shown, 'alt'>) {
  return { width: width ?? null, height: height ?? null }
}

/** Two sizes are enough for a grid, and each more costs bytes for every picture. */
function Picture({ id, alt, width, height, style, urlOf }: Shown & { urlOf: typeof fileUrl }) {
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      style={style}
      sizes="(width < 30rem) 50vw, 15rem"
      srcSet={`${urlOf(id, { w: 320 })} 320w, ${urlOf(id, { w: 640 })} 640w`}
      src={urlOf(id, { w: 320 })}
    />
  )
}

/** Undefined while those of a folder are on their way. */
function usePictures({ Folder, Order, Pictures }: GalleryConfig): readonly Shown[] | undefined {
  const files = useFolderFiles(Folder)
  const isGone = useIsGone()
  if (Folder === undefined)
    return Pictures.filter(({ Id }) => !isGone(Id)).map(({ Id, Alt, Width, Height, ...picture }) => ({
      ...{ id: Id, alt: Alt, width: Width, height: Height },
      style: pointInSight(picture),
    }))
  return (
    files &&
    inOrder(files, Order)
      .filter(({ type }) => isPicture.test(type))
      .slice(0, maxPictures)
      .map(({ id, caption: alt, width, height }) => ({
        id,
        alt,
        width: width ?? undefined,
        height: height ?? undefined,
      }))
  )
}
