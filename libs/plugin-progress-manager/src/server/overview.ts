import type { AnyDatabase, CallContext, PageKindServices } from '@sitewright/page-kit/server'
import { byName, currentNames, managerKind, systemFor, tablesOf } from '@sitewright/plugin-progress-admin/tables'
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
    const nameOf = await currentNames(services, registrations)
    const people = registrations.map((registration) => ({
      id: registration.id,
      ...nameOf(registration),
      ...progressOf(registration, live),
      last: registration.last_end,
    }))
    return { people: people.sort(byName) }
  }
}

function registrationsOf(db: AnyDatabase, systemId: number) {
  return tablesOf(db)
    .selectFrom('progress_registrations')
    .where('system_id', '=', systemId)
    .select(['id', 'system_id', 'account_id', 'state_id', 'complete', 'stages', 'recorded', 'last_end'])
    .execute()
}
