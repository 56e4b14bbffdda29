import type { SystemStyleObject } from '@chakra-ui/react'
import { elsewhereStyles, frameStyles } from '../frame-styles.ts'

const line = 'var(--chakra-colors-border)'

/** The looks of map sections, below the page's root. */
export const mapStyles: SystemStyleObject = {
  '& > [data-section=google-map] > .map': {
    // one block: beside a picture that floats, or below it, with the list of its pins
    display: 'flow-root',
    minWidth: 'min(100%, 16rem)',
    '& > .frame': {
      ...frameStyles,
      height: 'var(--section-height, 22rem)',
      minHeight: '12rem',
      // the squares of a paper map
      backgroundImage: `linear-gradient(${line} 1px, transparent 1px), linear-gradient(90deg, ${line} 1px, transparent 1px)`,
      backgroundSize: '3rem 3rem',
      backgroundPosition: 'center',
      '& > p': {
        paddingInline: '2',
        borderRadius: 'sm',
        backgroundColor: 'bg.muted',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    '& > ul': {
      marginTop: '2',
      paddingInlineStart: '5',
      listStyle: 'disc',
      '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    },
    '& > p': elsewhereStyles,
  },
}
