import { directionOf, fileUrl } from '@sitewright/api-client'
import { useFileUrl } from '@sitewright/media'
import { useSession } from '@sitewright/session'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { welcomePath } from '../login/login-parts.ts'
import { LoginPrompt } from '../login/LoginPrompt.tsx'
import { Relogin } from '../login/Relogin.tsx'
import { OpenLoginProvider, useLoginPrompt } from '../login/use-login-prompt.ts'
import { Footer } from '../footer/Footer.tsx'
import { Masthead } from '../masthead/Masthead.tsx'
import { SideDrawer } from '../menu/SideDrawer.tsx'
import { LeavingGuard } from '../navigation/LeavingGuard.tsx'
import { useInAppLinks } from '../navigation/use-in-app-links.ts'
import { StateBar } from './StateBar.tsx'
import { PageOutlet } from '../page/PageOutlet.tsx'
import { routeFor, type ShownRoute } from '../routes/guard.ts'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'
import { useRouteTable } from '../state/use-route-table.ts'
import styles from './Frame.module.css'
import { SideNavigation } from './SideNavigation.tsx'
import { StaffTools } from './StaffTools.tsx'
import { useLogout } from './use-logout.ts'
import { useStaffTools } from './use-staff-tools.ts'
import { texts } from './messages.ts'

/** Masthead, drawer, page and footer, whatever the page is. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const route = useRoute()
  const navigate = useNavigate()
  const { logout, leaving } = useLogout(route.record.data)
  const login = useLoginPrompt({ demanded: route.admission === 'login' && !leaving })
  const width = useSiteState((state) => state.settings.bodyWidth)
  const { record } = route
  const screen = record.shows === 'screen' ? record.screen : undefined
  const administration = screen?.administration === true
  const picture = useSiteState((state) => state.setup?.bi ?? 0)
  const background = administration ? 0 : picture
  const tools = useStaffTools()
  const urlOf = useFileUrl()
  const parts = useShellParts()
  useInAppLinks()
  useArrival(main)
  useDocumentSettings()
  useSessionWatch()
  const { session, resumption } = parts
  /** Anyone who was logged in until now goes on where they are. */
  const openLogin = () => (session.getState().ended ? resumption.ask() : login.open())

  return (
    <div
      className={styles.frame}
      style={{ '--body-width': `${width}px` } as React.CSSProperties}
      data-background={background > 0 || undefined}
      data-wide={screen?.wide || undefined}
      data-administration={administration || undefined}
    >
      <a className={styles.skip} href="#content">
        {texts.skip()}
      </a>
      {background > 0 && (
        <div className={styles.background} style={{ backgroundImage: `url("${urlOf(background)}")` }} />
      )}
      <Masthead leadsToStart={!administration} onLogin={openLogin} onLogout={logout} />
      <SideDrawer />
      {administration && <SideNavigation current={screen.path} onOpen={tools.open} />}
      {parts.island === undefined ? (
        <main ref={main} id="content" tabIndex={-1}>
          <OpenLoginProvider value={openLogin}>
            <PageOutlet {...route} />
          </OpenLoginProvider>
        </main>
      ) : (
        <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: parts.island }} />
      )}
      <Footer />
      <LeavingGuard />
      <StateBar />
      <Relogin />
      <StaffTools {...tools} onLogout={logout} />
      {login.isOpen && (
        <LoginPrompt
          // anyone who asked for a screen gets that
          parts={route.admission === 'login' ? parts : { ...parts, welcome: welcomePath }}
          alone={route.admission === 'login'}
          onLoggedIn={login.close}
          onCancel={() => {
            login.close()
            if (route.admission === 'login') void navigate('/', { replace: true })
          }}
        />
      )}
    </div>
  )
}

/** What the current address leads to for this person. */
function useRoute(): ShownRoute {
  const { pathname } = useLocation()
  const table = useRouteTable()
  const authenticated = useSession((state) => state.authenticated)
  const permissions = useSession((state) => state.permissions)
  const known = useSiteState((state) => state.setup !== undefined || state.setupFailed)
  return routeFor(pathname, { table, session: { authenticated, permissions }, known })
}

/**
 * Notes every change of the address inside the site, and puts the focus at the start of the new content, where a newly
 * loaded document would have it.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { store } = useShellParts()
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    store.getState().visitNext()
    main.current?.focus({ preventScroll: true })
  }, [pathname, store, main])
}

/** Looks whose session there is whenever somebody comes back to the document: they may have logged out elsewhere. */
function useSessionWatch(): void {
  const { resumption } = useShellParts()
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void resumption.check()
    }
    window.addEventListener('focus', handleReturn)
    document.addEventListener('visibilitychange', handleReturn)
    return () => {
      window.removeEventListener('focus', handleReturn)
      document.removeEventListener('visibilitychange', handleReturn)
    }
  }, [resumption])
}

/** Keeps the document's icon, language, writing direction and time zone in step with the settings; the document brought the first. */
function useDocumentSettings(): void {
  const favicon = useSiteState((state) => state.settings.favicon)
  const language = useSiteState((state) => state.language ?? state.settings.language)
  const timeZone = useSiteState((state) => state.settings.timeZone ?? '')
  const shown = useRef(favicon)

  useEffect(() => {
    if (favicon === shown.current) return
    shown.current = favicon
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]')
    link?.setAttribute('href', favicon > 0 ? fileUrl(favicon) : '/favicon.svg')
  }, [favicon])

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])

  useEffect(() => {
    const { dataset } = document.documentElement
    if (timeZone === '') delete dataset['timeZone']
    else dataset['timeZone'] = timeZone
  }, [timeZone])
}
