import type { MenuItem } from '@sitewright/api-client'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import { menuAddress } from './menu-address.ts'
import { MenuLabel, MenuLevel, useCurrent } from './MenuEntry.tsx'
import styles from './SideDrawer.module.css'

/** What a button names to open and close the drawer. */
export const drawerId = 'side-drawer'

/** The menu of small screens: all items at once, at the window's left edge. The browser itself opens and closes it. */
export function SideDrawer() {
  const items = useSiteState((state) => state.menu)
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => closeOnNewWidth(() => drawer.current?.hidePopover()), [])
  useEffect(() => {
    const element = drawer.current
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover()
    }
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [])

  return (
    <nav ref={drawer} className={styles.drawer} id={drawerId} popover="auto" aria-label="Side menu">
      <button type="button" aria-label="Close menu" popoverTarget={drawerId} popoverTargetAction="hide">
        <X aria-hidden />
      </button>
      <MenuLevel items={items} entry={Entry} />
    </nav>
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
