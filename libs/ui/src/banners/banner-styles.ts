import { defineStyle } from '@chakra-ui/react'

// 49.44 is the CIE lightness on which black and white text have the same contrast (4.58:1, WCAG 2).
const readable = 'lab(from var(--banner-colour) calc((49.44 - l) * infinity) 0 0)'

export const bannerStyles = defineStyle({
  display: 'flex',
  alignItems: 'center',
  height: '32px',
  background: 'var(--banner-colour)',
  color: 'black',
  '@supports (color: lab(from red l 0 0))': { color: readable },
  fontWeight: 'medium',
  textAlign: 'center',
  '& > a, & > span': {
    flex: 1,
    minWidth: 0,
    paddingInlineStart: '4',
    // Two lines fit into the height on a narrow screen.
    lineClamp: 2,
    fontSize: 'xs',
    lineHeight: '16px',
    md: { lineClamp: 1, fontSize: 'sm', lineHeight: '32px' },
  },
  '& > a': { cursor: 'pointer', _hover: { textDecoration: 'underline' } },
  '& > button': { color: 'inherit', width: '32px', height: '32px' },
})
