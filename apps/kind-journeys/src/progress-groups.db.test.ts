import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addRecord,
  addSystem,
  answerOf,
  countOf,
  createProgressServer,
  groupRecordsCall,
  hour,
  overviewCall,
  progressionCall,
  readRecordCall,
  recordData,
  recordGroupCall,
  register,
  saveSystemCall,
  strikeCall,
  strikeGroupCall,
  type ProgressServer,
  type System,
} from './testing/progress.ts'

let server: ProgressServer
let system: System
let people: number[]
beforeEach(async () => {
  server = await createProgressServer()
  system = await addSystem(server)
  people = []
  for (let count = 0; count < 3; count++) people.push(await register(server, system))
})
afterEach(() => server.close())

interface Entry {
  people?: readonly number[]
  data?: Parameters<typeof recordData>[1]
  key?: string
}

async function send(entries: readonly Entry[], page = system.managerPage) {
  const whole = entries.map(({ people: ids = people, data, key = 'evening' }) => ({
    ...{ people: ids, data: recordData(server, data), key },
  }))
  const reply = await server.call(recordGroupCall, { id: page, entries: whole }, { as: server.staff })
  return [reply.statusCode, reply.json()] as const
}
const results = async (entries: readonly Entry[]) =>
  (await send(entries))[1].results as { person: number; record: number | null; error: string }[]
const progression = (id: number) => answerOf(server, progressionCall, { id }, server.staff)
const strike = (records: readonly number[], reason = 'The wrong evening') =>
  answerOf(server, strikeGroupCall, { id: system.managerPage, records, reason }, server.staff)

const idOf = ({ record }: { record: number | null }) => record ?? 0

describe('recording for several people', () => {
  it('adds to each what a single record is, signed, with names of stages, and sums that agree', async () => {
    const [map, , weather] = system.stages as [number, number, number]
    await addRecord(server, people[0]!, { Stages: [map] })
    const { now } = server.time
    const added = await results([
      { data: { Stages: [weather, map], Notes: 'Course evening', Start: now - 2 * hour, End: now } },
    ])
    expect(added.map(({ person, error }) => [person, error])).toEqual(people.map((person) => [person, '']))
    expect(new Set(added.map(idOf)).size).toBe(3)
    const signed = { by: server.staff.email, time: server.services.now(), struck: null }
    for (const [index, person] of people.entries())
      expect(await progression(person)).toMatchObject({
        stages: [map, weather],
        hours: index === 0 ? 3 : 2,
        records: expect.arrayContaining([{ id: added[index]!.record, Start: now - 2 * hour, End: now, ...signed }]),
      })
    const read = await answerOf(server, readRecordCall, { id: idOf(added[2]!) }, server.staff)
    expect(read).toEqual({ Notes: 'Course evening', Stages: ['Map', 'Weather'] })
    const overview = await answerOf(server, overviewCall, { id: system.managerPage }, server.staff)
    expect(overview.people.map(({ hours }: { hours: number }) => hours).sort()).toEqual([2, 2, 3])
  })

  it('adds nothing twice when it is sent again, also at the same time and for people more', async () => {
    const [first, second] = await Promise.all([
      results([{ people: people.slice(0, 2) }]),
      results([{ people: people.slice(0, 2) }]),
    ])
    expect(second).toEqual(first)
    const third = await results([{}])
    expect(third.slice(0, 2)).toEqual(first)
    expect(await countOf(server, 'progress_records')).toBe(3)
    expect((await progression(people[0]!)).hours).toBe(1)
  })

  it('answers what was added before, though a stage of it was deleted meanwhile', async () => {
    const entry = { data: { Stages: system.stages.slice(0, 1) } }
    const first = await results([entry])
    const left = { SystemStates: [], SystemStages: [{ id: system.stages[1], Description: 'Compass' }] }
    await answerOf(server, saveSystemCall, { id: system.adminPage, data: left }, server.admin)
    expect(await results([entry])).toEqual(first)
  })

  it('names those for whom it is refused with the reason, and adds the others', async () => {
    const other = await addSystem(server)
    const stranger = await register(server, other)
    const { now } = server.time
    const answered = await results([
      { people: [people[0]!, stranger], key: 'one' },
      { people: [people[1]!], key: 'two', data: { Stages: other.stages } },
      { people: [people[1]!], key: 'three', data: { End: now + 48 * hour } },
      { people: [people[1]!], key: 'four', data: { Stages: system.stages.slice(0, 1) } },
    ])
    expect(answered.map(({ person, error }) => [person, error])).toEqual([
      [people[0], ''],
      [stranger, 'Not registered in this progression system'],
      [people[1], 'One of the stages is not a stage of the progression system'],
      [people[1], 'The end must not be more than a day ahead'],
      [people[1], ''],
    ])
    expect(await countOf(server, 'progress_records')).toBe(2)
    expect(await progression(people[1]!)).toMatchObject({ hours: 1, stages: system.stages.slice(0, 1) })
    expect((await progression(stranger)).records).toEqual([])
  })

  it('refuses more than 200 people, one who is named twice, and a page without a system', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    const [status, { error }] = await send([{ people: many }, { people: many, key: 'second' }])
    expect([status, error]).toEqual([400, 'Record for 200 people at most at once'])
    expect((await send([{ people: [people[0]!, people[0]!] }]))[1]).toEqual({
      error: 'A person is named twice',
      code: 'refused',
    })
    expect((await send([{}], system.adminPage))[0]).toBe(404)
    expect(await countOf(server, 'progress_records')).toBe(0)
  })

  it('takes 200 people at once', async () => {
    const { database } = server.services
    const row = await database.raw
      .selectFrom('progress_registrations' as never)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { id: _, ...copy } = row as Record<string, unknown>
    const rows = Array.from({ length: 197 }, () => ({ ...copy, account_id: null }))
    const more = await database.raw
      .insertInto('progress_registrations' as never)
      .values(rows as never)
      .returning('id' as never)
      .execute()
    const ids = [...people, ...more.map((each) => (each as { id: number }).id)]
    expect((await results([{ people: ids }])).filter(({ record }) => record !== null)).toHaveLength(200)
    expect(await countOf(server, 'progress_records')).toBe(200)
  })
})

describe('the records of several people', () => {
  it('are those that start within a time and are not struck out', async () => {
    const { now } = server.time
    const at = (hours: number, Stages: number[] = []) => ({ Start: now - hours * hour, End: now, Stages })
    const [first, second] = people as [number, number]
    await addRecord(server, first, at(9))
    await addRecord(server, first, at(5, system.stages.slice(1)))
    await addRecord(server, second, at(4))
    const mistake = await addRecord(server, second, at(4))
    await answerOf(server, strikeCall, { id: mistake, reason: '' }, server.staff)
    await addRecord(server, people[2]!, at(4))
    const asked = { id: system.managerPage, people: `${first},${second}`, from: now - 6 * hour, to: now }
    const { records } = await answerOf(server, groupRecordsCall, asked, server.staff)
    expect(records).toEqual([
      { person: first, ...at(5, system.stages.slice(1)) },
      { person: second, ...at(4) },
    ])
  })

  it('are not those of another system', async () => {
    const stranger = await register(server, await addSystem(server))
    await addRecord(server, stranger)
    const asked = { id: system.managerPage, people: String(stranger), from: 0, to: server.time.now }
    expect(await answerOf(server, groupRecordsCall, asked, server.staff)).toEqual({ records: [] })
  })
})

describe('striking out several records', () => {
  it('leaves them to be read, with who said so and why, and counts them no more; again it changes nothing', async () => {
    const added = (await results([{ data: { Stages: system.stages } }])).map(idOf)
    expect(await strike(added)).toEqual({ struck: added })
    for (const person of people)
      expect(await progression(person)).toMatchObject({
        hours: 0,
        stages: [],
        records: [{ struck: { by: server.staff.email, time: server.services.now(), reason: 'The wrong evening' } }],
      })
    expect(await strike(added, 'Once more')).toEqual({ struck: added, before: added })
    expect((await progression(people[0]!)).records[0].struck.reason).toBe('The wrong evening')
  })

  it('leaves alone what is another system’s, or not there', async () => {
    const stranger = await register(server, await addSystem(server))
    const foreign = await addRecord(server, stranger)
    expect(await strike([foreign, 2_000_000])).toEqual({ struck: [] })
    expect((await progression(stranger)).records[0].struck).toBeNull()
  })
})
