import { refusal } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addProgressPage,
  addRecord,
  addSystem,
  answerOf,
  contentCall,
  countOf,
  createProgressServer,
  newEntry,
  overviewCall,
  ownProgressCall,
  progressionCall,
  readRecordCall,
  recordData,
  recordCall,
  register,
  saveRegistrationCall,
  saveSystemCall,
  strikeCall,
  systemAdmin,
  usesCall,
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

interface Entry {
  id: number | null
  Description: string
}
interface Entries {
  SystemStates: Entry[]
  SystemStages: Entry[]
}

const content = ({ adminPage: id } = system) => answerOf(server, contentCall, { id }, server.admin)
const entries = async (of = system): Promise<Entries> => {
  const { SystemStates, SystemStages } = await content(of)
  return { SystemStates, SystemStages }
}
const save = async (data: Entries, base?: number, as = server.admin) => {
  const input = { id: system.adminPage, data, ...(base === undefined ? {} : { base }) }
  const reply = await server.call(saveSystemCall, input, { as })
  return [reply.statusCode, reply.json()]
}
const uses = async (entry: { state?: number; stage?: number }, id = system.adminPage) => {
  const reply = await server.call(usesCall, { id, ...entry }, { as: server.admin })
  return [reply.statusCode, reply.json()]
}
const names = (list: Entry[]) => list.map(({ Description }) => Description)

describe('the states and stages of a system', () => {
  it('carry id and description, in their order (API-059, PADM-018, PMGR-029)', async () => {
    const number = expect.any(Number)
    expect(await content()).toEqual({
      SystemId: system.id,
      SystemName: system.name,
      SystemStates: [
        { id: number, Description: 'Started' },
        { id: number, Description: 'Finished' },
      ],
      SystemStages: [
        { id: number, Description: 'Map' },
        { id: number, Description: 'Compass' },
        { id: number, Description: 'Weather' },
      ],
      Courses: [],
      version: 1,
    })
  })

  it('are stored in the order in which they are sent, new ones among them (API-059, Q145)', async () => {
    const { SystemStates, SystemStages } = await entries()
    const [map, compass, weather] = SystemStages as [Entry, Entry, Entry]
    const data = { SystemStates: SystemStates.toReversed(), SystemStages: [weather, newEntry(' Knots '), map, compass] }
    expect(await save(data)).toEqual([200, { version: 2 }])
    const saved = await entries()
    expect(names(saved.SystemStates)).toEqual(['Finished', 'Started'])
    expect(names(saved.SystemStages)).toEqual(['Weather', 'Knots', 'Map', 'Compass'])
    expect(saved.SystemStages.filter(({ Description }) => Description !== 'Knots')).toEqual([weather, map, compass])
  })

  it('can be renamed, and two of them can swap their names', async () => {
    const { SystemStates, SystemStages } = await entries()
    const [started, finished] = SystemStates as [Entry, Entry]
    const swapped = [
      { ...started, Description: 'Finished' },
      { ...finished, Description: 'Started' },
    ]
    expect(await save({ SystemStates: swapped, SystemStages })).toEqual([200, { version: 2 }])
    expect(await entries()).toEqual({ SystemStates: swapped, SystemStages })
  })

  it('may all be removed, and a state may have the name of a stage', async () => {
    expect(await save({ SystemStates: [], SystemStages: [] })).toEqual([200, { version: 2 }])
    expect(await entries()).toEqual({ SystemStates: [], SystemStages: [] })
    expect(await save({ SystemStates: [newEntry('Map')], SystemStages: [newEntry('Map')] })).toMatchObject([200, {}])
  })

  it('may be up to 500 of each', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, number) => newEntry(`Number ${number}`))
    expect(await save({ SystemStates: many(500), SystemStages: many(500) })).toEqual([200, { version: 2 }])
    const saved = await entries()
    expect(names(saved.SystemStages)).toEqual(names(many(500)))
    const turned = { SystemStates: saved.SystemStates.toReversed(), SystemStages: saved.SystemStages.toReversed() }
    expect(await save(turned)).toEqual([200, { version: 3 }])
    expect(await entries()).toEqual(turned)
    expect(await save({ SystemStates: many(501), SystemStages: [] })).toMatchObject([400, {}])
  })

  it('are refused where names are empty, the same, too long or not one line, and nothing is stored', async () => {
    const before = await entries()
    const [map] = before.SystemStages as [Entry]
    const refused: [Entry[], string][] = [
      [[newEntry('')], 'A state or stage must have a name'],
      [[newEntry('  ')], 'A state or stage must have a name'],
      [[map, newEntry('map')], 'The item already exists'],
      [[map, { ...map, id: system.stages[1] as number }], 'The item already exists'],
      [[newEntry('Knots'), newEntry(' KNOTS')], 'The item already exists'],
      [[newEntry('a\nb')], 'A name must be a single line of text'],
      [[newEntry('x'.repeat(201))], 'The request is not well-formed'],
    ]
    for (const [wrong, error] of refused) {
      expect(await save({ ...before, SystemStages: wrong })).toEqual([400, { error, code: expect.any(String) }])
      expect(await save({ ...before, SystemStates: wrong.map((entry) => ({ ...entry, id: null })) })).toEqual([
        400,
        { error, code: expect.any(String) },
      ])
    }
    expect([await entries(), (await content()).version]).toEqual([before, 1])
  })

  it('are refused with ids of another system, or with repeated ids (T43)', async () => {
    const before = await entries()
    const other = await addSystem(server)
    const foreign = [other.stages[0], system.states[0], 2_000_000_000]
    for (const id of [...foreign, system.stages[0]]) {
      const SystemStages = [...before.SystemStages, { id: id as number, Description: 'Knots' }]
      expect(await save({ ...before, SystemStages })).toEqual([
        400,
        { error: 'A state or stage is not one of this progression system, or is named twice', code: 'refused' },
      ])
    }
    expect(await entries()).toEqual(before)
    expect(names((await entries(other)).SystemStages)).toEqual(['Map', 'Compass', 'Weather'])
  })
})

describe('two who save the same system', () => {
  it('get a conflict: the second is refused with a stale version, and can overwrite (F7)', async () => {
    const before = await entries()
    const other = await server.logIn(systemAdmin)
    const error = 'The progression system was changed by someone else in the meantime'
    const stale = { error, code: 'changed-meanwhile', by: server.admin.email, saved: expect.any(Number) }
    expect(await save({ ...before, SystemStates: [] }, 1)).toEqual([200, { version: 2 }])
    for (const base of [1, 0, 7]) expect(await save(before, base, other)).toEqual([409, { ...stale, own: false }])
    expect(await save(before, 1)).toEqual([409, { ...stale, own: true }])
    expect((await entries()).SystemStates).toEqual([])
    // the states that the other deleted are there again, under their ids
    expect(await save(before)).toEqual([200, { version: 3 }])
    expect(await entries()).toEqual(before)
  })

  it('at the same moment on the same version: one succeeds', async () => {
    const { SystemStates, SystemStages } = await entries()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        save({ SystemStates, SystemStages: [...SystemStages, newEntry(`Knots ${number}`)] }, 1),
      ),
    )
    expect(replies.filter(([status]) => status === 200)).toEqual([[200, { version: 2 }]])
    expect(replies.filter(([status]) => status === 409)).toHaveLength(9)
    expect((await entries()).SystemStages).toHaveLength(4)
  })

  it('at the same moment without a version: the last one wins, and nothing of the others is mixed in', async () => {
    const sent = Array.from({ length: 10 }, (_, number) => [newEntry(`One ${number}`), newEntry(`Two ${number}`)])
    const replies = await Promise.all(sent.map((SystemStages) => save({ SystemStates: [], SystemStages })))
    expect(replies.map(([status]) => status)).toEqual(sent.map(() => 200))
    expect(sent.map(names)).toContainEqual(names((await entries()).SystemStages))
    expect((await content()).version).toBe(11)
  })
})

describe('a state or stage that is in use', () => {
  let registration: number
  let record: number
  let member: Awaited<ReturnType<ProgressServer['logIn']>>
  beforeEach(async () => {
    member = await server.logIn()
    registration = await register(server, system, member.accountId)
    record = await addRecord(server, registration, { Stages: system.stages.slice(0, 2) })
    const data = { idstate: system.states[0], complete: false }
    await answerOf(server, saveRegistrationCall, { id: registration, data }, server.staff)
  })

  const progression = () => answerOf(server, progressionCall, { id: registration }, server.staff)

  it('has its uses counted before it is deleted (Q144)', async () => {
    const [map, compass, weather] = system.stages
    const other = await register(server, system)
    await addRecord(server, other, { Stages: [map as number] })
    await addRecord(server, other, { Stages: [map as number] })
    const mistake = await addRecord(server, other, { Stages: [compass as number] })
    await answerOf(server, strikeCall, { id: mistake, reason: '' }, server.staff)
    expect(await uses({ state: system.states[0] as number })).toEqual([200, { people: 1, records: 0 }])
    expect(await uses({ state: system.states[1] as number })).toEqual([200, { people: 0, records: 0 }])
    expect(await uses({ stage: map as number })).toEqual([200, { people: 2, records: 3 }])
    expect(await uses({ stage: compass as number })).toEqual([200, { people: 1, records: 1 }])
    expect(await uses({ stage: weather as number })).toEqual([200, { people: 0, records: 0 }])
  })

  it('has its uses counted for pages of its own system only (T43)', async () => {
    const notFound = [404, refusal('notFound')]
    const other = await addSystem(server)
    for (const entry of [{ state: other.states[0] as number }, { stage: other.stages[0] as number }, { state: 9999 }])
      expect(await uses(entry)).toEqual(notFound)
    expect(await uses({ stage: system.stages[0] as number }, other.adminPage)).toEqual(notFound)
    expect(await uses({})).toMatchObject([400, {}])
    expect(await uses({ state: system.states[0] as number, stage: system.stages[0] as number })).toMatchObject([
      400,
      {},
    ])
    expect(await uses({ state: 1 }, await addProgressPage(server, 'progress-admin'))).toEqual([
      409,
      { error: 'This page is not attached to a progression system yet', code: 'not-attached' },
    ])
  })

  it('is removed from people when it is deleted, while records keep its name (Q144)', async () => {
    const { SystemStates, SystemStages } = await entries()
    await save({ SystemStates: SystemStates.slice(1), SystemStages: SystemStages.slice(1) })
    expect(await progression()).toMatchObject({
      idstate: null,
      stages: [system.stages[1]],
      changes: [{ state: 'Started' }],
    })
    expect(await answerOf(server, readRecordCall, { id: record }, server.staff)).toMatchObject({
      Stages: ['Map', 'Compass'],
    })
    const { Courses } = await answerOf(server, contentCall, { id: system.managerPage }, server.staff)
    expect(Courses).toMatchObject([{ id: registration, state: '' }])
    const { people } = await answerOf(server, overviewCall, { id: system.managerPage }, server.staff)
    expect(people).toMatchObject([{ idstate: null, stages: [system.stages[1]] }])
    const [own] = await answerOf(server, ownProgressCall, undefined, member)
    expect(own).toMatchObject({ state: '', stages: [system.stages[1]], records: [{ Stages: ['Map', 'Compass'] }] })
    expect(await countOf(server, 'progress_states')).toBe(2)
    expect(await countOf(server, 'progress_stages')).toBe(3)
  })

  it('keeps its old name in records from before it was renamed', async () => {
    const { SystemStates, SystemStages } = await entries()
    const rename = (list: Entry[]) => list.map(({ id, Description }) => ({ id, Description: `New ${Description}` }))
    await save({ SystemStates: rename(SystemStates), SystemStages: rename(SystemStages) })
    expect(await answerOf(server, readRecordCall, { id: record }, server.staff)).toMatchObject({
      Stages: ['Map', 'Compass'],
    })
    expect(await progression()).toMatchObject({ idstate: system.states[0], changes: [{ state: 'Started' }] })
    const { Courses } = await answerOf(server, contentCall, { id: system.managerPage }, server.staff)
    expect(Courses).toMatchObject([{ state: 'New Started' }])
  })

  it('cannot be given to anybody once it is deleted (T43)', async () => {
    await save({ SystemStates: [], SystemStages: [] })
    const refusals = [
      [saveRegistrationCall, { idstate: system.states[0], complete: true }],
      [recordCall, recordData(server, { Stages: [system.stages[0] as number] })],
    ] as const
    for (const [call, data] of refusals)
      expect((await server.call(call, { id: registration, data }, { as: server.staff })).statusCode).toBe(400)
  })
})
