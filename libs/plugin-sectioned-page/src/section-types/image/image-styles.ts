import type { SystemStyleObject } from '@chakra-ui/react'

/** The looks of image sections, below the page's root. */
export const imageStyles: SystemStyleObject = {
  '& > [data-section=image] > figure': {
    position: 'relative',
    width: 'fit-content',
    maxWidth: '100%',
    '& > button': { display: 'block', maxWidth: '100%', cursor: 'zoom-in' },
    // as wide as the section where that is set or the image's own size is not known, otherwise as wide as the image
    '&[data-wide]': { width: 'auto', '& > button, & img': { width: '100%' } },
    '& img': { borderRadius: 'sm' },
    '& img[data-unsized]': { width: '100%', aspectRatio: '3 / 2', objectFit: 'contain' },
    '& > figcaption': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      padding: '2',
      borderBottomRadius: 'sm',
      textStyle: 'sm',
      color: 'white',
      background: 'rgb(0 0 0 / 70%)',
      pointerEvents: 'none',
      transition: 'opacity 150ms',
      '@media (hover: hover)': { opacity: '0' },
    },
    '&:hover > figcaption, &:focus-within > figcaption': { opacity: '1' },
  },
  '& > [data-high][data-section=image] img': { height: 'var(--section-height)', objectFit: 'contain' },
  '& > [data-high][data-section=image] > figure:not([data-wide]) img': { width: 'auto' },
}
