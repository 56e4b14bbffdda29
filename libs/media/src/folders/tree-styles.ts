import type { SystemStyleObject } from '@chakra-ui/react'

/** All rows are styled from the tree, for there may be a thousand of them. */
export const treeStyles: SystemStyleObject = {
  display: 'grid',
  alignContent: 'start',
  overflowX: 'auto',
  textStyle: 'sm',
  '& [role=treeitem]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    minWidth: 'min-content',
    borderRadius: 'md',
    cursor: 'pointer',
    // a thousand rows are laid out only as far as they are in sight
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto {sizes.9}',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&:hover': { backgroundColor: 'bg.muted' },
    '&[aria-selected=true]': { backgroundColor: 'bg.highlight' },
    '&[aria-selected=true] [data-name]': { fontWeight: 'semibold' },
    '&[data-over]': { backgroundColor: 'accent.subtle', outline: '2px dashed', outlineColor: 'accent.border' },
    '&[data-over], &:focus-visible': { outlineOffset: '-2px' },
    '& :is(button, i, [role=img])': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '7',
      height: '7',
      borderRadius: 'md',
      color: 'fg.muted',
    },
    '& button': { cursor: 'pointer' },
    '& button:hover': { backgroundColor: 'bg.emphasized', color: 'fg' },
    '& button[data-danger]:hover': { backgroundColor: 'bg.error', color: 'fg.error' },
    '& button > svg, & [role=img] > svg': { width: '4', height: '4' },
  },
  '& [data-arrow]': {
    '& > svg': { transitionProperty: 'rotate', transitionDuration: 'fast' },
    '&:dir(rtl) > svg': { rotate: '180deg' },
  },
  '& [aria-expanded=true] > [data-arrow] > svg': { rotate: '90deg' },
  '& [data-kind]': { flex: 'none', width: '4.5', height: '4.5', color: 'fg.muted', marginInlineEnd: '2' },
  '& [data-name]': { flex: '1', minWidth: '24', paddingBlock: '1.5', overflowWrap: 'anywhere' },
  '& [data-icons]': { display: 'flex', flex: 'none', marginInline: '1' },
  '& [role=img]': { cursor: 'default' },
  '@media (pointer: coarse)': {
    '& [role=treeitem]': { minHeight: '11' },
    '& [role=treeitem] :is(button, i, [role=img])': { width: '9', height: '11' },
  },
}
