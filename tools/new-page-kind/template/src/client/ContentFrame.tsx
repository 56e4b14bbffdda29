import { chakra } from '@chakra-ui/react'

/** How a content looks. One styled element for all that is in it: each costs the server's rendering. */
export const ContentFrame = chakra('article', {
  base: {
    maxWidth: 'prose',
    '& > p': { textStyle: 'lg', color: 'fg.muted', whiteSpace: 'pre-wrap' },
    '& > ul': {
      display: 'grid',
      gap: '2',
      marginTop: '6',
      '& > li': {
        padding: '3',
        borderRadius: 'md',
        background: 'bg.subtle',
        borderInlineStartWidth: '3px',
        borderColor: 'accent.border',
        overflowWrap: 'anywhere',
      },
    },
  },
})
