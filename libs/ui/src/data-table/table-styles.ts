import { defineStyle } from '@chakra-ui/react'
import { stick } from '../theme/layers.ts'

/** One set of nested rules for the whole table: styling each cell would cost time for every row. */
export const tableStyles = defineStyle({
  overflowX: 'auto',
  // Else what is hidden but read out is outside of what scrolls, and widens the page.
  position: 'relative',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  textStyle: 'sm',
  // Only where nothing scrolls sideways can the header follow the window.
  md: { overflow: 'visible', '& thead': stick.head },
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& caption': { captionSide: 'top', height: 0 },
  '& th': {
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    paddingInline: '3',
    paddingBlock: '2',
    '&:first-of-type': { borderStartStartRadius: 'lg' },
    '&:last-of-type': { borderStartEndRadius: 'lg' },
  },
  '& td': {
    paddingInline: '3',
    paddingBlock: '1.5',
    height: '11',
    textAlign: 'start',
    verticalAlign: 'middle',
    minWidth: '24',
    overflowWrap: 'anywhere',
  },
  // What is said in place of rows is in the middle of what is seen, not of a table that is wider.
  '&:has(td[colspan])': { containerType: 'inline-size' },
  '& td[colspan] > *': {
    position: 'sticky',
    insetInlineStart: '3',
    width: 'calc(100cqi - 2 * {spacing.3})',
  },
  '& tbody tr:not(:last-of-type) td': { borderBottomWidth: '1px', borderColor: 'border.muted' },
  '& tbody tr:not([data-plain]):is(:hover, :focus-within) td': { background: 'bg.subtle' },
  '& [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-align=center]': { textAlign: 'center' },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    marginInline: '-1.5',
    marginBlock: '-0.5',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { background: 'bg.emphasized', color: 'fg' },
    '& svg': { width: '3.5', height: '3.5', flex: 'none' },
    '& svg[data-sort=none]': { opacity: 0.45 },
  },
  '& th[aria-sort=ascending], & th[aria-sort=descending]': { color: 'fg' },
  '& i[data-skeleton]': {
    display: 'block',
    height: '3',
    borderRadius: 'full',
    background: 'bg.emphasized',
    animation: 'pulse',
  },
})
