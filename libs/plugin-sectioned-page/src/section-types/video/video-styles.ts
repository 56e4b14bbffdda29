import type { SystemStyleObject } from '@chakra-ui/react'
import { elsewhereStyles, frameStyles } from '../frame-styles.ts'

/** The looks of video sections, below the page's root. */
export const videoStyles: SystemStyleObject = {
  '& > [data-section=youtube] > .video': {
    '& > .frame': { ...frameStyles, aspectRatio: '16 / 9', minHeight: '10rem' },
    '& > .frame > youtube-video': { position: 'absolute', inset: '0', width: '100%', height: '100%', minWidth: '0' },
    '& > .frame > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      _before: {
        content: '""',
        borderBlock: '0.4em solid transparent',
        borderInlineStart: '0.7em solid',
      },
    },
    '& > p': elsewhereStyles,
  },
  '& > [data-high][data-section=youtube] > .video > .frame': {
    aspectRatio: 'auto',
    height: 'var(--section-height)',
  },
}
