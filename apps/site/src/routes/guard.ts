import { holdsAny } from '@sitewright/api-client'
import type { RouteData } from './route-table.ts'

/** What the guard says: come in; sign in first; there is no such page for you (Q1). */
export type Admission = 'enter' | 'login' | 'not-found'

/** Judges a route by its data: any one of the permissions in `needspermission` opens it, and so does naming none. */
export function admit(
  { needspermission = [] }: RouteData,
  session: { authenticated: boolean; permissions: readonly string[] },
): Admission {
  if (needspermission.length === 0 || holdsAny(session.permissions, needspermission)) return 'enter'
  return session.authenticated ? 'not-found' : 'login'
}
