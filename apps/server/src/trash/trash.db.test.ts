import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../files/folder-row.ts'
import { auditOf } from '../testing/audit.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { addFile, addFolder, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'
import { filesOnDisk, uploaded } from '../testing/uploads.ts'
import { refusal } from '../testing/refusal.ts'

const dayMs = 24 * 60 * 60 * 1000

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager')
  trash = trashCalls(server, admin)
})
afterEach(() => server.close())

describe('who may', () => {
  it('each sees what they could have deleted, administrators all of it, and only owners what is their own', async () => {
    const managers = {
      page: await server.logIn('core.page-manager'),
      file: await server.logIn('core.file-manager'),
      account: await server.logIn('core.account-manager'),
    }
    const owner = await server.logIn()
    await trash.drop('page', await addPage(server))
    await trash.drop('file', await addFile(server, { folder: await topFolder(server, 'public') }))
    await trash.drop('account', (await addPerson(server)).accountId)
    const own = await addFile(server, { folder: await personalFolder(server, owner) })
    await trash.drop('file', own, owner)
    for (const kind of ['page', 'file', 'account'] as const) {
      const [only, ...others] = await trash.listed(managers[kind])
      expect([only?.kind, others]).toEqual([kind, []])
    }
    expect((await trash.listed()).map(({ kind }) => kind)).toEqual(['account', 'file', 'page'])
    expect(await trash.listed(owner)).toMatchObject([{ kind: 'file', id: own }])
    for (const stranger of [admin, managers.file, await server.logIn()]) {
      expect((await trash.restore('file', own, stranger)).statusCode).toBe(404)
      expect((await trash.destroy('file', own, stranger)).statusCode).toBe(404)
    }
    const [entry] = (await auditOf(server)).slice(-1)
    expect(entry?.subject).not.toBe('hut.png')
    expect((await trash.restore('file', own, owner)).statusCode).toBe(200)
  })

  it('nobody else is shown anything, brings anything back or deletes anything for good', async () => {
    const things = [
      ['page', await addPage(server)],
      ['file', await addFile(server, { folder: await topFolder(server, 'public') })],
      ['folder', await addFolder(server, { parent: await topFolder(server, 'protected') })],
      ['account', (await addPerson(server)).accountId],
    ] as const
    for (const [kind, id] of things) await trash.drop(kind, id)
    const left = await trash.listed()
    expect(left).toHaveLength(4)
    const strangers = {
      // editors of a page may not delete it either
      page: await server.logIn('plugin.note.editor', 'core.file-manager', 'core.account-manager'),
      file: await server.logIn('core.page-manager', 'core.account-manager'),
      folder: await server.logIn('core.page-manager', 'core.account-manager'),
      account: await server.logIn('core.page-manager', 'core.file-manager', 'core.role-manager'),
    }
    const member = await server.logIn()
    for (const [kind, id] of things)
      for (const stranger of [strangers[kind], member]) {
        expect(await trash.listed(stranger, { kind })).toEqual([])
        for (const call of [trash.restore, trash.destroy])
          expect((await call(kind, id, stranger)).json()).toEqual(refusal('notFound'))
        expect((await trash.empty(stranger, kind)).json()).toEqual({ deleted: 0 })
      }
    expect((await trash.empty(member)).json()).toEqual({ deleted: 0 })
    expect(await trash.listed()).toEqual(left)
  })

  it('lists 100 at a time, the newest first, and by kind', async () => {
    const pages: number[] = []
    for (let count = 0; count < 101; count++) pages.push(await addPage(server))
    for (const id of pages) await trash.drop('page', id)
    const first = await trash.listed()
    expect(first.map(({ id }) => id)).toEqual(pages.toReversed().slice(0, 100))
    expect(await trash.listed(admin, { before: first.at(-1)?.entry })).toMatchObject([{ id: pages[0] }])
    expect(await trash.listed(admin, { kind: 'file' })).toEqual([])
  })
})

describe('at once', () => {
  it('two people bring something back once', async () => {
    const other = await server.logIn('core.page-manager')
    const id = await addPage(server, { url: 'huts' })
    const before = await rowsOfTables(server)
    await trash.drop('page', id)
    const replies = await Promise.all([admin, other, admin, other].map((as) => trash.restore('page', id, as)))
    expect(replies.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['200', '404', '404', '404'])
    expect(await rowsOfTables(server)).toEqual(before)
  })

  it('two pages are brought back to the same address: one of them has it, and none is lost', async () => {
    const [one, other] = [await addPage(server, { url: 'huts' }), await addPage(server)]
    await trash.drop('page', one)
    await server.call(
      'POST private/page-update.json.php',
      { id: other, title: 'Other', url: 'huts', published: true, pub_start: null, pub_end: null },
      { as: admin },
    )
    await trash.drop('page', other)
    await Promise.all([one, other].map((id) => trash.restore('page', id)))
    // where both looked before either was there, one of them is refused and still in the trash
    for (const { id } of await trash.listed()) await trash.restore('page', id)
    const pages = server.services.database.read.selectFrom('pages').where('id', 'in', [one, other]).select('url')
    expect((await pages.orderBy('url').execute()).map(({ url }) => url)).toEqual(['', 'huts'])
  })

  it('what is brought back while others empty the trash keeps its bytes', async () => {
    const { database, sweep } = server.services
    const folder = await topFolder(server, 'public')
    const id = await uploaded(server, admin, { idFolder: folder, bytes: 'Huts' })
    await trash.drop('file', id)
    const calls: Promise<unknown>[] = []
    await database.write(async (tx) => {
      await lockFolder(tx, folder)
      for (const call of [() => trash.restore('file', id), () => trash.empty()]) {
        calls.push(call())
        await untilOneWaits(database, calls.length - 1)
      }
    })
    await Promise.all(calls)
    await sweep.run()
    const reply = await server.get(`/api/1/private/file-get.php?id=${id}`, { as: admin })
    expect([reply.statusCode, reply.body]).toEqual([200, 'Huts'])
  })
})

async function rowsIn(table: 'trash' | 'trash_rows' | 'trash_bytes'): Promise<number> {
  return (await server.services.database.read.selectFrom(table).selectAll().execute()).length
}

describe('in the end', () => {
  it('things are deleted for good after the days of the setting, with their bytes', async () => {
    await setSettings(server, { TrashDays: 2 })
    await trash.drop('page', await addPage(server))
    const idFolder = await topFolder(server, 'public')
    await trash.drop('file', await uploaded(server, admin, { idFolder, bytes: 'Huts' }))
    const expire = async () => {
      await server.services.maintenance.run()
      await server.services.sweep.run()
    }
    server.time.now += 2 * dayMs - 1000
    await expire()
    expect([await rowsIn('trash'), filesOnDisk(server).length]).toEqual([2, 1])
    server.time.now += 1000
    await expire()
    expect(filesOnDisk(server)).toEqual([])
    for (const table of ['trash', 'trash_rows', 'trash_bytes'] as const) expect(await rowsIn(table)).toBe(0)
  })

  it('things are deleted for good at once where the days become fewer', async () => {
    await trash.drop('page', await addPage(server))
    server.time.now += 3 * dayMs
    await server.services.maintenance.run()
    expect(await rowsIn('trash')).toBe(1)
    await setSettings(server, { TrashDays: 3 })
    await server.services.maintenance.run()
    expect(await rowsIn('trash')).toBe(0)
  })

  it('emptying deletes for good what one could bring back, and nothing else', async () => {
    const pages = await server.logIn('core.page-manager')
    const file = await addFile(server, { folder: await topFolder(server, 'public') })
    await trash.drop('page', await addPage(server))
    await trash.drop('file', file)
    expect((await trash.empty(pages)).json()).toEqual({ deleted: 1 })
    expect(await trash.listed()).toMatchObject([{ kind: 'file', id: file }])
  })

  it('a site without a trash deletes at once', async () => {
    await setSettings(server, { TrashDays: 0 })
    const id = await addPage(server)
    expect((await trash.drop('page', id)).json()).toEqual({})
    expect((await trash.restore('page', id)).statusCode).toBe(404)
  })
})
