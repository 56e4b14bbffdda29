import type { FileEntry } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addFolder, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const listKey = 'GET protected/file-get-list.json.php'

let server: TestServer
let open: number
let shut: number
beforeEach(async () => {
  server = await createTestServer()
  open = await topFolder(server, 'public')
  shut = await topFolder(server, 'protected')
})
afterEach(() => server.close())

async function namesFor(as: Visitor, input: object = {}): Promise<string[]> {
  const files: FileEntry[] = (await server.call(listKey, input, { as })).json()
  return files.map((file) => file.name)
}

describe('the files of a folder', () => {
  it('come with id, name, caption, time of creation, whether it is an image, and folder (API-020, FILE-033, FILE-034)', async () => {
    server.time.now = Date.UTC(2026, 10, 3, 12)
    const id = await addFile(server, { folder: open, name: 'hut.png', caption: 'The hut' })
    server.time.now = Date.UTC(2026, 11, 24)
    const manager = await server.logIn('core.file-manager')
    const reply = await server.call(listKey, { f: open }, { as: manager })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      [
        {
          id,
          name: 'hut.png',
          caption: 'The hut',
          ts: Date.UTC(2026, 10, 3, 12) / 1000,
          IsImage: true,
          idFolder: open,
          type: 'image/png',
          size: 4711,
          width: 640,
          height: 480,
        },
      ],
    ])
  })

  it('are in the order of their names, and those of no other folder', async () => {
    const below = await addFolder(server, { parent: open })
    for (const name of ['b 10.png', 'B 9.png', 'a.png', 'Ä.png']) await addFile(server, { folder: open, name })
    await addFile(server, { folder: below, name: 'below.png' })
    const as = await server.logIn()
    expect(await namesFor(as, { f: open })).toEqual(['a.png', 'Ä.png', 'B 9.png', 'b 10.png'])
    expect(await namesFor(as, { f: below })).toEqual(['below.png'])
  })

  it('are images only with i=1: what browsers show as such (API-020)', async () => {
    const types = ['image/png', 'image/svg+xml', 'image/avif', 'image/tiff', 'application/pdf', 'text/plain']
    for (const type of types) await addFile(server, { folder: open, name: type, type })
    const as = await server.logIn()
    expect(await namesFor(as, { f: open, i: 1 })).toEqual(['image/avif', 'image/png', 'image/svg+xml'])
    for (const input of [{ f: open }, { f: open, i: 0 }])
      expect(await namesFor(as, input)).toEqual([...types].sort((a, b) => a.localeCompare(b)))
  })

  it('are only those that this person may see (T36)', async () => {
    const [member, stranger, manager] = [
      await server.logIn(),
      await server.logIn(),
      await server.logIn('core.file-manager'),
    ]
    for (const folder of [open, shut]) {
      await addFile(server, { folder, name: 'plain' })
      await addFile(server, { folder, name: 'kept', roles: [member.roleId] })
    }
    for (const f of [open, shut]) expect(await namesFor(manager, { f })).toEqual(['kept', 'plain'])
    expect(await namesFor(member, { f: open })).toEqual(['kept', 'plain'])
    expect(await namesFor(member, { f: shut })).toEqual(['kept'])
    expect(await namesFor(stranger, { f: open })).toEqual(['plain'])
    expect(await namesFor(stranger, { f: shut })).toEqual([])
  })

  it('are up to date for each person, however often they are requested', async () => {
    const { changes } = server.services
    const [member, stranger, manager] = [
      await server.logIn(),
      await server.logIn(),
      await server.logIn('core.file-manager'),
    ]
    const id = await addFile(server, { folder: shut, name: 'plans', roles: [member.roleId] })
    const seen = async () => [
      await namesFor(member, { f: shut }),
      await namesFor(stranger, { f: shut }),
      await namesFor(manager, { f: shut }),
    ]
    for (let asked = 0; asked < 2; asked++) expect(await seen()).toEqual([['plans'], [], ['plans']])
    await changes.write((tx) => tx.updateTable('file_roles').set({ role_id: stranger.roleId }).execute())
    expect(await seen()).toEqual([[], ['plans'], ['plans']])
    await changes.write((tx) => tx.deleteFrom('role_accounts').where('account_id', '=', stranger.accountId).execute())
    expect(await seen()).toEqual([[], [], ['plans']])
    await server.call('POST private/file-set-properties.json.php', { id, name: 'map', caption: '' }, { as: manager })
    expect(await seen()).toEqual([[], [], ['map']])
    await changes.write((tx) =>
      tx.insertInto('folder_roles').values({ folder_id: shut, role_id: member.roleId }).execute(),
    )
    await changes.write((tx) => tx.deleteFrom('file_roles').execute())
    expect(await seen()).toEqual([['map'], [], ['map']])
    expect(await namesFor(manager, { f: shut, i: 1 })).toEqual(['map'])
    await server.call('GET private/file-delete.json.php', { id }, { as: manager })
    expect(await seen()).toEqual([[], [], []])
  })

  it('of a hidden folder are answered like those of one that does not exist', async () => {
    const [member, owner, admin] = [
      await server.logIn(),
      await server.logIn(),
      await server.logIn('core.admin', 'core.file-manager'),
    ]
    const hidden = await addFolder(server, { parent: shut, name: 'Wages' })
    const personal = await personalFolder(server, owner)
    await addFile(server, { folder: personal, name: 'diary', roles: [member.roleId, admin.roleId] })
    const never = await server.call(listKey, { f: 4711 }, { as: member })
    expect(never.statusCode).toBe(404)
    expect((await server.call(listKey, { f: hidden }, { as: member })).body).toBe(never.body)
    for (const as of [member, admin]) {
      const reply = await server.call(listKey, { f: personal }, { as })
      expect([reply.statusCode, reply.body]).toEqual([404, never.body])
    }
    expect(await namesFor(owner, { f: personal })).toEqual(['diary'])
  })

  it.each(['f=0', 'f=-1', 'f=2147483648', 'f=x', 'f=1&f=2', 'i=2', 'i=1.5', 'g=1', 'f=1%00', 'f[]=1'])(
    'are not answered for %s',
    async (query) => {
      expect((await server.call(listKey, query, { as: await server.logIn() })).statusCode).toBe(400)
    },
  )

  it('are only for people who are logged in', async () => {
    await addFile(server, { folder: open })
    expect((await server.call(listKey, { f: open })).statusCode).toBe(401)
  })
})

describe('the files of all folders', () => {
  it('are the newest first, of all that this person may see, and with i=1 its images (API-020)', async () => {
    const [member, other] = [await server.logIn(), await server.logIn()]
    const below = await addFolder(server, { parent: open })
    const opened = await addFolder(server, { parent: shut, roles: [member.roleId] })
    await addFile(server, { folder: open, name: 'first' })
    await addFile(server, { folder: await personalFolder(server, member), name: 'mine' })
    await addFile(server, { folder: await personalFolder(server, other), name: 'theirs' })
    await addFile(server, { folder: shut, name: 'shut' })
    await addFile(server, { folder: opened, name: 'opened', type: 'application/pdf' })
    await addFile(server, { folder: below, name: 'last' })
    expect(await namesFor(member)).toEqual(['last', 'opened', 'mine', 'first'])
    expect(await namesFor(member, { i: 1 })).toEqual(['last', 'mine', 'first'])
    expect(await namesFor(other)).toEqual(['last', 'theirs', 'first'])
    expect(await namesFor(await server.logIn('core.admin'))).toEqual(['last', 'opened', 'shut', 'first'])
  })

  it('are 5,000 at most', async () => {
    const { changes, now } = server.services
    const file = { folder_id: open, caption: '', type: 'image/png', size: 1, sha256: '', width: 1, height: 1 }
    await changes.write(async (tx) => {
      for (let first = 0; first < 5010; first += 501) {
        const rows = Array.from({ length: 501 }, (_, i) => ({ name: `${first + i}`, storage_key: `${first + i}` }))
        await tx
          .insertInto('files')
          .values(rows.map((row) => ({ ...file, ...row, created: now() })))
          .execute()
      }
    })
    const names = await namesFor(await server.logIn(), { i: 1 })
    expect([names.length, names[0], names.at(-1)]).toEqual([5000, '5009', '10'])
  })
})
