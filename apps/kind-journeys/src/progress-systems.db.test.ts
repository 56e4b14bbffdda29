import { refusal, theServer } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addProgressPage,
  addSystem,
  answerOf,
  connectCall,
  contentCall,
  countOf,
  createProgressServer,
  newEntry,
  register,
  saveSystemCall,
  setupCall,
  setupDataCall,
  type ProgressServer,
  type System,
} from './testing/progress.ts'
import type { Visitor } from '@sitewright/server/testing/vitest'

let server: ProgressServer
beforeEach(async () => {
  server = await createProgressServer()
})
afterEach(() => server.close())

const noSystem = { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [] }

const content = (id: number, as = server.admin) => answerOf(server, contentCall, { id }, as)
const systems = async (id: number, as = server.admin) => (await answerOf(server, setupDataCall, { id }, as)).Systems
const setup = async (id: number, input: object) => {
  const reply = await server.call(setupCall, { id, ...input }, { as: server.admin })
  return [reply.statusCode, reply.json()]
}
const connect = async (id: number, SystemId: number) => {
  const reply = await server.call(connectCall, { id, SystemId }, { as: server.staff })
  return [reply.statusCode, reply.json()]
}
const save = async ({ adminPage }: System, data: object, base?: number) => {
  const reply = await server.call(
    saveSystemCall,
    { id: adminPage, data, ...(base === undefined ? {} : { base }) },
    { as: server.admin },
  )
  return [reply.statusCode, reply.json()]
}

const attachedAlready = [
  409,
  { error: 'This page is already attached to a progression system', code: 'already-attached' },
]
const nameTaken = [409, { error: 'The item already exists', code: 'name-taken' }]
const notFound = [404, refusal('notFound')]

describe('a page that is attached to no system', () => {
  it('answers an empty system, with the version to its administrators (API-050)', async () => {
    const page = await addProgressPage(server, 'progress-admin')
    expect(await content(page)).toEqual({ ...noSystem, version: 0 })
    expect(await content(await addProgressPage(server, 'progress-manager'), server.staff)).toEqual(noSystem)
  })

  it('is offered all systems by name, for both kinds (API-057, PADM-019, PMGR-034)', async () => {
    const page = await addProgressPage(server, 'progress-admin')
    const staffPage = await addProgressPage(server, 'progress-manager')
    expect(await systems(page)).toEqual([])
    const walks = await addSystem(server, { name: 'walks' })
    const cooking = await addSystem(server, { name: 'Cooking' })
    const offered = [
      { id: cooking.id, Name: 'Cooking' },
      { id: walks.id, Name: 'walks' },
    ]
    expect(await systems(page)).toEqual(offered)
    expect(await systems(staffPage, server.staff)).toEqual(offered)
    for (const [id, as] of [
      [staffPage, server.admin],
      [page, server.staff],
    ] as const) {
      const reply = await server.call(setupDataCall, { id }, { as })
      expect([reply.statusCode, reply.json()]).toEqual(notFound)
    }
  })

  it('is attached to a new system, whose name is stored as it was typed without surrounding space (API-058)', async () => {
    const page = await addProgressPage(server, 'progress-admin')
    const [status, { SystemId }] = await setup(page, { SystemName: '  Long Walks ' })
    expect(status).toBe(200)
    expect(await content(page)).toEqual({ ...noSystem, SystemId, SystemName: 'Long Walks', version: 0 })
  })

  it('is attached to an existing system (API-058, API-060)', async () => {
    const { id: SystemId, name } = await addSystem(server)
    const page = await addProgressPage(server, 'progress-admin')
    const staffPage = await addProgressPage(server, 'progress-manager')
    expect(await setup(page, { SystemId })).toEqual([200, { SystemId }])
    expect(await connect(staffPage, SystemId)).toEqual([200, {}])
    expect(await content(page)).toMatchObject({ SystemId, SystemName: name, version: 1 })
    expect(await content(staffPage, server.staff)).toMatchObject({ SystemId, SystemName: name })
  })

  it.each([
    [{}, 400, 'A system name must be provided'],
    [{ SystemName: ' \t ' }, 400, 'A system name must be provided'],
    [{ SystemName: 'Walks\nBcc: x' }, 400, 'A name must be a single line of text'],
    [{ SystemName: 'x'.repeat(201) }, 400, 'The request is not well-formed'],
    [{ SystemName: 'Walks', SystemId: 1 }, 400, 'A page is attached either to a new system or to an existing one'],
    [{ SystemId: 2_000_000_000 }, 404, 'Not found'],
    [{ SystemId: -1 }, 400, 'The request is not well-formed'],
    [{ SystemId: '1' }, 400, 'The request is not well-formed'],
  ])('is not attached by %j', async (input, status, error) => {
    const page = await addProgressPage(server, 'progress-admin')
    expect(await setup(page, input)).toEqual([status, { error, code: expect.any(String) }])
    expect(await countOf(server, 'progress_systems')).toBe(0)
    expect(await countOf(server, 'progress_pages')).toBe(0)
  })

  it('is not attached to an unknown system', async () => {
    expect(await connect(await addProgressPage(server, 'progress-manager'), 2_000_000_000)).toEqual(notFound)
    expect(await countOf(server, 'progress_pages')).toBe(0)
  })
})

describe('a page that is attached', () => {
  it('stays attached to that system: a second setup is refused (T43, PADM-016, PMGR-036)', async () => {
    const system = await addSystem(server)
    const other = await addSystem(server)
    for (const input of [{ SystemName: 'Anew' }, { SystemName: system.name }, { SystemId: other.id }])
      expect(await setup(system.adminPage, input)).toEqual(attachedAlready)
    expect(await connect(system.managerPage, other.id)).toEqual(attachedAlready)
    expect(await countOf(server, 'progress_systems')).toBe(2)
    expect(await content(system.adminPage)).toMatchObject({ SystemId: system.id })
    expect(await content(system.managerPage, server.staff)).toMatchObject({ SystemId: system.id })
  })

  it('is attached once by ten setups at the same moment (F8)', async () => {
    const page = await addProgressPage(server, 'progress-admin')
    const staffPage = await addProgressPage(server, 'progress-manager')
    const { id } = await addSystem(server)
    const tenTimes = <Reply>(work: (number: number) => Promise<Reply>) =>
      Promise.all(Array.from({ length: 10 }, (_, number) => work(number)))
    const created = await tenTimes((number) => setup(page, { SystemName: `Walks of ${number}` }))
    const connected = await tenTimes(() => connect(staffPage, id))
    for (const replies of [created, connected]) {
      expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
      expect(replies.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 9 }, () => attachedAlready))
    }
    expect(await countOf(server, 'progress_systems')).toBe(2)
  })

  it('can be deleted without its system, which other pages show', async () => {
    const system = await addSystem(server)
    await register(server, system)
    await server.services.pages.remove(system.managerPage, theServer)
    const staffPage = await addProgressPage(server, 'progress-manager')
    expect(await connect(staffPage, system.id)).toEqual([200, {}])
    expect((await content(staffPage, server.staff)).Courses).toHaveLength(1)
  })
})

describe('the name of a system', () => {
  it.each(['Long walks', 'LONG WALKS', ' long  walks ', 'Ｌong walks'])('is taken for %j', async (SystemName) => {
    await addSystem(server, { name: 'Long walks' })
    expect(await setup(await addProgressPage(server, 'progress-admin'), { SystemName })).toEqual(nameTaken)
  })

  it('goes to one of ten requests for it at the same moment; the others stay unattached', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => addProgressPage(server, 'progress-admin')))
    const replies = await Promise.all(pages.map((id) => setup(id, { SystemName: 'Walks' })))
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
    expect(replies.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 9 }, () => nameTaken))
    expect(await countOf(server, 'progress_pages')).toBe(1)
    expect(await countOf(server, 'progress_systems')).toBe(1)
  })

  it('cannot be changed when the system is saved (PADM-016)', async () => {
    const system = await addSystem(server, { name: 'Walks' })
    const data = { SystemName: 'Runs', SystemStates: [], SystemStages: [] }
    expect(await save(system, data)).toEqual([
      400,
      { error: 'The name of a progression system cannot be changed', code: 'refused' },
    ])
    expect(await content(system.adminPage)).toMatchObject({ SystemName: 'Walks', SystemStates: { length: 2 } })
    expect(await save(system, { ...data, SystemName: 'Walks', SystemStates: [newEntry('Started')] })).toEqual([
      200,
      { version: 2 },
    ])
  })
})

describe('the right to open these pages', () => {
  it('needs the permission, which core.admin does not imply (PADM-004, PMGR-004, Q8)', async () => {
    const { adminPage, managerPage } = await addSystem(server)
    const status = async (id: number, as?: Visitor) => (await server.call(contentCall, { id }, { as })).statusCode
    const statuses = async (as?: Visitor) => [await status(adminPage, as), await status(managerPage, as)]
    expect(await statuses()).toEqual([404, 404])
    expect(await statuses(await server.logIn())).toEqual([404, 404])
    expect(await statuses(server.admin)).toEqual([200, 404])
    expect(await statuses(server.staff)).toEqual([404, 200])
    for (const permission of ['core.admin', 'core.page-manager'])
      expect(await statuses(await server.logIn(permission))).toEqual([403, 403])
    await server.services.changes.write((tx) => tx.updateTable('pages').set({ published: 1 }).execute())
    expect(await statuses()).toEqual([403, 403])
    expect(await statuses(server.staff)).toEqual([403, 200])
  })
})
