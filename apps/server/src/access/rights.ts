import type { Identity } from '@sitewright/page-kit/server'

/** Anyone who has not logged in. */
export const anonymous: Identity = { permissions: new Set(['public']), roles: [] }

/** Finds out whose session a token is; without one it is nobody's. */
export type Identify = (token: string | undefined) => Promise<Identity>

/** One of an account's roles with one of its permissions; null where there is none. */
export interface RightRow {
  role: number | null
  permission: string | null
}

/** What somebody with an account may do. */
export function rightsOf(rows: readonly RightRow[]): Pick<Identity, 'permissions' | 'roles'> {
  const granted = rows.flatMap(({ permission }) => permission ?? [])
  return {
    // every account has its own page (Q15)
    permissions: new Set(['public', 'core.account-owner', ...granted]),
    roles: [...new Set(rows.flatMap(({ role }) => role ?? []))],
  }
}
