import type { AnyDatabase, CallContext, PageKindServices, Person } from '@sitewright/page-kit/server'
import { compareNames, currentNames, entriesOf, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { Certificate, ProgressManagerCalls } from '../contract.ts'
import { accessibleRegistration } from './access.ts'
import { hoursOf, validRecords } from './summary.ts'

type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-certificate.json.php']
type Own = ProgressManagerCalls['GET protected/plugin/progress-manager/get-own-certificates.json.php']

/** What people have achieved, to be printed: by staff for each person, by everyone for themselves. */
export function certificateReader(services: PageKindServices) {
  const { db } = services

  async function read({ id }: Read['input'], { who }: CallContext): Promise<Read['reply']> {
    await accessibleRegistration(services, id, { who })
    const registration = await registrations(db).where('registration.id', '=', id).executeTakeFirstOrThrow()
    const nameOf = await currentNames(services, [registration])
    return certificateOf({ ...registration, ...nameOf(registration) })
  }

  /** By the names of the systems; as the own progress it needs no page that they may open. */
  async function readOwn(_: Own['input'], { who }: CallContext): Promise<Own['reply']> {
    if (!who.account) return []
    const own = await registrations(db).where('registration.account_id', '=', who.account.id).execute()
    const nameOf = await currentNames(services, own)
    const certificates = await Promise.all(own.map((each) => certificateOf({ ...each, ...nameOf(each) })))
    return certificates.sort((one, other) => compareNames(one.SystemName, other.SystemName))
  }

  async function certificateOf(registration: Registration): Promise<Certificate> {
    const { id, system_id, SystemName, email, state } = registration
    const complete = registration.complete === 1
    const [title, logo, all, first, completed] = await Promise.all([
      services.site.title(),
      services.site.logo(),
      entriesOf(db, 'progress_stages', system_id),
      firstRecords(db, id),
      complete ? completion(db, id) : null,
    ])
    const stages = all.flatMap(({ id: stage, Description: name }) => {
      const record = first.get(stage)
      return record ? [{ name, done: record.end, by: record.added_by }] : []
    })
    return {
      ...{ site: { title, logo }, SystemName, name: registration.name || email, state, complete, completed },
      ...{ hours: hoursOf(registration.recorded), stages, of: all.length },
    }
  }

  return { read, readOwn }
}

type Registration = Awaited<ReturnType<ReturnType<typeof registrations>['execute']>>[number] & Person

function registrations(db: AnyDatabase) {
  return tablesOf(db)
    .selectFrom('progress_registrations as registration')
    .innerJoin('progress_systems as system', 'system.id', 'registration.system_id')
    .leftJoin('progress_states as state', (join) =>
      join.onRef('state.id', '=', 'registration.state_id').on('state.deleted', 'is', null),
    )
    .select(['registration.id', 'registration.system_id', 'registration.account_id', 'system.name as SystemName'])
    .select(['complete', 'recorded'])
    .select((is) => is.fn.coalesce('state.name', is.val('')).as('state'))
}

/** By the stage, the record that completed it: the one that ended first of those that are not struck out. */
async function firstRecords(db: AnyDatabase, registrationId: number) {
  const rows = await validRecords(db)
    .innerJoin('progress_record_stages as named', 'named.record_id', 'record.id')
    .where('record.registration_id', '=', registrationId)
    .select(['named.stage_id', 'record.end', 'record.added_by'])
    .orderBy('record.end', 'desc')
    .orderBy('record.id', 'desc')
    .execute()
  // the last one of a stage stays
  return new Map(rows.map(({ stage_id, ...record }) => [stage_id, record]))
}

/** When 'Completed' was last set, and by whom. */
async function completion(db: AnyDatabase, registrationId: number): Promise<Certificate['completed']> {
  const changes = await tablesOf(db)
    .selectFrom('progress_changes')
    .where('registration_id', '=', registrationId)
    .select(['by', 'time', 'complete'])
    .orderBy('id', 'desc')
    .execute()
  const since = changes.findIndex(({ complete }) => complete === 0)
  const set = since < 0 ? changes.at(-1) : changes[since - 1]
  return set ? { by: set.by, time: set.time } : null
}
