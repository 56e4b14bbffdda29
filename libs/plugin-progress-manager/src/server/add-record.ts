import { type AnyTransaction, refuse } from '@sitewright/page-kit/server'
import { type Milliseconds, type Seconds, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { GroupEntry } from '../contract.ts'
import { earliest, latest, maxRecordLength, maxAhead } from '../limits.ts'
import { texts } from './messages.ts'

/** A record as it is sent. */
export type RecordData = GroupEntry['data']

/** A stage that a record names. */
export interface NamedStage {
  id: number
  name: string
}

export interface AddedRecord {
  registrationId: number
  data: RecordData
  /** Those of the data; asked for where there is no such record yet. */
  stagesOf: () => Promise<readonly NamedStage[]>
  key: string | undefined
  signed: { by: string; time: Seconds }
}

/**
 * Adds a record, once for a key: where the person has one of that key, its id is answered. Call it in a transaction that
 * has locked the registration, and update the summary afterwards.
 */
export async function addRecord(tx: AnyTransaction, added: AddedRecord): Promise<{ id: number }> {
  const { registrationId, data, stagesOf, key, signed } = added
  const before = key === undefined ? undefined : await recordOf(tx, { registrationId, key })
  if (before) return before
  const stages = await stagesOf()
  const record = await tablesOf(tx)
    .insertInto('progress_records')
    .values({
      registration_id: registrationId,
      start: data.Start,
      end: data.End,
      notes: data.Notes,
      added: signed.time,
      added_by: signed.by,
      request_key: key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (stages.length > 0)
    await tablesOf(tx)
      .insertInto('progress_record_stages')
      .values(stages.map((stage) => ({ record_id: record.id, stage_id: stage.id, name: stage.name })))
      .execute()
  return record
}

function recordOf(tx: AnyTransaction, { registrationId, key }: { registrationId: number; key: string }) {
  return tablesOf(tx)
    .selectFrom('progress_records')
    .where('registration_id', '=', registrationId)
    .where('request_key', '=', key)
    .select('id')
    .executeTakeFirst()
}

/** The stages of these ids. @throws {RefusedError} 400 for one that is named twice, deleted, or another system's. */
export async function stagesFor(tx: AnyTransaction, systemId: number, ids: readonly number[]): Promise<NamedStage[]> {
  if (new Set(ids).size < ids.length) refuse(texts.stageTwice)
  if (ids.length === 0) return []
  const stages = await tablesOf(tx)
    .selectFrom('progress_stages')
    .where('id', 'in', ids)
    .where('system_id', '=', systemId)
    .where('deleted', 'is', null)
    .select(['id', 'name'])
    .execute()
  if (stages.length < ids.length) refuse(texts.unknownStage)
  return stages
}

/** @throws {RefusedError} 400 for a record's times that cannot be, said so that it can be shown beside the form. */
export function checkTimes({ Start, End }: { Start: number; End: number }, now: Milliseconds): void {
  if (!isSensible(Start)) refuse(texts.startYear)
  if (!isSensible(End)) refuse(texts.endYear)
  if (End < Start) refuse(texts.backwards)
  if (End - Start > maxRecordLength) refuse(texts.tooLong)
  if (End > now + maxAhead) refuse(texts.ahead)
}

function isSensible(time: number): boolean {
  return time >= earliest && time <= latest
}
