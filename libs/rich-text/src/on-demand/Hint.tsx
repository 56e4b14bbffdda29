import { chakra } from '@chakra-ui/react'

/** A small box below what the cursor is in, shown while one writes or is in the box itself. */
export const Hint = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'docked',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'max-content',
    paddingInline: '2.5',
    minHeight: '8',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
    boxShadow: 'sm',
    textStyle: 'xs',
    color: 'fg.muted',
    // only while one writes, or is in the hint itself
    visibility: 'hidden',
    '[data-frame]:focus-within > &': { visibility: 'visible' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      minHeight: '8',
      color: 'accent.fg',
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& svg': { flex: 'none', width: '3.5', height: '3.5' },
    },
    '& > span': { flex: 'none' },
    '@media (pointer: coarse)': { minHeight: '11', '& a': { minHeight: '11' }, '& > span': { display: 'none' } },
  },
})
