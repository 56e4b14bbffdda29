import {
  type AnyDatabase,
  type CallContext,
  notFound,
  type PageKindServices,
  refuse,
} from '@sitewright/page-kit/server'
import type { ProgressAdminCalls } from '../contract.ts'
import { texts } from './messages.ts'
import { adminKind, systemFor, tablesOf, type EntryTableName } from './tables/index.ts'

type Uses = ProgressAdminCalls['GET protected/plugin/progress-admin/get-uses.json.php']

/** What would be lost with a state or a stage. */
export function usesReader(services: PageKindServices) {
  return async function read({ id, state, stage }: Uses['input'], { who }: CallContext): Promise<Uses['reply']> {
    const { db } = services
    const system = await systemFor(services, { id, kind: adminKind, who })
    if (state !== undefined && stage === undefined) {
      const entry = { table: 'progress_states', id: state, systemId: system.id } as const
      await assertEntry(db, entry)
      return { people: await peopleIn(db, entry), records: 0 }
    }
    if (stage === undefined || state !== undefined) refuse(texts.stateOrStage)
    await assertEntry(db, { table: 'progress_stages', id: stage, systemId: system.id })
    return usesOfStage(db, stage)
  }
}

interface NamedEntry {
  table: EntryTableName
  id: number
  systemId: number
}

async function assertEntry(db: AnyDatabase, { table, id, systemId }: NamedEntry): Promise<void> {
  const entry = await tablesOf(db)
    .selectFrom(table)
    .where('id', '=', id)
    .where('system_id', '=', systemId)
    .where('deleted', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!entry) notFound()
}

async function peopleIn(db: AnyDatabase, { id, systemId }: NamedEntry): Promise<number> {
  const { people } = await tablesOf(db)
    .selectFrom('progress_registrations')
    .where('system_id', '=', systemId)
    .where('state_id', '=', id)
    .select((is) => is.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow()
  return people
}

/** Counted over the records that are not struck out: anyone who is named in one has completed the stage. */
function usesOfStage(db: AnyDatabase, stage: number): Promise<{ people: number; records: number }> {
  return tablesOf(db)
    .selectFrom('progress_record_stages as named')
    .innerJoin('progress_records as record', 'record.id', 'named.record_id')
    .leftJoin('progress_strikes as strike', 'strike.record_id', 'record.id')
    .where('named.stage_id', '=', stage)
    .where('strike.record_id', 'is', null)
    .select((is) => [
      is.fn.count<number>('record.registration_id').distinct().as('people'),
      is.fn.countAll<number>().as('records'),
    ])
    .executeTakeFirstOrThrow()
}
