import { defineStyle } from '@chakra-ui/react'

const check = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="m3.5 8.5 3 3 6-7"/></svg>',
)}")`

const height = { base: '32dvh', md: 'min(22rem, 45dvh)' }

/** One set of nested rules for plain inputs: hundreds of Chakra's checkboxes would take a second to appear. */
export const checkboxListStyles = defineStyle({
  overflowY: 'auto',
  maxHeight: height,
  '&[data-steady]': { height },
  overscrollBehavior: 'contain',
  borderWidth: '1px',
  borderRadius: 'md',
  paddingBlock: '1',
  textStyle: 'sm',
  '& label': {
    display: 'flex',
    gap: '2.5',
    paddingInline: '3',
    paddingBlock: '2',
    cursor: 'pointer',
    _hover: { background: 'bg.subtle' },
    '@media (pointer: coarse)': { paddingBlock: '3' },
  },
  '& bdi': { minWidth: '0', overflowWrap: 'anywhere' },
  '& input': {
    flex: 'none',
    width: '5',
    height: '5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l1',
    background: 'bg.panel',
    cursor: 'inherit',
    focusVisibleRing: 'outside',
    focusRingColor: 'accent.focusRing',
    // Forced colours keep the browser's own box, as they would paint ours over.
    '@media (forced-colors: none)': { appearance: 'none' },
    _checked: { background: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': {
      content: '""',
      display: 'block',
      width: 'full',
      height: 'full',
      background: 'accent.contrast',
      mask: `${check} center / 100% no-repeat`,
    },
  },
})
