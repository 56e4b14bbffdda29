import { HighlightBanners, type Banner } from '@sitewright/ui'
import { useHolds } from '@sitewright/session'
import { Menu, Search, Settings } from 'lucide-react'
import { MainMenu } from '../menu/MainMenu.tsx'
import { drawerId } from '../behaviours/drawer.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { searchPath } from '../search/search-query.ts'
import { LinkBar } from './LinkBar.tsx'
import { useShellParts } from '../state/shell-parts.ts'
import styles from './Masthead.module.css'
import { PopoverMenu } from './PopoverMenu.tsx'

/** The site's own notices: none (NAV-027). */
const banners: readonly Banner[] = []

export interface MastheadProps {
  onLogin: () => void
  onLogout: () => Promise<void>
}

/** Toolbar and main menu at the top of every page. */
export function Masthead({ onLogin, onLogout }: MastheadProps) {
  return (
    <header className={styles.masthead}>
      <HighlightBanners banners={banners} />
      <div className={styles.toolbar}>
        <button
          type="button"
          className={`${styles.icon} ${styles.smallScreen}`}
          aria-label="Menu"
          popoverTarget={drawerId}
        >
          <Menu aria-hidden />
        </button>
        <Brand />
        <LinkBar />
        <a className={styles.icon} href={searchPath} aria-label="Search" data-tooltip="">
          <Search aria-hidden />
        </a>
        <GearMenu />
        <AccountMenu onLogin={onLogin} onLogout={onLogout} />
      </div>
      <MainMenu />
    </header>
  )
}

/** The way to the administration, for holders of core.admin: one entry for each screen that is installed. */
function GearMenu() {
  const { screens } = useShellParts()
  const isAdmin = useHolds('core.admin')
  const choices = screens.filter(({ gear }) => gear).map(({ label, path }) => ({ label, href: `/pages/${path}` }))
  if (!isAdmin || choices.length === 0) return null
  return <PopoverMenu id="settings-menu" label="Settings" icon={<Settings aria-hidden />} choices={choices} />
}
