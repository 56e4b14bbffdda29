import { dragHandle } from '@sitewright/page-kit/cards'

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

const wide = '@container (min-width: 56rem)'
const narrow = '@container not (min-width: 56rem)'

const areas = {
  phone: `'order actions' 'set set' 'preview name' 'url url' 'tooltip tooltip'`,
  tablet: `'order set name actions' 'preview url url tooltip'`,
  table: `'order set name preview url tooltip actions'`,
}

const columns = {
  base: '2.5rem minmax(0, 1fr)',
  md: '2.5rem minmax(0, 1fr) minmax(0, 1fr) minmax(8.5rem, 0.8fr)',
  [wide]: '2rem 9rem minmax(8.5rem, 1fr) 3.75rem minmax(14rem, 3fr) minmax(6.5rem, 1.5fr) 6.5rem',
}

const cells = ['order', 'set', 'name', 'preview', 'url', 'tooltip', 'actions']

/** A table where its columns have room, cards elsewhere: a grid in either case, so that a dragged row keeps its columns. */
export const linkTableStyles = {
  containerType: 'inline-size',
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateAreas: { base: areas.phone, md: areas.tablet, [wide]: areas.table },
    gap: { base: '3', [wide]: '2' },
    alignItems: { base: 'end', [wide]: 'center' },
    paddingInline: { base: '3', [wide]: '2' },
    paddingBlock: { base: '3', [wide]: '1.5' },
  },
  '& [data-head]': { [narrow]: hidden },
  '& [data-head] > [role=row]': { borderBlockEndWidth: '1px', borderColor: 'border.emphasized' },
  '& [role=columnheader]': { textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
  // What the first and the last column are is seen without words.
  '& [role=columnheader]:is(:first-of-type, :last-of-type)': {
    overflow: 'hidden',
    color: 'transparent',
    whiteSpace: 'nowrap',
  },
  '& [data-link]': {
    background: 'bg.panel',
    borderWidth: { base: '1px', [wide]: '0 0 1px' },
    borderRadius: { base: 'lg', [wide]: '0' },
    marginBlockEnd: { base: '3', [wide]: '0' },
  },
  '& [data-link][data-dragging]': { borderRadius: 'lg', boxShadow: 'lg', outline: '1px solid {colors.accent.border}' },
  ...Object.fromEntries(cells.map((cell) => [`& [data-cell=${cell}]`, { gridArea: cell, minWidth: '0' }])),
  '& [data-cell=name]': {
    gridArea: 'name',
    minWidth: '0',
    display: 'flex',
    alignItems: { base: 'end', [wide]: 'center' },
    gap: '1',
  },
  '& [data-cell=actions]': { gridArea: 'actions', display: 'flex', justifyContent: 'end' },
  '& [data-cell] label': { [wide]: hidden },
  '& [data-handle]': dragHandle,
}
