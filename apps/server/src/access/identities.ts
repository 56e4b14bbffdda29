import type { Identity } from '@sitewright/page-kit/server'
import type { Sessions } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'

export const anonymous: Identity = { permissions: new Set(['public']), roles: [] }

export interface Identities {
  /** Who holds the session of this token. Read afresh for every request: a right taken away is gone on the next one. */
  identify: (token: string | undefined) => Promise<Identity>
  /** What an account may do, in alphabetical order. */
  permissionsOf: (accountId: number) => Promise<string[]>
}

export type Identify = Identities['identify']

export function createIdentities({ database, sessions }: { database: Database; sessions: Sessions }): Identities {
  async function rightsOf(accountId: number): Promise<Pick<Identity, 'permissions' | 'roles'>> {
    const rows = await database.read
      .selectFrom('role_accounts')
      .leftJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
      .where('role_accounts.account_id', '=', accountId)
      .select(['role_accounts.role_id as role', 'role_permissions.permission as permission'])
      .execute()
    const granted = rows.flatMap((row) => (row.permission === null ? [] : [row.permission]))
    return {
      // every account has its own page (Q15)
      permissions: new Set(['public', 'core.account-owner', ...granted]),
      roles: [...new Set(rows.map((row) => row.role))],
    }
  }

  async function identify(token: string | undefined): Promise<Identity> {
    const account = token ? await sessions.find(token) : undefined
    return account ? { account, ...(await rightsOf(account.id)) } : anonymous
  }

  return { identify, permissionsOf: async (id) => [...(await rightsOf(id)).permissions].sort() }
}
