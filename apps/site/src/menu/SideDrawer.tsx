import type { MenuItem } from '@sitewright/api-client'
import { LayoutDashboard, X } from 'lucide-react'
import { drawerId } from '../behaviours/drawer.ts'
import { useSiteState } from '../state/shell-parts.ts'
import { menuAddress, menuRel } from './menu-address.ts'
import { MenuLabel, MenuLevel, usePlace } from './MenuEntry.tsx'
import styles from './SideDrawer.module.css'
import { useStartScreen } from './use-start-screen.ts'
import { texts } from './messages.ts'

/**
 * The menu of small screens: all items at once, at the window's left edge, and below them the way to Start for staff. The
 * browser itself opens and closes it.
 */
export function SideDrawer() {
  const items = useSiteState((state) => state.menu)
  const start = useStartScreen()

  return (
    <nav className={styles.drawer} id={drawerId} popover="auto" aria-label={texts.side()}>
      <button type="button" aria-label={texts.close()} popoverTarget={drawerId} popoverTargetAction="hide">
        <X aria-hidden />
      </button>
      <MenuLevel items={items} entry={Entry} />
      {start && (
        <a className={styles.start} href={start.href}>
          <LayoutDashboard aria-hidden />
          {start.label}
        </a>
      )}
    </nav>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const href = menuAddress(item)
  const place = usePlace(item)
  return (
    <li>
      {href ? (
        <a href={href} rel={menuRel(item)} {...place}>
          <MenuLabel item={item} />
        </a>
      ) : (
        <span {...place}>
          <MenuLabel item={item} />
        </span>
      )}
      {item.Children.length > 0 && <MenuLevel items={item.Children} entry={Entry} />}
    </li>
  )
}
