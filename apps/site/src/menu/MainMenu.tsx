import { useEffect, useState } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import styles from './MainMenu.module.css'
import { MenuEntry, MenuLevel } from './MenuEntry.tsx'

/** The site's menu below the toolbar, with submenus. On small screens it is in the side drawer instead. */
export function MainMenu() {
  const items = useSiteState((state) => state.menu)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (items.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Main menu" data-awake={awake || undefined}>
      <MenuLevel items={items} entry={MenuEntry} />
    </nav>
  )
}
