import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, type Visitor, theServer } from '@sitewright/server/testing/vitest'
import {
  addProgressPage,
  addRecord,
  addSystem,
  answerOf,
  contentCall,
  createProgressServer,
  hour,
  overviewCall,
  ownProgressCall,
  progressionCall,
  register,
  saveRegistrationCall,
  strikeCall,
  systemUser,
  type ProgressServer,
  type System,
} from './testing/progress.ts'

let server: ProgressServer
let system: System
beforeEach(async () => {
  server = await createProgressServer()
  system = await addSystem(server)
})
afterEach(() => server.close())

const overview = async (id = system.managerPage) =>
  (await answerOf(server, overviewCall, { id }, server.staff)).people as Record<string, unknown>[]
const own = async (as?: Visitor) => (await server.call(ownProgressCall, undefined, { as })).json()

describe('the overview of a system', () => {
  it('lists everyone by name, with state, stages, hours and the end of the latest record', async () => {
    const { time } = server
    const [map, compass, weather] = system.stages as [number, number, number]
    const zoe = await addPerson(server, { name: 'Zoe', email: 'zoe@example.org' })
    const anna = await addPerson(server, { name: 'anna', email: 'anna@example.org' })
    const [zoes, annas] = [
      await register(server, system, zoe.accountId),
      await register(server, system, anna.accountId),
    ]
    const state = { idstate: system.states[1], complete: true }
    await answerOf(server, saveRegistrationCall, { id: zoes, data: state }, server.staff)
    await addRecord(server, zoes, { Stages: [weather], Start: time.now - 3 * hour, End: time.now - hour })
    await addRecord(server, zoes, { Stages: [map], Start: time.now - 30 * hour, End: time.now - 29.5 * hour })
    const mistake = await addRecord(server, zoes, { Stages: [compass], End: time.now })
    await answerOf(server, strikeCall, { id: mistake, reason: '' }, server.staff)
    expect(await overview()).toEqual([
      {
        ...{ id: annas, email: 'anna@example.org', name: 'anna' },
        ...{ idstate: null, complete: false, stages: [], hours: 0, last: null },
      },
      {
        ...{ id: zoes, email: 'zoe@example.org', name: 'Zoe' },
        ...{ ...state, stages: [map, weather], hours: 2.5, last: time.now - hour },
      },
    ])
  })

  it('lists nobody of another system, and is refused for a page without one', async () => {
    await register(server, await addSystem(server))
    expect(await overview()).toEqual([])
    const page = await addProgressPage(server, 'progress-manager')
    const reply = await server.call(overviewCall, { id: page }, { as: server.staff })
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'This page is not attached to a progression system yet', code: 'not-attached' },
    ])
  })
})

describe('the own progress of the caller', () => {
  it('lists each system by name with its stages and records, without notes and struck-out records', async () => {
    const { time } = server
    const knots = await addSystem(server, { name: 'Knots', stages: ['Bowline'], states: [] })
    const walks = await addSystem(server, { name: 'a walk' })
    const [, compass, weather] = walks.stages as [number, number, number]
    const member = await server.logIn()
    await register(server, knots, member.accountId)
    const registration = await register(server, walks, member.accountId)
    const others = await register(server, walks)
    const data = { idstate: walks.states[0], complete: true }
    await answerOf(server, saveRegistrationCall, { id: registration, data }, server.staff)
    const times = { Start: time.now - 3 * hour, End: time.now - hour }
    const early = await addRecord(server, registration, { ...times, Stages: [weather, compass], Notes: 'Slow' })
    const late = await addRecord(server, registration, { Notes: 'Quick' })
    const mistake = await addRecord(server, registration, { Stages: walks.stages, Notes: 'Wrong' })
    await answerOf(server, strikeCall, { id: mistake, reason: 'Wrong' }, server.staff)
    await addRecord(server, others, { Stages: walks.stages })

    const reply = await server.call(ownProgressCall, undefined, { as: member })
    expect(reply.json()).toEqual([
      {
        SystemName: 'a walk',
        SystemStages: walks.stages.map((id, at) => ({ id, Description: ['Map', 'Compass', 'Weather'][at] })),
        stages: [compass, weather],
        state: 'Started',
        complete: true,
        hours: 3,
        records: [
          { id: late, Start: time.now - hour, End: time.now, Stages: [] },
          { id: early, ...times, Stages: ['Compass', 'Weather'] },
        ],
      },
      {
        ...{ SystemName: 'Knots', SystemStages: [{ id: knots.stages[0], Description: 'Bowline' }] },
        ...{ stages: [], state: '', complete: false, hours: 0, records: [] },
      },
    ])
    expect(reply.body).not.toMatch(/Slow|Quick|Wrong|example\.org/)
  })

  it('is empty for people who are registered nowhere, and refused without a login', async () => {
    await register(server, system)
    for (const as of [await server.logIn(), server.staff, server.admin]) expect(await own(as)).toEqual([])
    expect((await server.call(ownProgressCall)).statusCode).toBe(401)
  })

  it('needs no page, neither one restricted to others nor any', async () => {
    const member = await server.logIn()
    await register(server, system, member.accountId)
    await server.services.pages.remove(system.managerPage, theServer)
    await server.services.pages.remove(system.adminPage, theServer)
    expect(await own(member)).toMatchObject([{ SystemName: system.name }])
  })
})

describe('a system with 5,000 people and 100,000 records', () => {
  const people = 5000
  const each = 20

  /** In a few statements, as so many would have come over the years. */
  async function fill(): Promise<void> {
    const { write, engine } = server.services.database
    const numbers = (last: number) => sql`with recursive numbers(n) as
      (select 1 union all select n + 1 from numbers where n < ${sql.lit(last)})`
    const [map, compass] = system.stages
    const start = Date.UTC(2026, 0, 1)
    await write(async (tx) => {
      // no single request of the server's own ever does so much
      if (engine === 'postgres') await sql`set local statement_timeout = 60000`.execute(tx)
      await sql`insert into accounts (email, email_key, name, created)
        ${numbers(people)} select 'p' || n || '@example.org', 'p' || n || '@example.org',
          case n % 3 when 0 then 'Person ' when 1 then 'person ' else 'Persön ' end || n, 1 from numbers`.execute(tx)
      await sql`insert into progress_registrations
          (system_id, account_id, email, name, registered, registered_by, state_id, complete, stages, recorded, last_end)
        select ${sql.lit(system.id)}, id, email, name, 1, 'x', case id % 2 when 0 then ${sql.lit(system.states[0])} end,
          0, ${`[${map},${compass}]`}, ${sql.lit(each * hour)}, ${sql.lit(start + each * hour)}
        from accounts where email like 'p%@example.org' and email not like 'person%'`.execute(tx)
      await sql`insert into progress_records (registration_id, start, "end", notes, added, added_by)
        ${numbers(each)} select progress_registrations.id, ${sql.lit(start)} + (n - 1) * ${sql.lit(hour)},
          ${sql.lit(start)} + n * ${sql.lit(hour)}, 'Note ' || n, 1, 'x' from numbers, progress_registrations`.execute(
        tx,
      )
      await sql`insert into progress_record_stages (record_id, stage_id, name)
        select id, case start / ${sql.lit(hour)} % 2 when 0 then ${sql.lit(map)} else ${sql.lit(compass)} end, 'As it was' from progress_records`.execute(
        tx,
      )
    })
  }

  it('is answered completely and in order, and so is each of its people', async () => {
    await fill()
    const { Courses } = await answerOf(server, contentCall, { id: system.managerPage }, server.staff)
    expect(Courses).toHaveLength(people)
    const inOrder = new Intl.Collator('en').compare
    expect(Courses.map(({ name }: { name: string }) => name)).toEqual(
      Courses.map(({ name }: { name: string }) => name).toSorted(inOrder),
    )
    expect(new Set(Courses.map(({ email }: { email: string }) => email)).size).toBe(people)
    expect(Courses.filter(({ state }: { state: string }) => state === 'Started')).toHaveLength(people / 2)
    const rows = await overview()
    expect(rows.map(({ id }) => id)).toEqual(Courses.map(({ id }: { id: number }) => id))
    expect(rows.every(({ hours }) => hours === each)).toBe(true)

    const { id } = Courses[1234] as { id: number }
    const staff = await server.logIn(systemUser)
    expect(await answerOf(server, progressionCall, { id }, staff)).toMatchObject({
      hours: each,
      records: { length: each },
    })
    await addRecord(server, id)
    expect(await answerOf(server, progressionCall, { id }, staff)).toMatchObject({
      hours: each + 1,
      stages: system.stages.slice(0, 2),
    })
  }, 60_000)
})
