import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSettings } from '../testing/content.ts'
import { addFile, addFolder, fileRow, topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager')
  trash = trashCalls(server, admin)
})
afterEach(() => server.close())

function write(work: Parameters<TestServer['services']['changes']['write']>[0]) {
  return server.services.changes.write(work)
}

async function bytesAre(key: string): Promise<boolean> {
  return (await server.services.files.read(key)) !== undefined
}

describe('a deleted file', () => {
  async function logo(): Promise<{ id: number; key: string }> {
    const idFolder = await topFolder(server, 'public')
    const id = await uploaded(server, admin, { idFolder, name: 'hut.png', bytes: await picture() })
    await setSettings(server, { SiteLogoLarge: id })
    await write((tx) => tx.insertInto('file_roles').values({ file_id: id, role_id: admin.roleId }).execute())
    await server.get(`/api/1/private/file-get.php?id=${id}&thumb=1`, { as: admin })
    return { id, key: (await fileRow(server, id))?.storage_key ?? '' }
  }

  it('comes back with its bytes and its place as the logo, and nobody gets it meanwhile', async () => {
    const { id, key } = await logo()
    const address = `/api/1/private/file-get.php?id=${id}`
    const before = await rowsOfTables(server)
    await trash.drop('file', id)
    await server.services.sweep.run()
    for (const query of ['', '&thumb=1', '&w=320'])
      expect((await server.get(`${address}${query}`, { as: admin })).statusCode).toBe(404)
    expect(await bytesAre(key)).toBe(true)
    expect(await trash.notesOf('file', id)).toEqual([])
    expect(await rowsOfTables(server)).toEqual(before)
    await server.services.sweep.run()
    expect((await server.get(address, { as: admin })).statusCode).toBe(200)
  })

  it('loses its bytes when it is deleted for good', async () => {
    const { id, key } = await logo()
    await trash.drop('file', id)
    expect((await trash.destroy('file', id)).json()).toEqual({})
    await server.services.sweep.run()
    expect(await bytesAre(key)).toBe(false)
    expect((await trash.restore('file', id)).statusCode).toBe(404)
  })

  it('waits for its folder, and goes to the next one above, as closed as before, once that is gone for good', async () => {
    const top = await topFolder(server, 'public')
    const member = await server.logIn()
    const folder = await addFolder(server, { parent: top, name: 'Minutes', roles: [member.roleId] })
    const file = await addFile(server, { folder })
    await trash.drop('file', file)
    await trash.drop('folder', folder)
    expect((await trash.restore('file', file)).json()).toEqual({
      error: 'The folder that it was in is in the trash, too: restore that one first',
      code: 'folder-in-trash',
    })
    await trash.destroy('folder', folder)
    expect(await trash.notesOf('file', file)).toEqual([expect.stringMatching(/^It is in ‘.*’ now, as the folder/)])
    expect((await fileRow(server, file))?.folder_id).toBe(top)
    const { read } = server.services.database
    expect(await read.selectFrom('file_roles').where('file_id', '=', file).select('role_id').execute()).toEqual([
      { role_id: member.roleId },
    ])
  })
})

describe('a deleted folder', () => {
  it('comes back with its roles', async () => {
    const folder = await addFolder(server, { parent: await topFolder(server, 'public'), roles: [admin.roleId] })
    const before = await rowsOfTables(server)
    await trash.drop('folder', folder)
    expect(await trash.notesOf('folder', folder)).toEqual([])
    expect(await rowsOfTables(server)).toEqual(before)
  })

  it('gets another name where there is one of its name', async () => {
    const parent = await topFolder(server, 'public')
    const folder = await addFolder(server, { parent, name: 'Huts' })
    await trash.drop('folder', folder)
    await addFolder(server, { parent, name: 'huts' })
    expect(await trash.notesOf('folder', folder)).toEqual([
      'It is called ‘Huts (2)’ now, as there is another folder ‘Huts’.',
    ])
  })
})
