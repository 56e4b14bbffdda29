import type { AnyDatabase, CallContext, PageKindServices } from '@sitewright/page-kit/server'
import { byName, managerKind, systemFor, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'
import { liveEntries, progressOf } from './summary.ts'

type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-overview.json.php']

/** Everyone in the system of a page, by name, with what is known of each; no record is read for it. */
export function overviewReader(services: PageKindServices) {
  return async function read({ id }: Read['input'], { who }: CallContext): Promise<Read['reply']> {
    const system = await systemFor(services, { id, kind: managerKind, who })
    const [registrations, live] = await Promise.all([
      registrationsOf(services.db, system.id),
      liveEntries(services.db, system.id),
    ])
    const people = registrations.sort(byName).map((registration) => ({
      id: registration.id,
      email: registration.email,
      name: registration.name,
      ...progressOf(registration, live),
      last: registration.last_end,
    }))
    return { people }
  }
}

function registrationsOf(db: AnyDatabase, systemId: number) {
  return tablesOf(db)
    .selectFrom('progress_registrations as registration')
    .leftJoin('accounts as account', 'account.id', 'registration.account_id')
    .where('registration.system_id', '=', systemId)
    .select(['registration.id', 'state_id', 'complete', 'stages', 'recorded', 'last_end'])
    .select((is) => [
      is.fn.coalesce('account.email', 'registration.email').as('email'),
      is.fn.coalesce('account.name', 'registration.name').as('name'),
    ])
    .execute()
}
