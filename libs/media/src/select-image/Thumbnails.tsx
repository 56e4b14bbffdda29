import { chakra } from '@chakra-ui/react'
import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { moveFocusInGrid } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from './messages.ts'

export interface ThumbnailsProps {
  images: readonly FileEntry[]
  onChoose: (image: FileEntry) => void
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 40%), 1fr))',
    gap: '3',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& button': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      width: '100%',
      height: '100%',
      overflow: 'hidden',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'lg',
      border: '1px solid',
      borderColor: 'border',
      background: 'bg.panel',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
    },
    '& button:hover': { borderColor: 'accent.border', boxShadow: 'sm' },
    '& img': {
      width: '100%',
      // The place is kept free until the picture is there.
      aspectRatio: '4 / 3',
      objectFit: 'contain',
      background: 'bg.muted',
      // Shown instead of a picture that cannot be loaded.
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& span': {
      alignSelf: 'start',
      marginInline: '2.5',
      marginBlock: '2',
      textStyle: 'sm',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
      lineClamp: '2',
    },
  },
})

/** Images to choose from, one stop of the Tab key: the arrow keys lead from one to the next. */
export function Thumbnails({ images, onChoose }: ThumbnailsProps) {
  const [reached, setReached] = useState(0)
  const stop = reached < images.length ? reached : 0
  return (
    <Grid aria-label={texts.images()} onKeyDown={moveFocusInGrid}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={() => onChoose(image)}
          >
            <img src={fileUrl(image.id, { thumb: true })} alt="" loading="lazy" decoding="async" />
            <span title={image.name} dir="auto">
              {image.name}
            </span>
          </button>
        </li>
      ))}
    </Grid>
  )
}
