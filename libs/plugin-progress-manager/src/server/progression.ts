import type { AnyDatabase, CallContext, PageKindServices } from '@sitewright/page-kit/server'
import { tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressChange, ProgressManagerCalls, ProgressRecord } from '../contract.ts'
import { accessibleRegistration } from './access.ts'
import { liveEntries, progressOf } from './summary.ts'

type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-progression-data.json.php']

/** How far one person has come, and all that was ever written down of it but notes and stages of the records. */
export function progressionReader(services: PageKindServices) {
  return async function read({ id }: Read['input'], { who }: CallContext): Promise<Read['reply']> {
    const { db } = services
    const registration = await accessibleRegistration(services, id, { who })
    const { system_id, registered: time, registered_by: by } = registration
    const [records, changes, live] = await Promise.all([
      recordsOf(db, id),
      changesOf(db, id),
      liveEntries(db, system_id),
    ])
    return { ...progressOf(registration, live), records, changes, registered: { by, time } }
  }
}

/** By their start, the latest first; those that are struck out as well. */
async function recordsOf(db: AnyDatabase, registrationId: number): Promise<ProgressRecord[]> {
  const rows = await tablesOf(db)
    .selectFrom('progress_records as record')
    .leftJoin('progress_strikes as strike', 'strike.record_id', 'record.id')
    .where('record.registration_id', '=', registrationId)
    .select([
      'record.id',
      'record.start as Start',
      'record.end as End',
      'record.added_by as by',
      'record.added as time',
    ])
    .select(['strike.by as struckBy', 'strike.time as struckAt', 'strike.reason'])
    .orderBy('record.start', 'desc')
    .orderBy('record.id', 'desc')
    .execute()
  return rows.map(({ struckBy, struckAt, reason, ...record }) => ({
    ...record,
    struck: struckAt === null ? null : { by: struckBy ?? '', time: struckAt, reason: reason ?? '' },
  }))
}

/** The latest first. */
async function changesOf(db: AnyDatabase, registrationId: number): Promise<ProgressChange[]> {
  const rows = await tablesOf(db)
    .selectFrom('progress_changes')
    .where('registration_id', '=', registrationId)
    .select(['by', 'time', 'state', 'complete'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ complete, ...change }) => ({ ...change, complete: complete === 1 }))
}
