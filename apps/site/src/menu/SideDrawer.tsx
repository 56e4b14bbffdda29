import type { MenuItem } from '@sitewright/api-client'
import { X } from 'lucide-react'
import { drawerId } from '../behaviours/drawer.ts'
import { useSiteState } from '../state/shell-parts.ts'
import { menuAddress } from './menu-address.ts'
import { MenuLabel, MenuLevel, useCurrent } from './MenuEntry.tsx'
import styles from './SideDrawer.module.css'

/** The menu of small screens: all items at once, at the window's left edge. The browser itself opens and closes it. */
export function SideDrawer() {
  const items = useSiteState((state) => state.menu)

  return (
    <nav className={styles.drawer} id={drawerId} popover="auto" aria-label="Side menu">
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
