import { holdsAny } from '@sitewright/api-client'
import { matchRoute, type RouteData, type RouteRecord, type RouteTable } from './route-table.ts'

/** What the guard says: come in; log in first; there is no such page for you (Q1). */
export type Admission = 'enter' | 'login' | 'not-found'

/** Judges a route by its data: any one of the permissions in `needspermission` opens it, and so does naming none. */
export function admit(
  { needspermission = [] }: RouteData,
  session: { authenticated: boolean; permissions: readonly string[] },
): Admission {
  if (needspermission.length === 0 || holdsAny(session.permissions, needspermission)) return 'enter'
  return session.authenticated ? 'not-found' : 'login'
}

export interface ShownRoute {
  record: RouteRecord
  admission: Admission
}

export interface RouteForOptions {
  table: RouteTable
  session: { authenticated: boolean; permissions: readonly string[] }
  /** False until the session is known: nobody is refused before. */
  known: boolean
}

/**
 * What an address leads to for this person, on the server and in the browser. Anyone who has to log in first sees the start
 * page meanwhile.
 */
export function routeFor(pathname: string, { table, session, known }: RouteForOptions): ShownRoute {
  const record = matchRoute(pathname, table)
  const admission = admit(record.data, session)
  if (admission === 'enter') return { record, admission }
  if (admission === 'login') return { record: matchRoute('/', table), admission: known ? 'login' : 'enter' }
  return { record: { shows: 'not-found', data: {} }, admission }
}
