import type { AnyDatabase, Identity, PageKindServices } from '@sitewright/page-kit/server'
import { systemUser } from '../../model/permissions.ts'
import type { Course, Entry, NoSystem, ProgressionSystem } from '../../model/system.ts'
import { byName } from './by-name.ts'
import { currentNames } from './current-names.ts'
import type { AttachedSystem } from './progress-pages.ts'
import { tablesOf, type EntryTableName } from './tables.ts'

type Reading = Pick<PageKindServices, 'db' | 'people'>

const noSystem: NoSystem = { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [] }

/** What get-content answers for a page that is attached to this system, or to none (API-050). */
export async function readSystem(
  services: Reading,
  system: AttachedSystem | undefined,
  who: Identity,
): Promise<ProgressionSystem | NoSystem> {
  if (!system) return noSystem
  const { db } = services
  const [SystemStates, SystemStages, Courses] = await Promise.all([
    entriesOf(db, 'progress_states', system.id),
    entriesOf(db, 'progress_stages', system.id),
    who.permissions.has(systemUser) ? coursesOf(services, system.id) : [],
  ])
  return { SystemId: system.id, SystemName: system.name, SystemStates, SystemStages, Courses }
}

/** The states or the stages of a system that are not deleted, in their order. */
export function entriesOf(db: AnyDatabase, table: EntryTableName, systemId: number): Promise<Entry[]> {
  return tablesOf(db)
    .selectFrom(table)
    .where('system_id', '=', systemId)
    .where('deleted', 'is', null)
    .select(['id', 'name as Description'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The people registered in a system, under the names of their accounts as long as these are there. */
async function coursesOf(services: Reading, systemId: number): Promise<Course[]> {
  const rows = await tablesOf(services.db)
    .selectFrom('progress_registrations as registration')
    .leftJoin('progress_states as state', (join) =>
      join.onRef('state.id', '=', 'registration.state_id').on('state.deleted', 'is', null),
    )
    .where('registration.system_id', '=', systemId)
    .select(['registration.id', 'registration.system_id', 'registration.account_id'])
    .select((is) => is.fn.coalesce('state.name', is.val('')).as('state'))
    .execute()
  const nameOf = await currentNames(services, rows)
  return rows.map((row) => ({ id: row.id, ...nameOf(row), state: row.state })).sort(byName)
}
