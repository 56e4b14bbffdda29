import { addPerson, type Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addRecord,
  addSystem,
  answerOf,
  certificateCall,
  createProgressServer,
  hour,
  ownCertificatesCall,
  register,
  saveRegistrationCall,
  saveSystemCall,
  strikeCall,
  type ProgressServer,
  type System,
} from './testing/progress.ts'

let server: ProgressServer
let system: System
let anna: Visitor
let registration: number
beforeEach(async () => {
  server = await createProgressServer()
  system = await addSystem(server, { name: 'Hut wardens' })
  anna = await addPerson(server, { name: 'Anna Berg', email: 'anna@example.org' })
  registration = await register(server, system, anna.accountId)
})
afterEach(() => server.close())

const certificate = (id = registration) => answerOf(server, certificateCall, { id }, server.staff)
const own = async (as: Visitor) => answerOf(server, ownCertificatesCall, undefined, as)
const save = (idstate: number | undefined, complete: boolean) =>
  answerOf(server, saveRegistrationCall, { id: registration, data: { idstate, complete } }, server.staff)

describe('a certificate', () => {
  it('says what was achieved when, who signed it, and for which site', async () => {
    const { now } = server.time
    const [map, , weather] = system.stages as [number, number, number]
    await addRecord(server, registration, { Stages: [weather], Start: now - 9 * hour, End: now - 8 * hour })
    await addRecord(server, registration, { Stages: [weather, map], Start: now - 5 * hour, End: now - 3 * hour })
    const mistake = await addRecord(server, registration, {
      Stages: [map],
      Start: now - 20 * hour,
      End: now - 19 * hour,
    })
    await answerOf(server, strikeCall, { id: mistake, reason: '' }, server.staff)
    expect(await certificate()).toEqual({
      ...{ site: { title: expect.stringMatching(/./), logo: '' }, SystemName: 'Hut wardens', name: 'Anna Berg' },
      ...{ state: '', complete: false, completed: null, hours: 3, of: 3 },
      stages: [
        { name: 'Map', done: now - 3 * hour, by: expect.any(String) },
        { name: 'Weather', done: now - 8 * hour, by: expect.any(String) },
      ],
    })
  })

  it('is completed since that was last said, whatever state came after it', async () => {
    const [started, finished] = system.states
    await save(started, true)
    await save(started, false)
    server.time.now += hour
    await save(started, true)
    const completed = { by: server.staff.email, time: server.services.now() }
    server.time.now += hour
    await save(finished, true)
    expect(await certificate()).toMatchObject({ state: 'Finished', complete: true, completed })
  })

  it('has no stage that was deleted', async () => {
    await addRecord(server, registration, { Stages: system.stages })
    const left = { SystemStates: [], SystemStages: [{ id: system.stages[1], Description: 'Compass' }] }
    await answerOf(server, saveSystemCall, { id: system.adminPage, data: left }, server.admin)
    expect(await certificate()).toMatchObject({ stages: [{ name: 'Compass' }], of: 1 })
  })
})

describe('the own certificates of the caller', () => {
  it('are those of each system, by its name, and nobody else’s', async () => {
    const other = await addSystem(server, { name: 'Boats' })
    await register(server, other, anna.accountId)
    await register(server, system)
    expect((await own(anna)).map((one: { SystemName: string }) => one.SystemName)).toEqual(['Boats', 'Hut wardens'])
    expect((await own(anna))[1]).toEqual(await certificate())
    expect(await own(server.staff)).toEqual([])
  })
})
