import { useSession } from '@sitewright/session'
import { useLocation } from 'react-router'
import { admit, type Admission } from '../routes/guard.ts'
import { matchRoute, type RouteRecord, type RouteTable } from '../routes/route-table.ts'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'

export interface ShownRoute {
  record: RouteRecord
  admission: Admission
}

/** What the current address leads to for this visitor. Whoever has to sign in first sees the start page meanwhile. */
export function useRoute(): ShownRoute {
  const { pathname } = useLocation()
  const { screens, kinds } = useShellParts()
  const setup = useSiteState((state) => state.setup)
  const authenticated = useSession((state) => state.authenticated)
  const permissions = useSession((state) => state.permissions)
  const known = useSiteState((state) => state.setup !== undefined || state.setupFailed)

  const table: RouteTable = {
    routes: setup?.routes ?? [],
    dp: setup?.dp,
    screens,
    kinds: kinds.installed.map(({ kind }) => kind),
  }
  return routeFor(pathname, { table, session: { authenticated, permissions }, known })
}

export interface RouteForOptions {
  table: RouteTable
  session: { authenticated: boolean; permissions: readonly string[] }
  /** False until the session is known: nobody is refused before. */
  known: boolean
}

/** The same without a browser, for the server. */
export function routeFor(pathname: string, { table, session, known }: RouteForOptions): ShownRoute {
  const record = matchRoute(pathname, table)
  const admission = admit(record.data, session)
  if (admission === 'enter') return { record, admission }
  if (admission === 'login') return { record: matchRoute('/', table), admission: known ? 'login' : 'enter' }
  return { record: { shows: 'not-found', data: {} }, admission }
}
