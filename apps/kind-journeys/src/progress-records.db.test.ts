import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addRecord,
  addSystem,
  answerOf,
  countOf,
  createProgressServer,
  hour,
  progressionCall,
  readRecordCall,
  recordCall,
  recordData,
  register,
  strikeCall,
  type NewRecord,
  type ProgressServer,
  type System,
} from './testing/progress.ts'

const day = 24 * hour

let server: ProgressServer
let system: System
let registration: number
beforeEach(async () => {
  server = await createProgressServer()
  system = await addSystem(server)
  registration = await register(server, system)
})
afterEach(() => server.close())

const progression = (id = registration) => answerOf(server, progressionCall, { id }, server.staff)
const record = async (data: NewRecord, key?: string) => {
  const input = { id: registration, data: recordData(server, data), ...(key === undefined ? {} : { key }) }
  const reply = await server.call(recordCall, input, { as: server.staff })
  return [reply.statusCode, reply.json()]
}
const details = (id: number) => answerOf(server, readRecordCall, { id }, server.staff)
const strike = async (id: number, reason = 'A mistake') => {
  const reply = await server.call(strikeCall, { id, reason }, { as: server.staff })
  return [reply.statusCode, reply.json()]
}

/** What the registration says of its records, against the records themselves. */
async function sums(id = registration) {
  const { read } = server.services.database
  const { rows: stored } = await sql<{ recorded: number; last_end: number | null; stages: string }>`
    select recorded, last_end, stages from progress_registrations where id = ${id}`.execute(read)
  const { rows: records } = await sql<{ id: number; start: number; end: number }>`
    select id, start, "end" from progress_records where registration_id = ${id}
      and id not in (select record_id from progress_strikes)`.execute(read)
  const { rows: named } = await sql<{ record_id: number; stage_id: number }>`
    select record_id, stage_id from progress_record_stages`.execute(read)
  const counting = new Set(records.map((row) => row.id))
  const stages = named.filter((row) => counting.has(row.record_id)).map((row) => row.stage_id)
  const computed = {
    recorded: records.reduce((sum, row) => sum + row.end - row.start, 0),
    last_end: records.length === 0 ? null : Math.max(...records.map((row) => row.end)),
    stages: JSON.stringify([...new Set(stages)].sort((one, other) => one - other)),
  }
  return { stored: stored[0], computed }
}

describe('recording progress', () => {
  it('adds a record and answers its id; its values come back (API-066, API-063, API-064, PMGR-032)', async () => {
    const [map, , weather] = system.stages as [number, number, number]
    const Start = Date.UTC(2026, 8, 1, 20, 30)
    const End = Date.UTC(2026, 8, 1, 23, 45)
    const [status, { id }] = await record({ Stages: [weather, map], Notes: 'In the rain.\nNo wind.', Start, End })
    expect([status, id]).toEqual([200, expect.any(Number)])
    expect(await progression()).toMatchObject({
      records: [{ id, Start, End, by: server.staff.email, time: server.services.now(), struck: null }],
      stages: [map, weather],
      hours: 3.25,
    })
    expect(await details(id)).toEqual({ Notes: 'In the rain.\nNo wind.', Stages: ['Map', 'Weather'] })
  })

  it('completes stages; notes and stages may be missing, and a record may have no length (PMGR-039, Q151)', async () => {
    const [map, compass] = system.stages as [number, number]
    await record({ Stages: [compass] })
    await record({ Stages: [map, compass], Start: server.time.now, End: server.time.now })
    const [, { id }] = await record({})
    expect(await progression()).toMatchObject({ stages: [map, compass], hours: 2 })
    expect(await details(id)).toEqual({ Notes: '', Stages: [] })
  })

  it('lists records by their start, the latest first, whenever they were added', async () => {
    const at = (hours: number) => ({ Start: server.time.now - hours * hour, End: server.time.now })
    const [, early] = await record(at(9))
    const [, late] = await record(at(1))
    const [, between] = await record(at(5))
    const [, same] = await record(at(5))
    const { records } = await progression()
    expect(records.map(({ id }: { id: number }) => id)).toEqual([late.id, same.id, between.id, early.id])
  })

  it('adds up hours exactly, without rounding (Q152)', async () => {
    await record({ Start: server.time.now - 1000, End: server.time.now })
    for (let i = 0; i < 3; i++) await record({ Start: server.time.now - 20 * 60_000, End: server.time.now })
    expect((await progression()).hours).toBe((1000 + hour) / hour)
  })

  const limits: [string, (now: number) => NewRecord, string | undefined][] = [
    ['an end at the start', (now) => ({ Start: now, End: now }), undefined],
    ['an end before the start', (now) => ({ Start: now, End: now - 1 }), 'The end must not be before the start'],
    ['31 days', (now) => ({ Start: now - 31 * day, End: now }), undefined],
    [
      'more than 31 days',
      (now) => ({ Start: now - 31 * day - 1, End: now }),
      'One record must not be longer than 31 days',
    ],
    ['an end in a day', (now) => ({ Start: now, End: now + day }), undefined],
    ['a later end', (now) => ({ Start: now, End: now + day + 1 }), 'The end must not be more than a day ahead'],
    ['1970', () => ({ Start: 0, End: 1 }), undefined],
    ['a time before 1970', () => ({ Start: -1, End: 1 }), 'The start must be between the years 1970 and 2199'],
    ['seconds below zero', () => ({ Start: -1, End: -1 }), 'The start must be between the years 1970 and 2199'],
    [
      'the year 2200',
      (now) => ({ Start: now, End: Date.UTC(2200, 0, 1) }),
      'The end must be between the years 1970 and 2199',
    ],
    ['1e300', () => ({ Start: 1e300, End: 1e300 }), 'The start must be between the years 1970 and 2199'],
    [
      'the largest integer',
      (now) => ({ Start: now, End: Number.MAX_SAFE_INTEGER }),
      'The end must be between the years 1970 and 2199',
    ],
    ['a fraction of a millisecond', (now) => ({ Start: now - 0.5, End: now }), 'The request is not well-formed'],
  ]
  it.each(limits)('accepts or refuses %s (T43)', async (_, times, error) => {
    const reply = await record(times(server.time.now))
    expect(reply).toEqual(
      error === undefined ? [200, { id: expect.any(Number) }] : [400, { error, code: expect.any(String) }],
    )
    expect(await countOf(server, 'progress_records')).toBe(error === undefined ? 1 : 0)
  })

  it.each(['null', '"1"', '"2026-11-02"', '[]', '1e400', '-1e400'])('refuses %s as a time (T43)', async (Start) => {
    const input = `{"id":${registration},"data":{"Stages":[],"Notes":"","Start":${Start},"End":1}}`
    expect((await server.call(recordCall, input, { as: server.staff })).statusCode).toBe(400)
    expect(await countOf(server, 'progress_records')).toBe(0)
  })

  it('refuses stages of another system, unknown ones, and repeated ones (T43)', async () => {
    const other = await addSystem(server)
    const [map] = system.stages as [number]
    for (const stage of [other.stages[0] as number, 2_000_000_000])
      expect(await record({ Stages: [map, stage] })).toEqual([
        400,
        { error: 'One of the stages is not a stage of the progression system', code: 'refused' },
      ])
    expect(await record({ Stages: [map, map] })).toEqual([400, { error: 'A stage is named twice', code: 'refused' }])
    for (const Stages of [[0], [-1], [1.5], ['1'], [null], 'x'])
      expect((await record({ Stages: Stages as number[] }))[0]).toBe(400)
    expect(await countOf(server, 'progress_records')).toBe(0)
    expect(await countOf(server, 'progress_record_stages')).toBe(0)
  })

  it('accepts notes of 10,000 characters, and no more', async () => {
    const Notes = '🏔'.repeat(10_000)
    const [, { id }] = await record({ Notes })
    expect((await details(id)).Notes).toBe(Notes)
    expect((await record({ Notes: `${Notes}x` }))[0]).toBe(400)
  })

  it('with the same key twenty times at once, or again later, adds one record (F8)', async () => {
    const stages = system.stages.slice(0, 1)
    const replies = await Promise.all(Array.from({ length: 20 }, () => record({ Stages: stages }, 'a key')))
    const [first] = replies
    expect(first).toEqual([200, { id: expect.any(Number) }])
    expect(replies).toEqual(replies.map(() => first))
    expect(await record({ Notes: 'Something else' }, 'a key')).toEqual(first)
    expect(await countOf(server, 'progress_records')).toBe(1)
    expect(await progression()).toMatchObject({ hours: 1, stages })
    expect(await record({}, 'another key')).not.toEqual(first)
    const other = await addRecord(server, await register(server, system))
    expect(other).not.toBe(first?.[1].id)
  })

  it('with the same key for another person adds another record', async () => {
    const other = await register(server, system)
    const send = (id: number) =>
      answerOf(server, recordCall, { id, data: recordData(server), key: 'a key' }, server.staff)
    const replies = await Promise.all([send(registration), send(other)])
    expect(new Set(replies.map(({ id }) => id)).size).toBe(2)
  })
})

describe('striking out a record', () => {
  it('keeps it readable with who, when and why, and does not count it any more', async () => {
    const [map, compass] = system.stages as [number, number]
    const mistake = await addRecord(server, registration, { Stages: [map, compass], Notes: 'Wrong person' })
    const good = await addRecord(server, registration, {
      Stages: [compass],
      Start: server.time.now - 2 * hour,
      End: server.time.now - hour,
    })
    const time = server.services.now()
    expect(await strike(mistake, 'Was Bea')).toEqual([200, {}])
    const { records, stages, hours } = await progression()
    expect([stages, hours]).toEqual([[compass], 1])
    expect(records).toMatchObject([
      { id: mistake, struck: { by: server.staff.email, time, reason: 'Was Bea' } },
      { id: good, struck: null },
    ])
    expect(await details(mistake)).toEqual({ Notes: 'Wrong person', Stages: ['Map', 'Compass'] })
  })

  it('happens once: of ten at the same moment one succeeds', async () => {
    const id = await addRecord(server, registration)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, number) => strike(id, `Reason ${number}`)))
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
    const again = [409, { error: 'This record is already struck out', code: 'already-struck-out' }]
    expect(replies.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 9 }, () => again))
    expect(await strike(id)).toEqual(again)
    expect(await countOf(server, 'progress_strikes')).toBe(1)
  })

  it('accepts a reason of 1,000 characters, or none', async () => {
    const [one, other] = [await addRecord(server, registration), await addRecord(server, registration)]
    expect(await strike(one, '')).toEqual([200, {}])
    expect((await strike(other, 'x'.repeat(1001)))[0]).toBe(400)
    expect(await strike(other, 'x'.repeat(1000))).toEqual([200, {}])
  })
})

describe('the summary of a registration', () => {
  it('equals a fresh sum of its records, after any number of records and strikes', async () => {
    const random = numbersFrom(8)
    const ids: number[] = []
    for (let step = 0; step < 120; step++) {
      if (ids.length > 0 && random(4) === 0) await strike(ids[random(ids.length)] as number)
      else {
        const End = server.time.now - random(60 * day)
        const Stages = system.stages.filter(() => random(3) === 0)
        ids.push((await record({ Start: End - random(10 * hour), End, Stages }))[1].id)
      }
      if (step % 10 === 0) {
        const { stored, computed } = await sums()
        expect(stored).toEqual(computed)
      }
    }
    const { stored, computed } = await sums()
    expect(stored).toEqual(computed)
    expect((await progression()).hours).toBe(computed.recorded / hour)
    for (const id of ids) await strike(id)
    expect((await sums()).stored).toEqual({ recorded: 0, last_end: null, stages: '[]' })
  })

  it('stays correct while records are added and struck out at the same moment', async () => {
    const ids = await Promise.all(system.stages.map((stage) => addRecord(server, registration, { Stages: [stage] })))
    const work = Array.from({ length: 12 }, (_, number) =>
      record({ Stages: system.stages.slice(number % 3), Start: server.time.now - number * hour }),
    )
    const replies = await Promise.all([...work, ...ids.map((id) => strike(id))])
    expect(replies.map(([status]) => status)).toEqual(replies.map(() => 200))
    const { stored, computed } = await sums()
    expect(stored).toEqual(computed)
    expect(stored?.recorded).toBe(66 * hour)
  })
})

/** Numbers below a limit, the same ones in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
