import type { Sessions } from './sessions.ts'
import type { Database } from '../db/database.ts'
import { anonymous, rightsOf, type Identify } from '../access/rights.ts'

export interface Identities {
  /** Who has the session of this token. As of now, for every request: a right taken away is gone on the next one. */
  identify: Identify
  /** What an account may do, in alphabetical order. */
  permissionsOf: (accountId: number) => Promise<string[]>
}

export function createIdentities({ database, sessions }: { database: Database; sessions: Sessions }): Identities {
  async function permissionsOf(accountId: number): Promise<string[]> {
    const rows = await database.read
      .selectFrom('role_accounts')
      .leftJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
      .where('role_accounts.account_id', '=', accountId)
      .select(['role_accounts.role_id as role', 'role_permissions.permission as permission'])
      .execute()
    return [...rightsOf(rows).permissions].sort()
  }

  return { identify: async (token) => (token && (await sessions.find(token))) || anonymous, permissionsOf }
}
