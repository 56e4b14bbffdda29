import { type CallContext, type PageKindServices, refuse, RefusedError } from '@sitewright/page-kit/server'
import { managerKind, systemFor, tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { GroupResult, ProgressManagerCalls } from '../contract.ts'
import { maxAtOnce } from '../limits.ts'
import { lockRegistrations } from './access.ts'
import { addRecord, checkTimes, stagesFor, type NamedStage } from './add-record.ts'
import { texts } from './messages.ts'
import { signature } from './signature.ts'
import { updateSummary, validRecords } from './summary.ts'

type Add = ProgressManagerCalls['POST protected/plugin/progress-manager/record-group.json.php']
type Read = ProgressManagerCalls['GET protected/plugin/progress-manager/get-group-records.json.php']
type Strike = ProgressManagerCalls['POST protected/plugin/progress-manager/strike-group.json.php']

/** What is done with the records of several people of a page at once; each record is what a single one is. */
export function groupRecordService(services: PageKindServices) {
  return { add: add.bind(null, services), read: read.bind(null, services), strike: strike.bind(null, services) }
}

/** In one transaction. What is refused for one person or entry keeps nothing of the others from being added. */
async function add(
  services: PageKindServices,
  { id, entries }: Add['input'],
  { who }: CallContext,
): Promise<Add['reply']> {
  const { write, clock } = services
  const system = await systemFor(services, { id, kind: managerKind, who })
  const ids = entries.flatMap(({ people }) => people)
  if (ids.length > maxAtOnce) refuse(() => texts.tooMany({ most: maxAtOnce }))
  if (entries.some(({ people }) => new Set(people).size < people.length)) refuse(texts.personTwice)
  const signed = signature(services, who)
  const now = clock()
  return write(
    async (tx) => {
      const registrations = await lockRegistrations(services, tx, { systemId: system.id, ids: [...new Set(ids)] })
      const results: GroupResult[] = []
      const changed = new Set<number>()
      for (const { people, data, key } of entries) {
        let stages: Promise<NamedStage[]> | undefined
        const stagesOf = () => (stages ??= stagesFor(tx, system.id, data.Stages))
        for (const person of people) {
          const result = await resultFor(person, async () => {
            if (!registrations.has(person)) refuse(texts.notRegistered)
            checkTimes(data, now)
            return addRecord(tx, { registrationId: person, data, stagesOf, key, signed })
          })
          results.push(result)
          if (result.record !== null) changed.add(person)
        }
      }
      for (const person of changed) await updateSummary(tx, person)
      return { results }
    },
    { touches: [] },
  )
}

async function read(
  services: PageKindServices,
  { id, people, from, to }: Read['input'],
  { who }: CallContext,
): Promise<Read['reply']> {
  const { db } = services
  const system = await systemFor(services, { id, kind: managerKind, who })
  const found = validRecords(db)
    .innerJoin('progress_registrations as registration', 'registration.id', 'record.registration_id')
    .where('registration.system_id', '=', system.id)
    .where('record.registration_id', 'in', people.split(',').map(Number))
    .where('record.start', '>=', from)
    .where('record.start', '<=', to)
  const [records, named] = await Promise.all([
    found
      .select(['record.id', 'record.registration_id as person', 'record.start as Start', 'record.end as End'])
      .orderBy('record.id')
      .execute(),
    found
      .innerJoin('progress_record_stages as named', 'named.record_id', 'record.id')
      .select(['named.record_id', 'named.stage_id'])
      .orderBy('named.stage_id')
      .execute(),
  ])
  const stages = Map.groupBy(named, ({ record_id }) => record_id)
  return {
    records: records.map(({ id: record, ...times }) => ({
      ...times,
      Stages: (stages.get(record) ?? []).map(({ stage_id }) => stage_id),
    })),
  }
}

async function strike(
  services: PageKindServices,
  { id, records, reason }: Strike['input'],
  { who }: CallContext,
): Promise<Strike['reply']> {
  const { write } = services
  const system = await systemFor(services, { id, kind: managerKind, who })
  const signed = signature(services, who)
  return write(
    async (tx) => {
      const found = await tablesOf(tx)
        .selectFrom('progress_records as record')
        .innerJoin('progress_registrations as registration', 'registration.id', 'record.registration_id')
        .where('record.id', 'in', records)
        .where('registration.system_id', '=', system.id)
        .select(['record.id', 'record.registration_id as person'])
        .execute()
      if (found.length === 0) return { struck: [] }
      const people = [...new Set(found.map(({ person }) => person))]
      await lockRegistrations(services, tx, { systemId: system.id, ids: people })
      const added = await tablesOf(tx)
        .insertInto('progress_strikes')
        .values(found.map((record) => ({ record_id: record.id, ...signed, reason })))
        .onConflict((there) => there.column('record_id').doNothing())
        .returning('record_id')
        .execute()
      for (const person of people) await updateSummary(tx, person)
      const struck = found.map((record) => record.id)
      const now = new Set(added.map(({ record_id }) => record_id))
      const before = struck.filter((record) => !now.has(record))
      return { struck, ...(before.length > 0 && { before }) }
    },
    { touches: [] },
  )
}

/** What is refused is refused before anything is stored for this person, so that the transaction can go on. */
async function resultFor(person: number, work: () => Promise<{ id: number }>): Promise<GroupResult> {
  try {
    return { person, record: (await work()).id, error: '' }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { person, record: null, error: error.text() }
  }
}
