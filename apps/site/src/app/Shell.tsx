import { directionOf, fileUrl } from '@sitewright/api-client'
import { useFileUrl } from '@sitewright/media'
import { useSession } from '@sitewright/session'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoginPrompt } from '../login/LoginPrompt.tsx'
import { OpenLoginProvider, useLoginPrompt } from '../login/use-login-prompt.ts'
import { Masthead } from '../masthead/Masthead.tsx'
import { SideDrawer } from '../menu/SideDrawer.tsx'
import { LeavingGuard } from '../navigation/LeavingGuard.tsx'
import { useInAppLinks } from '../navigation/use-in-app-links.ts'
import { PageOutlet } from '../page/PageOutlet.tsx'
import { routeFor, type ShownRoute } from '../routes/guard.ts'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'
import styles from './Frame.module.css'
import { useLogout } from './use-logout.ts'

/** Masthead, drawer, page and footer, whatever the page is. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const route = useRoute()
  const navigate = useNavigate()
  const { logout, leaving } = useLogout(route.record.data)
  const login = useLoginPrompt({ demanded: route.admission === 'login' && !leaving })
  const title = useSiteState((state) => state.settings.title)
  const width = useSiteState((state) => state.settings.bodyWidth)
  const { record } = route
  const wide = record.shows === 'screen' && record.screen.wide === true
  const background = useSiteState((state) => state.setup?.bi ?? 0)
  const urlOf = useFileUrl()
  const parts = useShellParts()
  useInAppLinks()
  useArrival(main)
  useDocumentSettings()

  return (
    <div
      className={styles.frame}
      style={{ '--body-width': `${width}px` } as React.CSSProperties}
      data-background={background > 0 || undefined}
      data-wide={wide || undefined}
    >
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {background > 0 && (
        <div className={styles.background} style={{ backgroundImage: `url("${urlOf(background)}")` }} />
      )}
      <Masthead onLogin={login.open} onLogout={logout} />
      <SideDrawer />
      {parts.island === undefined ? (
        <main ref={main} id="content" tabIndex={-1}>
          <OpenLoginProvider value={login.open}>
            <PageOutlet {...route} />
          </OpenLoginProvider>
        </main>
      ) : (
        <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: parts.island }} />
      )}
      <footer>{title && <p>{title}</p>}</footer>
      <LeavingGuard />
      {login.isOpen && (
        <LoginPrompt
          parts={parts}
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
  const { screens, kinds } = useShellParts()
  const setup = useSiteState((state) => state.setup)
  const authenticated = useSession((state) => state.authenticated)
  const permissions = useSession((state) => state.permissions)
  const known = useSiteState((state) => state.setup !== undefined || state.setupFailed)
  const table = {
    routes: setup?.routes ?? [],
    dp: setup?.dp,
    screens,
    kinds: kinds.installed.map(({ kind }) => kind),
  }
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

/** Keeps the document's icon, language and writing direction in step with the settings; the document brought the first. */
function useDocumentSettings(): void {
  const favicon = useSiteState((state) => state.settings.favicon)
  const language = useSiteState((state) => state.settings.language)
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
}
