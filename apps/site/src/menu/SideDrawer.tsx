import { styledElement } from '../elements/styled-element.ts'
import type { MenuItem } from '@sitewright/api-client'
import { X } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import { menuAddress } from './menu-address.ts'
import { MenuLabel, MenuLevel, useCurrent } from './MenuEntry.tsx'

/** What a button names to open and close the drawer. */
export const drawerId = 'side-drawer'

const Root = styledElement('nav', {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: '250px',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  padding: '2',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'bg.panel',
  color: 'fg',
  boxShadow: 'xl',
  transition: 'translate {durations.moderate} {easings.out}, display {durations.moderate} allow-discrete',
  '&:not(:popover-open)': { translate: '-100%' },
  '&:popover-open': { _starting: { translate: '-100%' } },
  '&::backdrop': { background: 'rgb(0 0 0/40%)' },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    marginInlineStart: 'auto',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.muted', color: 'fg' },
  },
  '& ul ul': {
    marginInlineStart: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    paddingInlineStart: '2',
  },
  '& li > a, & li > span': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'md',
  },
  '& li > a:hover': { background: 'bg.muted' },
  '& li > span': { color: 'fg.muted', textStyle: 'sm', fontWeight: 'semibold' },
  '& [aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
})

/** The menu of small screens: all items at once, at the window's left edge. The browser itself opens and closes it. */
export function SideDrawer() {
  const items = useSiteState((state) => state.menu)
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => closeOnNewWidth(() => drawer.current?.hidePopover()), [])

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) drawer.current?.hidePopover()
  }

  return (
    <Root ref={drawer} id={drawerId} popover="auto" aria-label="Side menu" onClick={handleClick}>
      <button type="button" aria-label="Close menu" popoverTarget={drawerId} popoverTargetAction="hide">
        <X aria-hidden />
      </button>
      <MenuLevel items={items} entry={Entry} />
    </Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const href = menuAddress(item)
  const current = useCurrent(href)
  return (
    <li>
      {href ? (
        <a href={href} aria-current={current}>
          <MenuLabel item={item} />
        </a>
      ) : (
        <span>
          <MenuLabel item={item} />
        </span>
      )}
      {item.Children.length > 0 && <MenuLevel items={item.Children} entry={Entry} />}
    </li>
  )
}

/** The width only: a phone's keyboard changes the height (Q37). */
function closeOnNewWidth(close: () => void): () => void {
  let width = window.innerWidth
  const handleResize = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    close()
  }
  window.addEventListener('resize', handleResize)
  return () => window.removeEventListener('resize', handleResize)
}
