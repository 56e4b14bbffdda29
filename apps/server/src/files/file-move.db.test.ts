import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addFolder, fileRow, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

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

const move = (iid: number, fid: number, as: Visitor | undefined = manager) =>
  server.call('GET private/file-move.json.php', { iid, fid }, { as })
const folderOf = async (id: number) => (await fileRow(server, id))?.folder_id

describe('moving a file', () => {
  it('puts it into the folder, and changes nothing else of it (API-023)', async () => {
    const member = await server.logIn()
    const file = await addFile(server, { folder: shut, caption: 'The hut', roles: [member.roleId] })
    const before = await fileRow(server, file)
    const reply = await move(file, open)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await fileRow(server, file)).toEqual({ ...before, folder_id: open })
    const roles = server.services.database.read.selectFrom('file_roles').where('file_id', '=', file)
    expect(await roles.select('role_id').execute()).toEqual([{ role_id: member.roleId }])
  })

  it('to the folder that it is in changes nothing', async () => {
    const file = await addFile(server, { folder: open })
    expect((await move(file, open)).statusCode).toBe(200)
    expect(await folderOf(file)).toBe(open)
  })

  it('shows or hides it at once: moving to Public publishes (T35)', async () => {
    const member = await server.logIn()
    const file = await addFile(server, { folder: shut, caption: 'The hut' })
    const caption = async () =>
      (await server.call('POST protected/image-get-captions.json.php', { ids: [file] })).json()
    expect(await caption()).toEqual([''])
    expect((await move(file, open, member)).statusCode).toBe(404)
    const version = server.services.changes.version()
    expect((await move(file, open)).statusCode).toBe(200)
    expect(await caption()).toEqual(['The hut'])
    expect(server.services.changes.version()).toBeGreaterThan(version)
    await move(file, shut)
    expect(await caption()).toEqual([''])
  })

  it('works out of and into the own personal folder, for those who manage both sides', async () => {
    const own = await personalFolder(server, manager)
    const file = await addFile(server, { folder: own })
    expect((await move(file, open)).statusCode).toBe(200)
    expect((await move(file, own)).statusCode).toBe(200)
    expect(await folderOf(file)).toBe(own)
  })

  it('needs the right on the file and on the folder (T35)', async () => {
    const editor = await server.logIn('plugin.note.editor')
    const own = await personalFolder(server, editor)
    const below = await addFolder(server, { parent: own, name: 'Drafts' })
    const mine = await addFile(server, { folder: own })
    const shown = await addFile(server, { folder: open })
    const hidden = await addFile(server, { folder: shut })
    const foreign = await addFile(server, { folder: await personalFolder(server, manager) })
    const wages = await addFolder(server, { parent: shut, name: 'Wages' })
    const never = await move(4711, own, editor)

    expect((await move(mine, below, editor)).statusCode).toBe(200)
    // seen, but not theirs to change: to publish the own file takes a manager
    for (const [file, folder] of [
      [mine, open],
      [mine, shut],
      [shown, own],
    ] as const)
      expect((await move(file, folder, editor)).statusCode).toBe(403)
    // not seen
    for (const [file, folder] of [
      [mine, wages],
      [mine, await personalFolder(server, manager)],
      [mine, 4711],
      [hidden, own],
      [foreign, own],
    ] as const)
      expect((await move(file, folder, editor)).body).toBe(never.body)
    expect([await folderOf(mine), await folderOf(shown), await folderOf(hidden)]).toEqual([below, open, shut])
  })

  it('never works with somebody else’s personal folder, whatever the permissions', async () => {
    const admin = await server.logIn('core.admin', 'core.file-manager')
    const theirs = await personalFolder(server, manager)
    const diary = await addFile(server, { folder: theirs, roles: [admin.roleId] })
    const file = await addFile(server, { folder: open })
    expect((await move(diary, open, admin)).statusCode).toBe(404)
    expect((await move(file, theirs, admin)).statusCode).toBe(404)
    expect([await folderOf(diary), await folderOf(file)]).toEqual([theirs, open])
  })

  it('must come from the site itself', async () => {
    const file = await addFile(server, { folder: open })
    const headers = { 'sec-fetch-site': 'cross-site' }
    const reply = await server.call(
      'GET private/file-move.json.php',
      { iid: file, fid: shut },
      { as: manager, headers },
    )
    expect([reply.statusCode, await folderOf(file)]).toEqual([403, open])
  })
})
