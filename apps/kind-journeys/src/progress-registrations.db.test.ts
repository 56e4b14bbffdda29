import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, refusal, theServer, untilOneWaits } from '@sitewright/server/testing/vitest'
import {
  accountsCall,
  addProgressPage,
  addRecord,
  addSystem,
  answerOf,
  connectCall,
  contentCall,
  countOf,
  createProgressServer,
  overviewCall,
  progressionCall,
  register,
  registerCall,
  saveRegistrationCall,
  systemAdmin,
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

const courses = async (as = server.staff, id = system.managerPage) =>
  (await answerOf(server, contentCall, { id }, as)).Courses
const registrationFor = async (id: number, idProgressSystem = system.id) => {
  const reply = await server.call(registerCall, { id, idProgressSystem }, { as: server.staff })
  return [reply.statusCode, reply.json()]
}
const progression = (id: number) => answerOf(server, progressionCall, { id }, server.staff)
const save = async (id: number, data: object) => {
  const reply = await server.call(saveRegistrationCall, { id, data }, { as: server.staff })
  return [reply.statusCode, reply.json()]
}
const deactivate = (id: number) =>
  server.services.database.write((tx) =>
    tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', id).execute(),
  )
const remove = (id: number) =>
  server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', id).execute())

describe('the accounts that can be registered', () => {
  const list = (input?: object) => answerOf(server, accountsCall, input, server.staff)
  const names = async (input?: object) => (await list(input)).map(({ name }: { name: string }) => name)

  it('are all that are active, with id, Email and name, by name and then by address (API-061, PMGR-033)', async () => {
    const zoe = await addPerson(server, { email: 'zoe@example.org', name: 'Zoe' })
    await addPerson(server, { email: 'b@example.org', name: 'Ännchen' })
    await addPerson(server, { email: 'z@example.org', name: 'anna' })
    await addPerson(server, { email: 'a@example.org', name: 'anna' })
    const { accountId } = await addPerson(server, { name: 'Gone' })
    await deactivate(accountId)
    const all = await list()
    expect(all).toContainEqual({ id: zoe.accountId, Email: 'zoe@example.org', name: 'Zoe' })
    expect(await names()).not.toContain('Gone')
    const people = all.filter(({ name }: { name: string }) => /^(Zoe|Ännchen|anna)$/.test(name))
    expect(people.map(({ Email }: { Email: string }) => Email)).toEqual([
      'a@example.org',
      'z@example.org',
      'b@example.org',
      'zoe@example.org',
    ])
  })

  it('leave out those who are registered in the system of a page already (Q148)', async () => {
    const zoe = await addPerson(server, { name: 'Zoe' })
    await addPerson(server, { name: 'Mia' })
    const other = await addSystem(server)
    await register(server, system, zoe.accountId)
    const own = await names({ id: system.managerPage })
    expect([own.includes('Zoe'), own.includes('Mia')]).toEqual([false, true])
    expect(await names({ id: other.managerPage })).toContain('Zoe')
    expect(await names({ id: await addProgressPage(server, 'progress-manager') })).toContain('Zoe')
    expect(await names()).toContain('Zoe')
  })

  it('are listed to staff of the system only, and nothing else of them (T43)', async () => {
    for (const as of [undefined, server.admin, await server.logIn('core.admin')])
      expect((await server.call(accountsCall, undefined, { as })).statusCode).toBe(as ? 403 : 401)
    for (const account of await list()) expect(Object.keys(account).sort()).toEqual(['Email', 'id', 'name'])
  })
})

describe('registering an account', () => {
  it('adds it to the system, and answers the id of its registration (API-062, PMGR-002, PMGR-030)', async () => {
    const { accountId, email, name } = await addPerson(server, { name: 'Anna Berg' })
    const [status, { id }] = await registrationFor(accountId)
    expect([status, id]).toEqual([200, expect.any(Number)])
    expect(await courses()).toEqual([{ id, email, name, state: '' }])
    expect(await progression(id)).toEqual({
      idstate: null,
      complete: false,
      hours: 0,
      stages: [],
      records: [],
      changes: [],
      registered: { by: server.staff.email, time: server.services.now() },
    })
  })

  it('lists people by name, then by address (PMGR-029)', async () => {
    const people = [
      ['Zoe', 'zoe@example.org'],
      ['anna', 'z@example.org'],
      ['Ängla', 'aengla@example.org'],
      ['anna', 'a@example.org'],
    ] as const
    for (const [name, email] of people)
      await register(server, system, (await addPerson(server, { name, email })).accountId)
    expect((await courses()).map(({ email }: { email: string }) => email)).toEqual([
      'aengla@example.org',
      'a@example.org',
      'z@example.org',
      'zoe@example.org',
    ])
  })

  it('twice, or twenty times at once, registers it once (F8)', async () => {
    const { accountId } = await addPerson(server)
    const replies = await Promise.all(Array.from({ length: 20 }, () => registrationFor(accountId)))
    const [first] = replies
    expect(first).toEqual([200, { id: expect.any(Number) }])
    expect(replies).toEqual(replies.map(() => first))
    expect(await registrationFor(accountId)).toEqual(first)
    expect(await countOf(server, 'progress_registrations')).toBe(1)
    const [, other] = await registrationFor(accountId, (await addSystem(server)).id)
    expect(other.id).not.toBe(first?.[1].id)
  })

  it('is refused for a missing or deactivated one, and for a system without a page for staff (T43)', async () => {
    const { accountId } = await addPerson(server)
    const gone = await addPerson(server)
    await deactivate(gone.accountId)
    const hidden = await addSystem(server)
    await server.services.pages.remove(hidden.managerPage, theServer)
    for (const [id, idProgressSystem] of [
      [gone.accountId, system.id],
      [2_000_000_000, system.id],
      [accountId, 2_000_000_000],
      [accountId, hidden.id],
    ] as const)
      expect(await registrationFor(id, idProgressSystem)).toEqual([404, refusal('notFound')])
    expect(await countOf(server, 'progress_registrations')).toBe(0)
  })
})

describe('an account that is deleted while it is registered', () => {
  it('is missing', async () => {
    const { database } = server.services
    const { accountId } = await addPerson(server)
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const { promise: isDeleted, resolve: tellDeleted } = Promise.withResolvers<void>()
    const deleting = database.write(async (tx) => {
      await tx.deleteFrom('accounts').where('id', '=', accountId).execute()
      tellDeleted()
      await mayCommit
    })
    await isDeleted
    const registering = registrationFor(accountId)
    await untilOneWaits(database)
    commit()
    await deleting
    expect(await registering).toEqual([404, refusal('notFound')])
    expect(await courses()).toEqual([])
  })
})

describe('the view of staff on a system', () => {
  it('includes the people; those who may not record progress get none of them (Q156, API-050)', async () => {
    await register(server, system)
    const staffAndAdmin = await server.logIn(systemUser, systemAdmin)
    expect(await courses(server.admin, system.adminPage)).toEqual([])
    expect(await courses(staffAndAdmin, system.adminPage)).toHaveLength(1)
    expect(await courses(server.staff)).toHaveLength(1)
    for (const as of [undefined, server.admin, await server.logIn('core.admin')]) {
      const reply = await server.call(contentCall, { id: system.managerPage }, { as })
      expect([403, 404]).toContain(reply.statusCode)
      expect(reply.body).not.toMatch(/example\.org|Walks/)
    }
  })

  it('is the same on every page of the system, and has nothing of another system', async () => {
    const other = await addSystem(server)
    await register(server, system)
    const page = await addProgressPage(server, 'progress-manager')
    await answerOf(server, connectCall, { id: page, SystemId: system.id }, server.staff)
    expect(await courses(server.staff, page)).toEqual(await courses())
    expect(await courses(server.staff, other.managerPage)).toEqual([])
  })

  it('has the current names of people, and those of their registration once the account is deleted', async () => {
    const { accountId, email } = await addPerson(server, { name: 'Anna Berg' })
    const id = await register(server, system, accountId)
    await addRecord(server, id, { Stages: [system.stages[0] as number] })
    await server.services.database.write((tx) =>
      tx
        .updateTable('accounts')
        .set({ name: 'Anna Hill', email: 'new@example.org' })
        .where('id', '=', accountId)
        .execute(),
    )
    expect(await courses()).toEqual([{ id, email: 'new@example.org', name: 'Anna Hill', state: '' }])
    const admin = await server.logIn('core.admin')
    await answerOf(server, 'GET private/account-delete.json.php', { id: accountId }, admin)
    expect(await courses()).toEqual([{ id, email, name: 'Anna Berg', state: '' }])
    const { people } = await answerOf(server, overviewCall, { id: system.managerPage }, server.staff)
    expect(people).toMatchObject([{ id, email, name: 'Anna Berg', hours: 1 }])
    const { rows } = await sql`select account_id from progress_registrations`.execute(server.services.database.read)
    expect(rows).toEqual([{ account_id: null }])
    await addRecord(server, id)
    expect(await progression(id)).toMatchObject({ hours: 2, stages: [system.stages[0]] })
  })

  it('stays when two accounts that were registered are deleted', async () => {
    for (const name of ['Anna', 'Bea']) {
      const { accountId } = await addPerson(server, { name })
      await register(server, system, accountId)
      await remove(accountId)
    }
    expect(await courses()).toMatchObject([{ name: 'Anna' }, { name: 'Bea' }])
  })
})

describe('saving a registration', () => {
  it('stores state and completion, and records who changed what and when (API-065, PMGR-031, PMGR-038)', async () => {
    const id = await register(server, system)
    const [started, finished] = system.states
    const by = server.staff.email
    const first = server.services.now()
    expect(await save(id, { idstate: started, complete: false })).toEqual([200, {}])
    expect(await progression(id)).toMatchObject({ idstate: started, complete: false })
    expect(await courses()).toMatchObject([{ id, state: 'Started' }])
    server.time.now += 60_000
    await save(id, { idstate: finished, complete: true })
    await save(id, { idstate: finished, complete: false })
    expect(await progression(id)).toMatchObject({
      idstate: finished,
      complete: false,
      changes: [
        { by, time: first + 60, state: 'Finished', complete: false },
        { by, time: first + 60, state: 'Finished', complete: true },
        { by, time: first, state: 'Started', complete: false },
      ],
    })
    await save(id, { idstate: null, complete: false })
    expect(await courses()).toMatchObject([{ state: '' }])
    expect((await progression(id)).changes).toHaveLength(4)
  })

  it('unchanged records nothing, not even many times at once', async () => {
    const id = await register(server, system)
    expect(await save(id, { idstate: null, complete: false })).toEqual([200, {}])
    expect((await progression(id)).changes).toEqual([])
    const data = { idstate: system.states[0], complete: true }
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(id, data)))
    expect(replies).toEqual(replies.map(() => [200, {}]))
    expect((await progression(id)).changes).toHaveLength(1)
  })

  it('is refused for a state of another system, an unknown one, and anything else (T43)', async () => {
    const id = await register(server, system)
    const other = await addSystem(server)
    for (const idstate of [other.states[0], system.states[1]! + 1000, 2_000_000_000])
      expect(await save(id, { idstate, complete: true })).toEqual([
        400,
        { error: 'This is not a state of the progression system', code: 'refused' },
      ])
    for (const data of [{}, { idstate: '1', complete: true }, { idstate: null }, { idstate: 0, complete: 1 }])
      expect((await save(id, data))[0]).toBe(400)
    expect(await progression(id)).toMatchObject({ idstate: null, complete: false, changes: [] })
  })
})
