import { styledElement } from '../elements/styled-element.ts'
import { useEffect, useState } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import { MenuEntry, MenuLevel } from './MenuEntry.tsx'

const submenu = {
  position: 'absolute',
  zIndex: 'dropdown',
  top: '100%',
  insetInlineStart: '0',
  flexDirection: 'column',
  minWidth: '12rem',
  maxWidth: '20rem',
  width: 'max-content',
  padding: '1',
  borderRadius: 'l3',
  background: 'bg.panel',
  boxShadow: 'lg',
} as const

/** Submenus open by style alone until the page is awake (`data-awake`); from then on `data-open` tells. */
const Root = styledElement('nav', {
  display: { base: 'none', md: 'block' },
  maxWidth: '6xl',
  marginInline: 'auto',
  paddingInline: '3',
  '& ul': { display: 'flex' },
  '& > ul': { flexWrap: 'wrap' },
  '& li': { position: 'relative', anchorName: '--entry', anchorScope: '--entry' },
  '& li > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    textStyle: 'sm',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& li > [aria-disabled]': { cursor: 'default', _hover: { background: 'none', color: 'fg.muted' } },
  '& [aria-current]': { color: 'accent.fg' },
  '& > ul > li > [aria-current]': { boxShadow: 'inset 0 -2px {colors.accent.solid}', borderBottomRadius: '0' },
  '& .arrow': { width: '1em', height: '1em', marginInlineStart: 'auto', flex: 'none', opacity: '0.7' },
  '& li li .arrow': { rotate: '-90deg' },
  '& li li .arrow:dir(rtl)': { rotate: '90deg' },
  '& li > ul': { ...submenu, display: 'none' },
  '& li li > ul': { top: '-1', insetInlineStart: '100%' },
  '@supports (position-area: block-end span-inline-end) and (anchor-scope: --entry)': {
    '& li > ul': {
      position: 'fixed',
      inset: 'auto',
      positionAnchor: '--entry',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block',
    },
    '& li li > ul': { inset: 'auto', positionArea: 'inline-end span-block-end' },
  },
  '&:not([data-awake]) li:is(:hover, :focus-within) > ul': { display: 'flex' },
  '& li[data-open] > ul': { display: 'flex' },
})

/** The site's menu below the toolbar, with submenus. On small screens it is in the side drawer instead. */
export function MainMenu() {
  const items = useSiteState((state) => state.menu)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (items.length === 0) return null
  return (
    <Root aria-label="Main menu" data-awake={awake || undefined}>
      <MenuLevel items={items} entry={MenuEntry} />
    </Root>
  )
}
