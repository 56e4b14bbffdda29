import { chakra } from '@chakra-ui/react'
import { imageStyles } from '../section-types/image/image-styles.ts'
import { mapStyles } from '../section-types/map/map-styles.ts'
import { videoStyles } from '../section-types/video/video-styles.ts'

/**
 * The page around its sections, with the looks of all of them: one styled element costs a server about as much as thirty
 * plain ones. On a screen too narrow for columns each section takes the whole width.
 */
export const Sections = chakra('div', {
  base: {
    '--section-shadow': 'rgb(15 23 30 / 35%)',
    '@media (prefers-color-scheme: dark)': { '--section-shadow': 'rgb(0 0 0 / 80%)' },
    display: 'flow-root',
    '& > [data-section]': { marginBottom: '4' },
    // a text flows around what floats before it, also where it is longer
    '& > [data-float] ~ [data-section=text] > div': { display: 'block !important' },
    // grey, and yet to be read
    '& > [data-hidden]': {
      filter: 'grayscale(1)',
      color: 'fg.muted',
      background: 'bg.muted',
      outline: '1px dashed',
      outlineColor: 'border.control',
      '& img': { opacity: '0.4' },
    },
    '@media (width < 30rem)': {
      '& > [data-section]': {
        width: 'auto !important',
        maxWidth: 'none !important',
        marginInline: '0 !important',
        float: 'none !important',
      },
    },
    ...imageStyles,
    ...mapStyles,
    ...videoStyles,
  },
})
