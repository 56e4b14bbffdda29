import { theServer } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addProgressPage,
  addRecord,
  addSystem,
  answerOf,
  connectCall,
  contentCall,
  countOf,
  createProgressServer,
  newEntry,
  ownProgressCall,
  progressionCall,
  readRecordCall,
  recordCall,
  recordData,
  register,
  saveRegistrationCall,
  saveSystemCall,
  setupCall,
  strikeCall,
  systemUser,
  usesCall,
  type ProgressServer,
} from './testing/progress.ts'
import type { Visitor } from '@sitewright/server/testing/vitest'

let server: ProgressServer
beforeEach(async () => {
  server = await createProgressServer()
})
afterEach(() => server.close())

const statusOf = async (call: string, input: object, as: Visitor | undefined) =>
  (await server.call(call, input, { as })).statusCode

describe('access to a system (T43)', () => {
  it('needs a page for staff: without one the whole system is answered as missing', async () => {
    const system = await addSystem(server)
    const registration = await register(server, system)
    const record = await addRecord(server, registration)
    const data = { idstate: null, complete: true }
    const calls: [string, object][] = [
      [progressionCall, { id: registration }],
      [saveRegistrationCall, { id: registration, data }],
      [recordCall, { id: registration, data: recordData(server) }],
      [readRecordCall, { id: record }],
      [strikeCall, { id: record, reason: '' }],
    ]
    const answers = async () =>
      Promise.all(calls.map(async ([call, input]) => (await server.call(call, input, { as: server.staff })).statusCode))
    await server.services.pages.remove(system.managerPage, theServer)
    expect(await answers()).toEqual(calls.map(() => 404))
    expect(await countOf(server, 'progress_strikes')).toBe(0)
    const page = await addProgressPage(server, 'progress-manager')
    await answerOf(server, connectCall, { id: page, SystemId: system.id }, server.staff)
    expect(await answers()).toEqual(calls.map(() => 200))
  })

  it('ends with the right to it, with the next request (P2)', async () => {
    const registration = await register(server, await addSystem(server))
    const staff = await server.logIn(systemUser)
    expect(await statusOf(progressionCall, { id: registration }, staff)).toBe(200)
    await server.services.database.write((tx) =>
      tx.deleteFrom('role_permissions').where('role_id', '=', staff.roleId).execute(),
    )
    expect(await statusOf(progressionCall, { id: registration }, staff)).toBe(403)
  })

  it('is not wider for registered people: they see only their own progress, by another call', async () => {
    const system = await addSystem(server)
    const member = await server.logIn()
    const id = await register(server, system, member.accountId)
    for (const [call, input] of [
      [progressionCall, { id }],
      [readRecordCall, { id: await addRecord(server, id) }],
      [contentCall, { id: system.managerPage }],
    ] as const)
      expect([403, 404]).toContain(await statusOf(call, input, member))
    expect(await answerOf(server, ownProgressCall, undefined, member)).toHaveLength(1)
  })
})

describe('calls that change something', () => {
  it('come from the site itself (T1)', async () => {
    const system = await addSystem(server)
    const registration = await register(server, system)
    const headers = { 'sec-fetch-site': 'cross-site' }
    const page = await addProgressPage(server, 'progress-admin')
    for (const [call, input, as] of [
      [setupCall, { id: page, SystemName: 'Foreign' }, server.admin],
      [recordCall, { id: registration, data: recordData(server) }, server.staff],
    ] as const)
      expect((await server.call(call, input, { as, headers })).statusCode).toBe(403)
    expect(await countOf(server, 'progress_records')).toBe(0)
    expect(await countOf(server, 'progress_systems')).toBe(1)
  })

  it('take no field that is not theirs (T5)', async () => {
    const system = await addSystem(server)
    const id = await register(server, system)
    const data = recordData(server)
    const wrong: [string, object][] = [
      [recordCall, { id, data: { ...data, hours: 1000 } }],
      [recordCall, { id, data, added_by: 'Somebody else' }],
      [saveRegistrationCall, { id, data: { idstate: null, complete: true, hours: 1000 } }],
      [saveRegistrationCall, { id, data: { idstate: null, complete: true, stages: system.stages } }],
    ]
    for (const [call, input] of wrong) expect(await statusOf(call, input, server.staff)).toBe(400)
    expect(await answerOf(server, progressionCall, { id }, server.staff)).toMatchObject({ hours: 0, stages: [] })
  })

  it('leave nothing behind when they fail half-way', async () => {
    const system = await addSystem(server)
    const [state] = system.states as [number]
    const data = {
      SystemStates: [{ id: state, Description: 'Renamed' }],
      SystemStages: [{ id: state + 5000, Description: 'x' }],
    }
    expect(await statusOf(saveSystemCall, { id: system.adminPage, data }, server.admin)).toBe(400)
    expect(await answerOf(server, contentCall, { id: system.adminPage }, server.admin)).toMatchObject({
      SystemStates: [{ Description: 'Started' }, { Description: 'Finished' }],
      version: 1,
    })
  })
})

/** Of every sort in the Big List of Naughty Strings. */
const naughty = [
  ...['undefined', 'null', 'NaN', '0', '\\', "''", '%00', '../../etc/passwd', '__proto__', 'constructor', '$1', '?'],
  ...['<script>alert(1)</script>', "1'; drop table progress_records--", '${7*7}', '=1+1', '@SUM(1)', '-1', '+1'],
  ...['Ω≈ç√∫', '田中さんにあげて下さい', '👨‍👩‍👧‍👦', '١٢٣', 'ثم نفس', '\u202eevil\u202c', '\ufeffbom', 'ﬀ', 'İstanbul', 'ß'],
]
const naughtyNotes = [...naughty, 'a\tb\r\nc', '\u0001\u001b[31m', '\u2028\u2029', '  around  ']

describe('naughty strings (T44)', () => {
  it('come back unchanged as names', async () => {
    for (const [number, name] of naughty.entries()) {
      const system = await addSystem(server, { name: `${name} ${number}`, states: [name], stages: [name] })
      const id = await register(server, system)
      const data = { idstate: system.states[0], complete: false }
      await answerOf(server, saveRegistrationCall, { id, data }, server.staff)
      expect(await answerOf(server, contentCall, { id: system.managerPage }, server.staff)).toMatchObject({
        SystemName: `${name} ${number}`.trim(),
        SystemStates: [{ Description: name.trim() }],
        SystemStages: [{ Description: name.trim() }],
        Courses: [{ state: name.trim() }],
      })
    }
  }, 60_000)

  it('come back unchanged as notes and reasons', async () => {
    const id = await register(server, await addSystem(server))
    for (const text of naughtyNotes) {
      const record = await addRecord(server, id, { Notes: text })
      expect(await answerOf(server, readRecordCall, { id: record }, server.staff)).toEqual({ Notes: text, Stages: [] })
      await answerOf(server, strikeCall, { id: record, reason: text }, server.staff)
    }
    const { records } = await answerOf(server, progressionCall, { id }, server.staff)
    const reasons = records.map(({ struck }: { struck: { reason: string } }) => struck.reason)
    expect(reasons.reverse()).toEqual(naughtyNotes)
  })

  it('with a zero character are refused on both databases', async () => {
    const system = await addSystem(server)
    const id = await register(server, system)
    const page = await addProgressPage(server, 'progress-admin')
    const calls: [string, object, Visitor][] = [
      [recordCall, { id, data: recordData(server, { Notes: 'a\0b' }) }, server.staff],
      [recordCall, { id, data: recordData(server), key: 'a\0b' }, server.staff],
      [setupCall, { id: page, SystemName: 'a\0b' }, server.admin],
      [
        saveSystemCall,
        { id: system.adminPage, data: { SystemStates: [newEntry('a\0b')], SystemStages: [] } },
        server.admin,
      ],
    ]
    for (const [call, input, as] of calls) expect(await statusOf(call, input, as)).toBe(400)
  })

  it('are refused as ids', async () => {
    const { adminPage } = await addSystem(server)
    for (const id of ['1 or 1=1', '1e1', '-1', '1.5', '٣', '99999999999999999999', ''])
      for (const query of [`id=${encodeURIComponent(id)}`, `id=${adminPage}&stage=${encodeURIComponent(id)}`])
        expect((await server.call(usesCall, query, { as: server.admin })).statusCode).toBe(400)
  })
})
