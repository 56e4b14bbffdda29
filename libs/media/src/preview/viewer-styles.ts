/** Dark whatever the page is, since pictures show best so: the theme's colours follow this element's colour scheme. */
export const root = {
  colorScheme: 'dark',
  '--yarl__color_backdrop': 'var(--chakra-colors-bg)',
  '--yarl__color_button': 'var(--chakra-colors-fg)',
  '--yarl__color_button_active': 'var(--chakra-colors-accent-fg)',
  '--yarl__icon_size': '1.75rem',
  '--yarl__portal_zindex': 'var(--chakra-z-index-modal)',
} as const

const plate = {
  position: 'absolute',
  zIndex: 'docked',
  margin: '0',
  color: 'fg',
  background: 'bg/70',
  textStyle: 'sm',
  lineHeight: '1.45',
} as const

export const caption = {
  ...plate,
  insetInline: '0',
  bottom: '0',
  maxHeight: '40%',
  overflowY: 'auto',
  touchAction: 'pan-y',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: '3',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const

export const counter = {
  ...plate,
  top: '3',
  insetInlineStart: '3',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'full',
  fontVariantNumeric: 'tabular-nums',
} as const

export const missing = {
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  margin: '0',
  color: 'fg.muted',
  textStyle: 'sm',
  lineHeight: '1.45',
  whiteSpace: 'nowrap',
} as const

const plateColor = 'color-mix(in srgb, var(--chakra-colors-bg) 60%, transparent)'

/** The buttons show on every picture, and their focus too: the lightbox's own styles, outside all layers, take it away. */
export const buttons = {
  '.yarl__root .yarl__button': {
    filter: 'none',
    background: plateColor,
    borderRadius: 'var(--chakra-radii-full)',
    padding: 'var(--chakra-spacing-2)',
    marginInline: 'var(--chakra-spacing-1)',
  },
  '.yarl__root .yarl__button:focus-visible': {
    outline: '2px solid var(--chakra-colors-accent-focus-ring)',
    outlineOffset: '2px',
  },
} as const
