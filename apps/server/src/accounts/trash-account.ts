import type { Identity } from '@sitewright/page-kit/server'
import { lockRights, mayGrant } from '../access/administrators.ts'
import { accountLabel } from '../audit/subject.ts'
import type { Database, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { Deleted, Restorer } from '../trash/trash.ts'
import { checkFields } from './account-fields.ts'
import { findAccount } from './find-account.ts'

/** An account for the trash. One of an administrator is seen there by administrators only. */
export async function deletedAccount(tx: Writer, id: number, who: Identity): Promise<Deleted> {
  const admin = await tx
    .selectFrom('role_accounts')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
    .where('role_accounts.account_id', '=', id)
    .where('role_permissions.permission', '=', 'core.admin')
    .select('role_accounts.role_id')
    .executeTakeFirst()
  return {
    kind: 'account',
    table: 'accounts',
    id,
    title: accountLabel(await findAccount(tx, id)),
    audience: admin ? 'core.admin' : 'core.account-manager',
    who,
  }
}

/** How an account comes back: with its password and second factor, and with the roles that this person could give it. */
export function accountRestorer(database: Pick<Database, 'engine'>): Restorer {
  return {
    async begin({ tx, id, row, who, note }) {
      await lockRights(database, tx)
      const email = String(row['email'])
      // an address that was fine need not be plausible today
      const checked = await checkFields(tx, { email, name: String(row['name']) }, { id, email })
      if (checked.error !== undefined) fail(checked.error)
      const refused: string[] = []
      return async (table, each) => {
        if (table !== 'role_accounts') return each
        const role = await tx
          .selectFrom('roles')
          .where('id', '=', Number(each['role_id']))
          .select(['id', 'title'])
          .executeTakeFirst()
        if (!role) return each
        const granted = tx.selectFrom('role_permissions').where('role_id', '=', role.id).select('permission')
        if ((await granted.execute()).every(({ permission }) => mayGrant(who, permission))) return each
        refused.push(role.title)
        if (refused.length === 1) note({ say: 'fewerRoles' })
        return undefined
      }
    },
  }
}
