import { type AnyTransaction, type CallContext, type PageKindServices, refuse } from '@sitewright/page-kit/server'
import { conflict, type Milliseconds, type RegistrationRow, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'
import { earliest, latest, maxRecordLength, maxAhead } from '../limits.ts'
import { lockRegistration, accessibleRecord, accessibleRegistration } from './access.ts'
import { signature } from './signature.ts'
import { updateSummary } from './summary.ts'

type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-progress-record.json.php']
type Add = ProgressManagerCalls['POST protected/plugin/progress-manager/record-progress.json.php']
type Strike = ProgressManagerCalls['POST protected/plugin/progress-manager/strike-record.json.php']

/** What is done with records: they are added and struck out, and never changed. */
export function recordService(services: PageKindServices) {
  const { db, write, clock } = services

  /** With the names that its stages had when it was added. */
  async function read({ id }: Read['input'], { who }: CallContext): Promise<Read['reply']> {
    const { notes } = await accessibleRecord(services, id, who)
    const stages = await tablesOf(db)
      .selectFrom('progress_record_stages as named')
      .innerJoin('progress_stages as stage', 'stage.id', 'named.stage_id')
      .where('named.record_id', '=', id)
      .select('named.name')
      .orderBy('stage.position')
      .orderBy('stage.id')
      .execute()
    return { Notes: notes, Stages: stages.map(({ name }) => name) }
  }

  /** Once for a key: a request that comes again is answered the record that it made. */
  async function add({ id, data, key }: Add['input'], { who }: CallContext): Promise<Add['reply']> {
    await accessibleRegistration(services, id, who)
    checkTimes(data, clock())
    const { by, time } = signature(services, who)
    return write(async (tx) => {
      const registration = await lockRegistration(services, tx, id)
      const before = key === undefined ? undefined : await recordOf(tx, { registrationId: id, key })
      if (before) return before
      const stages = await stagesFor(tx, registration, data.Stages)
      const record = await tablesOf(tx)
        .insertInto('progress_records')
        .values({
          registration_id: id,
          start: data.Start,
          end: data.End,
          notes: data.Notes,
          added: time,
          added_by: by,
          request_key: key ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (stages.length > 0)
        await tablesOf(tx)
          .insertInto('progress_record_stages')
          .values(stages.map((stage) => ({ record_id: record.id, stage_id: stage.id, name: stage.name })))
          .execute()
      await updateSummary(tx, id)
      return record
    })
  }

  /** @throws {RefusedError} 409 for one that is struck out already. */
  async function strike({ id, reason }: Strike['input'], { who }: CallContext): Promise<Strike['reply']> {
    const { registration_id } = await accessibleRecord(services, id, who)
    const signed = signature(services, who)
    await write(async (tx) => {
      await lockRegistration(services, tx, registration_id)
      const added = await tablesOf(tx)
        .insertInto('progress_strikes')
        .values({ record_id: id, ...signed, reason })
        .onConflict((there) => there.column('record_id').doNothing())
        .returning('record_id')
        .executeTakeFirst()
      if (!added) conflict('This record is already struck out')
      await updateSummary(tx, registration_id)
    })
    return {}
  }

  return { read, add, strike }
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
async function stagesFor(tx: AnyTransaction, { system_id }: RegistrationRow, ids: readonly number[]) {
  if (new Set(ids).size < ids.length) refuse('A stage is named twice')
  if (ids.length === 0) return []
  const stages = await tablesOf(tx)
    .selectFrom('progress_stages')
    .where('id', 'in', ids)
    .where('system_id', '=', system_id)
    .where('deleted', 'is', null)
    .select(['id', 'name'])
    .execute()
  if (stages.length < ids.length) refuse('One of the stages is not a stage of the progression system')
  return stages
}

/** @throws {RefusedError} 400 for a record's times that cannot be, said so that it can be shown beside the form. */
function checkTimes({ Start, End }: { Start: number; End: number }, now: Milliseconds): void {
  if (!isSensible(Start)) refuse('The start must be between the years 1970 and 2199')
  if (!isSensible(End)) refuse('The end must be between the years 1970 and 2199')
  if (End < Start) refuse('The end must not be before the start')
  if (End - Start > maxRecordLength) refuse('One record must not be longer than 31 days')
  if (End > now + maxAhead) refuse('The end must not be more than a day ahead')
}

function isSensible(time: number): boolean {
  return time >= earliest && time <= latest
}
