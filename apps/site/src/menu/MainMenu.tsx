import { useSiteState } from '../state/shell-parts.ts'
import styles from './MainMenu.module.css'
import { MenuEntry, MenuLevel } from './MenuEntry.tsx'
import { texts } from './messages.ts'

/** The site's menu below the toolbar, with submenus. On small screens it is in the side drawer instead. */
export function MainMenu() {
  const items = useSiteState((state) => state.menu)
  if (items.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={texts.main()}>
      <MenuLevel items={items} entry={MenuEntry} />
    </nav>
  )
}
