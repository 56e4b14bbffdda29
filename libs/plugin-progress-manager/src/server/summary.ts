import type { AnyDatabase, AnyTransaction } from '@sitewright/page-kit/server'
import { entriesOf, tablesOf, type RegistrationRow } from '@sitewright/plugin-progress-admin/tables'

/** Milliseconds. */
const hour = 60 * 60 * 1000

/** The records that are not struck out. */
export function validRecords(db: AnyDatabase) {
  return tablesOf(db)
    .selectFrom('progress_records as record')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('progress_strikes as strike')
            .whereRef('strike.record_id', '=', 'record.id')
            .select('strike.record_id'),
        ),
      ),
    )
}

/**
 * Recomputes the summary of a registration from its records. Call it in the transaction that changes them, which has
 * locked the registration.
 */
export async function updateSummary(tx: AnyTransaction, registrationId: number): Promise<void> {
  const records = validRecords(tx).where('record.registration_id', '=', registrationId)
  const stages = await records
    .innerJoin('progress_record_stages as named', 'named.record_id', 'record.id')
    .select('named.stage_id as id')
    .distinct()
    .orderBy('named.stage_id')
    .execute()
  const { recorded, last_end } = await records
    .select((is) => [
      // PostgreSQL sums to a type that comes as text
      is.cast<number | null>(is.fn.sum(is('record.end', '-', is.ref('record.start'))), 'bigint').as('recorded'),
      is.fn.max<number | null>('record.end').as('last_end'),
    ])
    .executeTakeFirstOrThrow()
  await tablesOf(tx)
    .updateTable('progress_registrations')
    .set({ recorded: recorded ?? 0, last_end, stages: JSON.stringify(stages.map(({ id }) => id)) })
    .where('id', '=', registrationId)
    .execute()
}

/** The ids of the current states and stages of a system. */
export interface LiveEntries {
  states: ReadonlySet<number>
  stages: ReadonlySet<number>
}

export async function liveEntries(db: AnyDatabase, systemId: number): Promise<LiveEntries> {
  const [states, stages] = await Promise.all([
    entriesOf(db, 'progress_states', systemId),
    entriesOf(db, 'progress_stages', systemId),
  ])
  return { states: new Set(states.map(({ id }) => id)), stages: new Set(stages.map(({ id }) => id)) }
}

type Summary = Pick<RegistrationRow, 'state_id' | 'complete' | 'stages' | 'recorded'>

/** The progress of a person, without a state and stages that were deleted since (Q144). */
export function progressOf({ state_id, complete, stages, recorded }: Summary, live: LiveEntries) {
  return {
    idstate: state_id !== null && live.states.has(state_id) ? state_id : null,
    complete: complete === 1,
    stages: (JSON.parse(stages) as number[]).filter((id) => live.stages.has(id)),
    hours: hoursOf(recorded),
  }
}

/** Not rounded. @param recorded in milliseconds. */
export function hoursOf(recorded: number): number {
  return recorded / hour
}
