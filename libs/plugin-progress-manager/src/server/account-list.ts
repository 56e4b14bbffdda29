import { type AnyDatabase, type CallContext, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { byName, managerKind, systemOfPage, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'

type List = ProgressManagerCalls['GET protected/plugin/progress-manager/get-account-list.json.php']

/** The accounts that can be registered, by name: all that are active, without those that are registered already (Q148). */
export function accountList({ db, pages }: PageKindServices) {
  return async function list({ id }: List['input'], { who }: CallContext): Promise<List['reply']> {
    if (id !== undefined && !(await pages.mayOpen({ id, kind: managerKind, who }))) notFound()
    const system = id === undefined ? undefined : await systemOfPage(db, id)
    const rows = await activeAccounts(db, system?.id)
    return rows.sort(byName).map(({ id: account, email, name }) => ({ id: account, Email: email, name }))
  }
}

/** @param system those who are registered in it are left out. */
function activeAccounts(db: AnyDatabase, system: number | undefined) {
  return tablesOf(db)
    .selectFrom('accounts as account')
    .where('account.deactivated', '=', 0)
    .$if(system !== undefined, (query) =>
      query.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('progress_registrations as registration')
              .where('registration.system_id', '=', system as number)
              .whereRef('registration.account_id', '=', 'account.id')
              .select('registration.id'),
          ),
        ),
      ),
    )
    .select(['account.id', 'account.email', 'account.name'])
    .execute()
}
