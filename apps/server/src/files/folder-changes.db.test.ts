import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addFolder, countOf, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const createKey = 'POST private/folder-create.json.php'
const deleteKey = 'GET private/folder-delete.json.php'

let server: TestServer
let manager: Visitor
let open: number
let shut: number
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  open = await topFolder(server, 'public')
  shut = await topFolder(server, 'protected')
})
afterEach(() => server.close())

const create = (name: string, parentid: number, as: Visitor | undefined = manager) =>
  server.call(createKey, { name, parentid }, { as })
const remove = (id: number, as: Visitor | undefined = manager) => server.call(deleteKey, { id }, { as })

async function rowOf(id: number) {
  const row = server.services.database.read.selectFrom('folders').where('id', '=', id)
  return row.select(['parent_id', 'name', 'root', 'account_id']).executeTakeFirst()
}

describe('creating a folder', () => {
  it('answers the id of a new folder in the given one (API-019)', async () => {
    const reply = await create('  Lakes  ', open)
    expect([reply.statusCode, reply.json()]).toEqual([200, { id: expect.any(Number) }])
    expect(await rowOf(reply.json().id)).toEqual({ parent_id: open, name: 'Lakes', root: null, account_id: null })
    expect((await create('North', reply.json().id)).statusCode).toBe(200)
  })

  it.each(['Z', 'ü'.repeat(100), '👩‍👩‍👧 Family', 'a.b', '...', 'con', "it's <b>&amp;"])(
    'takes the name %j',
    async (name) => {
      const { id } = (await create(name, open)).json()
      expect((await rowOf(id))?.name).toBe(name)
    },
  )

  it.each([
    '',
    '   ',
    '.',
    '..',
    'a/b',
    '/',
    'a\nb',
    'a\u0000b',
    'a\u007fb',
    'a\u2028b',
    'a\u202egnp.exe',
    'x'.repeat(101),
  ])('refuses the name %j', async (name) => {
    const before = await countOf(server, 'folders')
    expect((await create(name, open)).statusCode).toBe(400)
    expect(await countOf(server, 'folders')).toBe(before)
  })

  it.each(['lakes', 'LAKES', ' Lakes ', 'Ｌａｋｅｓ'])('refuses %j beside Lakes, but not elsewhere', async (name) => {
    await create('Lakes', open)
    const reply = await create(name, open)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'A folder with this name already exists', code: 'folder-taken' },
    ])
    expect((await create(name, shut)).statusCode).toBe(200)
  })

  it('makes one folder for twenty equal requests at once', async () => {
    const before = await countOf(server, 'folders')
    const replies = await Promise.all(Array.from({ length: 20 }, () => create('Lakes', open)))
    const statuses = replies.map((reply) => reply.statusCode).filter((status) => status !== 409)
    expect([statuses, await countOf(server, 'folders')]).toEqual([[200], before + 1])
  })

  it('goes sixteen levels deep', async () => {
    let parent = open
    for (let level = 2; level <= 16; level++) parent = (await create(`Level ${level}`, parent)).json().id
    const reply = await create('Level 17', parent)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'Folders cannot be nested any deeper', code: 'folder-too-deep' },
    ])
  })

  it('is refused with fields that callers may not set', async () => {
    for (const more of [{ root: 'public' }, { account_id: 1 }, { id: 4711 }, { parent_id: shut }, { roles: [1] }]) {
      const reply = await server.call(createKey, { name: 'Lakes', parentid: open, ...more }, { as: manager })
      expect(reply.statusCode).toBe(400)
    }
  })

  it('needs the right to manage the parent: 403 for others who see it, 404 for all others', async () => {
    const member = await server.logIn()
    const editor = await server.logIn('plugin.note.editor')
    const hidden = await addFolder(server, { parent: shut, name: 'Wages' })
    const never = await create('Lakes', 4711, member)
    expect(never.statusCode).toBe(404)
    for (const as of [member, editor]) {
      expect((await create('Lakes', open, as)).statusCode).toBe(403)
      expect((await create('Lakes', shut, as)).statusCode).toBe(403)
      expect((await create('Lakes', hidden, as)).body).toBe(never.body)
      expect((await create('Lakes', await personalFolder(server, as), as)).statusCode).toBe(200)
    }
  })

  it('is refused in somebody else’s personal folder like in a missing one, also for core.admin', async () => {
    const admin = await server.logIn('core.admin', 'core.file-manager')
    const foreign = await personalFolder(server, manager)
    const below = (await create('Diary', foreign)).json().id
    const never = await create('Lakes', 4711, admin)
    for (const id of [foreign, below]) {
      const reply = await create('Lakes', id, admin)
      expect([reply.statusCode, reply.body]).toEqual([404, never.body])
    }
  })
})

describe('deleting a folder', () => {
  it('removes an empty one', async () => {
    const id = await addFolder(server, { parent: open })
    const reply = await remove(id)
    expect([reply.statusCode, reply.json(), await rowOf(id)]).toEqual([200, {}, undefined])
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('is refused for the top-level folders, also for the own personal one', async () => {
    for (const id of [open, shut, await personalFolder(server, manager)]) {
      const reply = await remove(id)
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'This folder cannot be deleted', code: 'folder-static' },
      ])
      expect(await rowOf(id)).toBeDefined()
    }
  })

  it('is refused while it contains a file or a folder', async () => {
    const withFile = await addFolder(server, { parent: open, name: 'Lakes' })
    await addFile(server, { folder: withFile })
    const withFolder = await addFolder(server, { parent: open, name: 'Huts' })
    await addFolder(server, { parent: withFolder })
    for (const id of [withFile, withFolder]) {
      const reply = await remove(id)
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'Only an empty folder can be deleted', code: 'folder-not-empty' },
      ])
      expect(await rowOf(id)).toBeDefined()
    }
  })

  it('leaves nothing without a folder when something is added to it at the same moment', async () => {
    for (let round = 0; round < 15; round++) {
      const id = await addFolder(server, { parent: open, name: `Round ${round}` })
      const file = await addFile(server, { folder: open })
      const [removed, created, moved] = await Promise.all([
        remove(id),
        create('Lakes', id),
        server.call('GET private/file-move.json.php', { iid: file, fid: id }, { as: manager }),
      ])
      const gone = removed.statusCode === 200
      expect([200, 409]).toContain(removed.statusCode)
      expect([created.statusCode, moved.statusCode]).toEqual(gone ? [404, 404] : [200, 200])
      expect((await rowOf(id)) === undefined).toBe(gone)
    }
  })

  it('needs the right to manage it: 403 for others who see it, 404 for all others', async () => {
    const member = await server.logIn('plugin.note.editor')
    const seen = await addFolder(server, { parent: open, name: 'Lakes' })
    const opened = await addFolder(server, { parent: shut, name: 'Minutes', roles: [member.roleId] })
    const hidden = await addFolder(server, { parent: shut, name: 'Wages' })
    const foreign = await addFolder(server, { parent: await personalFolder(server, manager), name: 'Diary' })
    const never = await remove(4711, member)
    expect([await remove(seen, member), await remove(opened, member)].map((r) => r.statusCode)).toEqual([403, 403])
    for (const id of [hidden, foreign]) expect((await remove(id, member)).body).toBe(never.body)
    expect((await remove(foreign, await server.logIn('core.admin'))).body).toBe(never.body)
    for (const id of [seen, opened, hidden, foreign]) expect(await rowOf(id)).toBeDefined()
  })
})
