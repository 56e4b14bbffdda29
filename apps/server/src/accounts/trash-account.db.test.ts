import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addFolder, fileRow, personalFolder } from '../testing/folders-and-files.ts'
import { addPerson, isLoggedIn } from '../testing/people.ts'
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

describe('a deleted account', () => {
  it('comes back with password, second factor, roles and files, but no session', async () => {
    const kim = await addPerson(server, { permissions: ['core.page-manager'] })
    const page = await addPage(server)
    const folder = await personalFolder(server, kim)
    const inner = await addFolder(server, { parent: folder })
    const idFile = await uploaded(server, kim, { idFolder: inner, bytes: 'Mine' })
    await write(async (tx) => {
      await tx.updateTable('page_contents').set({ account_id: kim.accountId }).where('page_id', '=', page).execute()
      await tx.insertInto('second_factors').values({ account_id: kim.accountId, secret: 'ABC', created: 1 }).execute()
      await tx.insertInto('recovery_codes').values({ account_id: kim.accountId, code_hash: 'abc' }).execute()
    })
    const before = await rowsOfTables(server)
    expect((await trash.drop('account', kim.accountId)).json()).toEqual({})
    expect(await fileRow(server, idFile)).toBeUndefined()
    await server.services.sweep.run()
    expect(await trash.notesOf('account', kim.accountId)).toEqual([])
    expect(await rowsOfTables(server)).toEqual(before)
    expect(await isLoggedIn(server, kim.cookie)).toBe(false)
    expect(await bytesAre((await fileRow(server, idFile))?.storage_key ?? '')).toBe(true)
  })

  it('comes back without roles that the restoring person could not give', async () => {
    const manager = await server.logIn('core.account-manager')
    const kim = await addPerson(server, { permissions: ['core.page-manager'] })
    await trash.drop('account', kim.accountId)
    expect(await trash.notesOf('account', kim.accountId, manager)).toEqual([
      'It is no longer a member of roles with permissions that you do not have yourself.',
    ])
    const { read } = server.services.database
    expect(
      await read.selectFrom('role_accounts').where('account_id', '=', kim.accountId).selectAll().execute(),
    ).toEqual([])
  })

  it('is seen by administrators only, where it is one of theirs', async () => {
    const manager = await server.logIn('core.account-manager')
    const kim = await addPerson(server, { permissions: ['core.admin'] })
    await trash.drop('account', kim.accountId)
    expect(await trash.listed(manager)).toEqual([])
    expect((await trash.destroy('account', kim.accountId, manager)).statusCode).toBe(404)
    expect(await trash.listed()).toMatchObject([{ kind: 'account', id: kim.accountId }])
  })

  it('does not come back beside one of the same address and name', async () => {
    const kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
    await trash.drop('account', kim.accountId)
    await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
    expect((await trash.restore('account', kim.accountId)).statusCode).toBe(409)
  })

  it('takes with it for good what only it could see', async () => {
    const kim = await addPerson(server)
    const file = await uploaded(server, kim, { idFolder: await personalFolder(server, kim), bytes: 'Mine' })
    const key = (await fileRow(server, file))?.storage_key ?? ''
    await trash.drop('file', file, kim)
    await trash.drop('account', kim.accountId)
    await trash.destroy('account', kim.accountId)
    await server.services.sweep.run()
    expect(await bytesAre(key)).toBe(false)
    const { read } = server.services.database
    for (const table of ['trash', 'trash_rows', 'trash_bytes'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('comes back with 10,000 files', { timeout: 60_000 }, async () => {
    const kim = await addPerson(server)
    const folder_id = await personalFolder(server, kim)
    const file = {
      folder_id,
      caption: '',
      type: 'text/plain',
      size: 1,
      sha256: '',
      width: null,
      height: null,
      created: 1,
    }
    await write(async (tx) => {
      for (let start = 0; start < 10_000; start += 500)
        await tx
          .insertInto('files')
          .values(
            Array.from({ length: 500 }, (_, at) => ({
              ...file,
              name: `${start + at}`,
              storage_key: `k/${start + at}`,
            })),
          )
          .execute()
    })
    const before = await rowsOfTables(server)
    await trash.drop('account', kim.accountId)
    await trash.restore('account', kim.accountId)
    expect(await rowsOfTables(server)).toEqual(before)
  })
})
