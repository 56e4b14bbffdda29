import { defineStyle } from '@chakra-ui/react'

/** From which width of the list on a row has room for its actions, and for the columns Created and Size. */
const withActions = '@container (min-width: 38rem)'
const withoutActions = '@container (max-width: 37.99rem)'
const withColumns = '@container (min-width: 52rem)'
const withoutColumns = '@container (max-width: 51.99rem)'

const created = ':is(th, td):nth-last-of-type(3)'
const size = ':is(th, td):nth-last-of-type(2)'
const square = { width: '10', height: '10', flex: 'none' }
const hidden = { display: 'none' }

/** One set of nested rules for all rows. What fits depends on the list's own width, as the folders stand beside it. */
export const fileListStyles = defineStyle({
  containerType: 'inline-size',
  '& td': { [withoutActions]: { paddingInline: '1' } },
  '& td:last-of-type:not([colspan])': { [withoutActions]: { minWidth: '0' } },
  '& bdi': { overflowWrap: 'anywhere' },
  [`& ${created}, & ${size}`]: { [withoutColumns]: hidden },
  [`& ${created}`]: { whiteSpace: 'nowrap' },
  '& [data-details]': {
    color: 'fg.muted',
    textStyle: 'xs',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    [withColumns]: hidden,
    '& > *': { whiteSpace: 'nowrap' },
  },
  '& [data-actions=row]': { [withoutActions]: hidden },
  '& [data-actions=button]': { [withActions]: hidden },
  '& [data-label]': { [withoutActions]: { srOnly: true } },
  // The columns of the checkbox and the handle are as narrow as these.
  '& [data-tight]': { display: 'flex', justifyContent: 'center' },
  '& :is(th, td):has(> [data-tight])': { width: '1px', minWidth: '0', paddingInlineEnd: '0' },
  '& :is(th, td):first-of-type:has(> [data-tight])': { paddingInlineStart: '3' },
  '& tr:has(td input:checked) td': { background: 'accent.subtle' },
  '& input[type=checkbox]': {
    display: 'block',
    width: '4.5',
    height: '4.5',
    accentColor: 'accent.solid',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '6', height: '6' },
  },
  '& [data-file]': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '10', '& > div': { minWidth: '0' } },
  '& [data-thumbnail]': {
    ...square,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 'md',
    background: 'bg.muted',
    color: 'fg.muted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& svg': { width: '5', height: '5' },
  },
  '& button:is([data-thumbnail], [data-name])': { cursor: 'pointer' },
  '& [data-name]': { textAlign: 'start', fontWeight: 'medium', borderRadius: 'sm' },
  // the tooltip has all of it
  '& [data-name] > bdi': { lineClamp: '3' },
  '& button[data-name]:hover': { textDecoration: 'underline' },
})
