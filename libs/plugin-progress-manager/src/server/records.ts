import type { CallContext, PageKindServices } from '@sitewright/page-kit/server'
import { conflict, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'
import { addRecord, checkTimes, stagesFor } from './add-record.ts'
import { lockRegistration, accessibleRecord, accessibleRegistration } from './access.ts'
import { texts } from './messages.ts'
import { signature } from './signature.ts'
import { updateSummary } from './summary.ts'

type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-progress-record.json.php']
type Add = ProgressManagerCalls['POST protected/plugin/progress-manager/record-progress.json.php']
type Strike = ProgressManagerCalls['POST protected/plugin/progress-manager/strike-record.json.php']

/** What is done with records: they are added and struck out, and never changed. */
export function recordService(services: PageKindServices) {
  const { db, write, clock } = services

  /** With the names that its stages had when it was added. */
  async function read({ id }: Read['input'], context: CallContext): Promise<Read['reply']> {
    const { notes } = await accessibleRecord(services, id, context)
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
  async function add({ id, data, key }: Add['input'], context: CallContext): Promise<Add['reply']> {
    await accessibleRegistration(services, id, context)
    checkTimes(data, clock())
    const signed = signature(services, context.who)
    return write(
      async (tx) => {
        const registration = await lockRegistration(services, tx, id)
        const stagesOf = () => stagesFor(tx, registration.system_id, data.Stages)
        const record = await addRecord(tx, { registrationId: id, data, stagesOf, key, signed })
        await updateSummary(tx, id)
        return record
      },
      { touches: [] },
    )
  }

  /** @throws {RefusedError} 409 for one that is struck out already. */
  async function strike({ id, reason }: Strike['input'], context: CallContext): Promise<Strike['reply']> {
    const { registration_id } = await accessibleRecord(services, id, context)
    const signed = signature(services, context.who)
    await write(
      async (tx) => {
        await lockRegistration(services, tx, registration_id)
        const added = await tablesOf(tx)
          .insertInto('progress_strikes')
          .values({ record_id: id, ...signed, reason })
          .onConflict((there) => there.column('record_id').doNothing())
          .returning('record_id')
          .executeTakeFirst()
        if (!added) conflict(texts.alreadyStruck, 'already-struck-out')
        await updateSummary(tx, registration_id)
      },
      { touches: [] },
    )
    return {}
  }

  return { read, add, strike }
}
