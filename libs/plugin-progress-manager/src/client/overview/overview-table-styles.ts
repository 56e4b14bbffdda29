import { defineStyle } from '@chakra-ui/react'

/** Sticky cells are over the others, and where two of them cross the corner is over both. */
const layer = { cell: 1, edge: 2, corner: 3 }

/** Width of the first column. */
const names = { base: '10.5rem', sm: '15rem' }

/** Of it, what the box takes that ticks a person. */
const box = { base: '9', sm: '10' }

/** One set of nested rules for all cells: styling each of thousands would cost time with every press. */
export const overviewTableStyles = defineStyle({
  isolation: 'isolate',
  overflow: 'auto',
  // Else what is hidden but read out is outside of what scrolls, and widens the page.
  position: 'relative',
  maxHeight: 'max(24rem, 80dvh)',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  textStyle: 'sm',
  // what gets the focus must not lie under what is sticky
  scrollPaddingInlineStart: names,
  scrollPaddingBlock: '13rem 3rem',
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& caption': { captionSide: 'top', height: 0 },
  '& :is(th, td)': { paddingInline: '2.5', height: '10', textAlign: 'start', verticalAlign: 'middle' },
  '& :is(thead, tfoot) :is(th, td)': {
    position: 'sticky',
    zIndex: layer.edge,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& thead th': { top: 0, verticalAlign: 'bottom', paddingBlock: '2', borderBottomWidth: '1px' },
  '& tfoot :is(th, td)': { bottom: 0, borderTopWidth: '1px' },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.cell,
    boxSizing: 'border-box',
    width: names,
    minWidth: names,
    maxWidth: names,
    whiteSpace: 'normal!',
    borderInlineEndWidth: '1px',
    paddingInlineStart: box,
    '& > label': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: box,
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
    },
    '& > label > input': {
      width: '4.5',
      height: '4.5',
      cursor: 'pointer',
      accentColor: 'var(--chakra-colors-accent-solid)',
    },
  },
  // beside the words, which are at the lower edge of a head that upright ones make high
  '& thead tr > th:first-of-type > label': { alignItems: 'end', paddingBlockEnd: '2.5' },
  '& :is(thead, tfoot) tr > th:first-of-type': { zIndex: layer.corner },
  '& tbody th': {
    background: 'bg.panel',
    fontWeight: 'medium',
    paddingBlock: '1',
    '& bdi': { overflowWrap: 'anywhere' },
  },
  '& tbody th > [data-email]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  '& tbody td': { whiteSpace: 'nowrap' },
  '& tbody td:first-of-type': {
    maxWidth: '12rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody tr:not(:last-of-type) > *': { borderBottomWidth: '1px', borderBottomColor: 'border.muted' },
  '& tbody tr:is(:hover, :focus-within) > *': { background: 'bg.subtle' },
  '& tbody tr[data-chosen] > *': { background: 'accent.subtle' },
  '& [data-end]': { textAlign: 'end' },
  '& [data-mark]': { paddingInline: '1', textAlign: 'center', minWidth: '9' },
  '& [data-mark] svg': { display: 'inline-block', width: '4', height: '4', ...stroke('accent.fg') },
  '& tfoot [data-mark]': { textStyle: '2xs' },
  '& tbody th button': {
    minHeight: '6',
    textAlign: 'start',
    color: 'accent.fg',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    marginInline: '-1.5',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { background: 'bg.emphasized', color: 'fg' },
    '& svg': { width: '3.5', height: '3.5', flex: 'none' },
    '& svg[data-sort=none]': { opacity: 0.45 },
  },
  '& thead button:has(+ button)': { marginInlineEnd: '2' },
  '& thead [data-upright]': { paddingInline: '0.5', textAlign: 'center' },
  '& thead [data-upright] button': {
    flexDirection: 'column-reverse',
    marginInline: 0,
    paddingInline: '1',
    paddingBlock: '1',
    '& bdi': upright('10rem'),
  },
  '& :is([aria-sort=ascending], [aria-sort=descending])': { color: 'fg' },
  // a page that is printed without the sheet
  '@media print': { overflow: 'visible', maxHeight: 'none', '& :is(th, td)': { position: 'static!' } },
})

/** Text that is read from below; a long one takes up to three lines. */
export function upright(length: string) {
  return {
    writingMode: 'vertical-rl',
    textOrientation: 'sideways',
    rotate: '180deg',
    maxHeight: length,
    maxWidth: '3.75em',
    overflow: 'hidden',
    whiteSpace: 'normal',
    textAlign: 'start',
    lineHeight: 'shorter',
  } as const
}

function stroke(color: string) {
  return { fill: 'none', stroke: color, strokeWidth: '2.5', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
}
