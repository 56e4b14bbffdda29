import type { AnyDatabase, CallContext, PageKindServices } from '@sitewright/page-kit/server'
import { compareNames, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { OwnProgress, ProgressManagerCalls } from '../contract.ts'
import { validRecords, hoursOf } from './summary.ts'

type Own = ProgressManagerCalls['GET protected/plugin/progress-manager/get-own-progress.json.php']

/**
 * What people see of their own progress, by the names of the systems: all of it but the notes, which are for staff. It
 * needs no page that they may open.
 */
export function ownProgressReader({ db }: PageKindServices) {
  return async function read(_: Own['input'], { who }: CallContext): Promise<Own['reply']> {
    const registrations = who.account ? await registrationsOf(db, who.account.id) : []
    if (registrations.length === 0) return []
    const ids = registrations.map(({ id }) => id)
    const systems = registrations.map(({ system_id }) => system_id)
    const [stages, records] = await Promise.all([stagesOf(db, systems), recordsOf(db, ids)])
    return registrations
      .map(({ id, system_id, ...registration }) => ({
        ...progressIn(registration, stages.get(system_id) ?? []),
        records: records.get(id) ?? [],
      }))
      .sort((one, other) => compareNames(one.SystemName, other.SystemName))
  }
}

type Stages = OwnProgress['SystemStages']
type Registration = Omit<Awaited<ReturnType<typeof registrationsOf>>[number], 'id' | 'system_id'>

function progressIn({ stages, complete, recorded, ...names }: Registration, SystemStages: Stages) {
  const completed = new Set(JSON.parse(stages) as number[])
  return {
    ...names,
    SystemStages,
    stages: SystemStages.flatMap(({ id }) => (completed.has(id) ? [id] : [])),
    complete: complete === 1,
    hours: hoursOf(recorded),
  }
}

function registrationsOf(db: AnyDatabase, accountId: number) {
  return tablesOf(db)
    .selectFrom('progress_registrations as registration')
    .innerJoin('progress_systems as system', 'system.id', 'registration.system_id')
    .leftJoin('progress_states as state', (join) =>
      join.onRef('state.id', '=', 'registration.state_id').on('state.deleted', 'is', null),
    )
    .where('registration.account_id', '=', accountId)
    .select(['registration.id', 'registration.system_id', 'system.name as SystemName'])
    .select(['complete', 'stages', 'recorded'])
    .select((is) => is.fn.coalesce('state.name', is.val('')).as('state'))
    .execute()
}

/** By their system. */
async function stagesOf(db: AnyDatabase, systems: readonly number[]): Promise<Map<number, Stages>> {
  const rows = await tablesOf(db)
    .selectFrom('progress_stages')
    .where('system_id', 'in', systems)
    .where('deleted', 'is', null)
    .select(['system_id', 'id', 'name as Description'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return grouped(rows, ({ system_id, ...stage }) => [system_id, stage])
}

/** By their registration, those that are not struck out. */
async function recordsOf(db: AnyDatabase, registrations: readonly number[]) {
  const counting = validRecords(db).where('record.registration_id', 'in', registrations)
  const [records, named] = await Promise.all([
    counting
      .select(['registration_id', 'record.id', 'record.start as Start', 'record.end as End'])
      .orderBy('record.start', 'desc')
      .orderBy('record.id', 'desc')
      .execute(),
    counting
      .innerJoin('progress_record_stages as named', 'named.record_id', 'record.id')
      .innerJoin('progress_stages as stage', 'stage.id', 'named.stage_id')
      .select(['named.record_id', 'named.name'])
      .orderBy('stage.position')
      .orderBy('stage.id')
      .execute(),
  ])
  const names = grouped(named, ({ record_id, name }) => [record_id, name])
  return grouped(records, ({ registration_id, ...record }) => [
    registration_id,
    { ...record, Stages: names.get(record.id) ?? [] },
  ])
}

function grouped<Row, Value>(rows: readonly Row[], split: (row: Row) => [key: number, value: Value]) {
  const groups = new Map<number, Value[]>()
  for (const [key, value] of rows.map(split)) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
