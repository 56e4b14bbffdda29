import { type AnyDatabase, type CallContext, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { byName, managerKind, systemOfPage, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'

type List = ProgressManagerCalls['GET protected/plugin/progress-manager/get-account-list.json.php']

/** The accounts that can be registered, by name: all that are active, without those that are registered already (Q148). */
export function accountList({ db, pages, people }: PageKindServices) {
  return async function list({ id }: List['input'], { who }: CallContext): Promise<List['reply']> {
    if (id !== undefined && !(await pages.mayOpen({ id, kind: managerKind, who }))) notFound()
    const system = id === undefined ? undefined : await systemOfPage(db, id)
    const [active, registered] = await Promise.all([people.active(), system ? registeredIn(db, system.id) : undefined])
    const others = active.filter((person) => !registered?.has(person.id))
    return others.sort(byName).map(({ id: account, email, name }) => ({ id: account, Email: email, name }))
  }
}

/** The accounts that are registered in a system. */
async function registeredIn(db: AnyDatabase, systemId: number): Promise<ReadonlySet<number | null>> {
  const rows = await tablesOf(db)
    .selectFrom('progress_registrations')
    .where('system_id', '=', systemId)
    .select('account_id')
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
