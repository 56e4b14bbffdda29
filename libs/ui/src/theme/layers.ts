/**
 * What is over what. Messages and dialogs share `popover` (Chakra counts its layers itself); tooltips are above all.
 * What sticks within the content is under the bars of the page, and those under the menus of the masthead.
 */
export const zIndex = {
  hide: { value: -1 },
  base: { value: 0 },
  docked: { value: 10 },
  bar: { value: 20 },
  dropdown: { value: 1000 },
  sticky: { value: 1100 },
  drawer: { value: 1200 },
  overlay: { value: 1300 },
  modal: { value: 1400 },
  popover: { value: 1500 },
  toast: { value: 1700 },
  tooltip: { value: 1800 },
}

/**
 * What sticks to an edge of what scrolls: the bar of a page's buttons to the upper one, heads (of tables, the tools of a
 * text) below that bar, feet to the lower edge. `useStuck` measures each, so that these styles know the heights.
 */
export type StuckRole = 'bar' | 'head' | 'foot'

/** The custom property, on the root, with the height of the highest of them. */
export const stuckHeight = (role: StuckRole) => `--stuck-${role}`

const height = (role: StuckRole) => `var(${stuckHeight(role)})`

const above = `(${height('bar')} + ${height('head')} + 0.5rem)`
const below = `(${height('foot')} + 0.5rem)`

/** What is to be seen, as the caret or what has the focus, comes to be clear of all that sticks. */
export const scrollPadding = `calc${above} calc${below}`

// What is in it is in view as it is: else the page would scroll to get a button of the bar out of the bar.
const atTop = { '& *': { scrollMarginBlockStart: `calc(-1 * ${above})` } }
const atBottom = { '& *': { scrollMarginBlockEnd: `calc(-1 * ${below})` } }

/** The styles of what sticks, and of where it does. */
export const stick = {
  bar: { position: 'sticky', top: '0', zIndex: 'bar', ...atTop },
  head: { position: 'sticky', top: height('bar'), zIndex: 'docked', ...atTop },
  foot: { position: 'sticky', bottom: '0', zIndex: 'bar', ...atBottom },
} as const

/** For what scrolls within the window: the bar above sticks to the window's edge, not to its own. */
export const ownScroller = {
  [stuckHeight('bar')]: '0px',
  scrollPaddingBlock: scrollPadding,
} as const
