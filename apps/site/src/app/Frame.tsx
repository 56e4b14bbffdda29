import { styledElement } from '../elements/styled-element.ts'

/**
 * The layout around every page: one column as wide as the site's setting allows, a footer that stays at the bottom. One
 * styled element with selectors for its few children: each styled element costs time on the server.
 */
export const Frame = styledElement('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '& > .skip': {
    position: 'absolute',
    insetInlineStart: '3',
    top: '3',
    zIndex: 'sticky',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'accent.fg',
    boxShadow: 'md',
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
  // A layer of its own: background-attachment does not hold still on phones.
  '& > .background': {
    position: 'fixed',
    inset: '0',
    zIndex: 'hide',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
  '& > main': {
    flex: '1',
    width: '100%',
    maxWidth: 'calc(var(--body-width) + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    paddingBlock: { base: '6', md: '10' },
    '--gutter': { base: 'spacing.4', md: 'spacing.6' },
    outline: 'none',
  },
  // a screen with a wide table
  '&[data-wide] > main': { maxWidth: 'calc(max(var(--body-width), {sizes.6xl}) + 2 * var(--gutter))' },
  '&[data-background] > main': {
    marginBlock: { base: '0', md: '8' },
    background: 'bg',
    borderRadius: { base: '0', md: 'l3' },
    boxShadow: 'lg',
  },
  '& > footer': {
    paddingInline: '4',
    paddingBlock: '6',
    textAlign: 'center',
    textStyle: 'sm',
    color: 'fg.muted',
  },
  '&[data-background] > footer': { background: 'bg' },
  '@media print': { '& > footer, & > header': { display: 'none' } },
})
