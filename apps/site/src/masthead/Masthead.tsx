import { HighlightBanners, type Banner } from '@sitewright/ui'
import { useHolds, useSession } from '@sitewright/session'
import { LayoutDashboard, Menu, Search, Settings } from 'lucide-react'
import { MainMenu } from '../menu/MainMenu.tsx'
import { useStartScreen } from '../menu/use-start-screen.ts'
import { drawerId } from '../behaviours/drawer.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { searchPath } from '../search/search-query.ts'
import { gearScreens } from '../routes/installed-screens.ts'
import { LinkBar } from './LinkBar.tsx'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'
import styles from './Masthead.module.css'
import { PopoverMenu } from './PopoverMenu.tsx'
import { texts } from './messages.ts'

/** The site's own notices: none (NAV-027). */
const banners: readonly Banner[] = []

export interface MastheadProps {
  /** True where nothing else beside the page leads to Start. */
  leadsToStart: boolean
  onLogin: () => void
  onLogout: () => Promise<void>
}

/** Toolbar and main menu at the top of every page. */
export function Masthead({ leadsToStart, onLogin, onLogout }: MastheadProps) {
  const links = useSiteState((state) => state.links)
  const linksBelow = useSiteState((state) => state.linksBelow)
  return (
    <header className={styles.masthead}>
      <HighlightBanners banners={banners} />
      <div className={styles.toolbar}>
        <button
          type="button"
          className={`${styles.icon} ${styles.smallScreen}`}
          aria-label={texts.menu()}
          popoverTarget={drawerId}
        >
          <Menu aria-hidden />
        </button>
        <Brand />
        <div className={styles.tools}>
          {!linksBelow && <LinkBar links={links} bar={styles.links} link={styles.icon} />}
          <a className={styles.icon} href={searchPath} aria-label={texts.search()} data-tooltip="">
            <Search aria-hidden />
          </a>
          {leadsToStart && <StartLink />}
          <GearMenu />
          <AccountMenu onLogin={onLogin} onLogout={onLogout} />
        </div>
      </div>
      <MainMenu />
    </header>
  )
}

/** The way to where staff begin, for all of them; a small window has no room for it, and has it in the drawer. */
function StartLink() {
  const start = useStartScreen()
  if (!start) return null
  return (
    <a className={`${styles.icon} ${styles.largeScreen}`} href={start.href} aria-label={start.label} data-tooltip="">
      <LayoutDashboard aria-hidden />
    </a>
  )
}

/** The way to the administration, for holders of core.admin: one entry for each screen that is installed. */
function GearMenu() {
  const { screens } = useShellParts()
  const isAdmin = useHolds('core.admin')
  const authenticated = useSession((state) => state.authenticated)
  const choices = gearScreens(screens).map(({ label, path }) => ({ label, href: `/pages/${path}` }))
  if (!authenticated || !isAdmin || choices.length === 0) return null
  return <PopoverMenu id="settings-menu" label={texts.settings()} icon={<Settings aria-hidden />} choices={choices} />
}
