import { chakra } from '@chakra-ui/react'
import { StickyBar } from '@sitewright/page-kit'

/** The bar above everything, with the page's heading in it. It is as high before its buttons are there. */
export const Toolbar = chakra(StickyBar, {
  base: {
    '& > h1': {
      flex: '1',
      minWidth: '8rem',
      textStyle: 'lg',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      // it stays in view, and so must what is below
      lineClamp: '2',
    },
    '& > [role=status]': { color: 'fg.muted', textStyle: 'sm', paddingInline: '2' },
    '@media print': { position: 'static', borderWidth: '0', '& > :not(h1)': { display: 'none' } },
  },
})
