import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { addFile, addFolder, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { refusal } from '../testing/refusal.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { rolesOf, storeRoles, type Resource } from './resources.ts'

const meantime = 'Where access was changed in the meantime, it stays as it is now, without this role.'

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.role-manager')
  trash = trashCalls(server, admin)
})
afterEach(() => server.close())

async function newRole(title: string): Promise<number> {
  return (await server.call('POST private/role-create.json.php', { title }, { as: admin })).json().id
}

async function keep(resource: Resource, ...roleIds: number[]): Promise<void> {
  await server.services.changes.write((tx) => storeRoles(tx, resource, roleIds))
}

async function keptFor(resource: Resource): Promise<number[]> {
  return (await rolesOf(server.services.database.read, resource)).sort((a, b) => a - b)
}

async function aPage(): Promise<Resource> {
  return { ctx: 'page', id: await addPage(server, { published: true }) }
}

/** One resource of each sort. */
async function resources(): Promise<Resource[]> {
  const parent = await topFolder(server, 'protected')
  return [
    await aPage(),
    { ctx: 'menu', id: await addMenuItem(server, { label: 'Minutes' }) },
    { ctx: 'folder', id: await addFolder(server, { parent }) },
    { ctx: 'file', id: await addFile(server, { folder: parent }) },
  ]
}

describe('a deleted role', () => {
  it('comes back with its permissions, its members and everything that named it', async () => {
    const [editors, board] = [await addPerson(server, { permissions: ['core.page-manager'] }), await newRole('Board')]
    const second = await addPerson(server)
    await server.services.database.write((tx) =>
      tx.insertInto('role_accounts').values({ role_id: editors.roleId, account_id: second.accountId }).execute(),
    )
    await server.services.database.write((tx) =>
      tx.updateTable('roles').set({ description: 'Write.' }).where('id', '=', editors.roleId).execute(),
    )
    for (const resource of await resources()) await keep(resource, editors.roleId, board)
    // nobody but the owner sees it, whatever roles it had before
    const personal = await personalFolder(server, second)
    await keep({ ctx: 'file', id: await addFile(server, { folder: personal }) }, editors.roleId)
    const before = await rowsOfTables(server)

    expect((await trash.drop('role', editors.roleId)).json()).toEqual({})
    const pageList = () => server.call('GET private/page-get-list.json.php', undefined, { as: editors })
    expect((await pageList()).statusCode).toBe(403)
    expect(await trash.listed()).toMatchObject([{ kind: 'role', id: editors.roleId }])

    expect(await trash.notesOf('role', editors.roleId)).toEqual([])
    expect(await rowsOfTables(server)).toEqual(before)
    expect((await pageList()).statusCode).toBe(200)
    expect(await trash.listed()).toEqual([])
  })

  it('is not given again what was restricted otherwise or opened in the meantime', async () => {
    const [editors, board, helpers] = [await newRole('Editors'), await newRole('Board'), await newRole('Helpers')]
    const [same, narrowed, widened, opened] = [await aPage(), await aPage(), await aPage(), await aPage()]
    for (const page of [same, narrowed, widened, opened]) await keep(page, editors, board)
    await trash.drop('role', editors)
    await keep(narrowed, helpers)
    await keep(widened, board, helpers)
    await keep(opened)
    expect(await trash.notesOf('role', editors)).toEqual([meantime])
    expect(await keptFor(same)).toEqual([editors, board])
    expect(await keptFor(narrowed)).toEqual([helpers])
    expect(await keptFor(widened)).toEqual([board, helpers])
    expect(await keptFor(opened)).toEqual([])
  })

  it('comes back from the trash of an older version to what has the same other roles as then', async () => {
    const [editors, board] = [await newRole('Editors'), await newRole('Board')]
    const [same, opened] = [await aPage(), await aPage()]
    for (const page of [same, opened]) await keep(page, editors, board)
    await trash.drop('role', editors)
    await keep(opened)
    const facts = JSON.stringify({ others: { page: { [same.id]: [board], [opened.id]: [board] } } })
    await server.services.database.write(async (tx) => {
      await tx.updateTable('trash').set({ facts }).execute()
      await tx.deleteFrom('trash_rows').where('what', '=', 'changed').execute()
    })
    expect(await trash.notesOf('role', editors)).toEqual([meantime])
    expect(await keptFor(same)).toEqual([editors, board])
    expect(await keptFor(opened)).toEqual([])
  })

  it('does not close what was opened before its last other role was deleted, too', async () => {
    const [editors, board] = [await newRole('Editors'), await newRole('Board')]
    const page = await aPage()
    await keep(page, editors, board)
    await trash.drop('role', editors)
    await keep(page)
    await trash.drop('role', board)
    expect(await trash.notesOf('role', editors)).toEqual([meantime])
    expect(await keptFor(page)).toEqual([])
  })

  it('comes back with another that was deleted after it, the last one first', async () => {
    const roles = [await newRole('Editors'), await newRole('Board'), await newRole('Helpers')] as const
    const page = await aPage()
    await keep(page, ...roles)
    for (const role of [roles[0], roles[1]]) await trash.drop('role', role)
    for (const role of [roles[1], roles[0]]) expect(await trash.notesOf('role', role)).toEqual([])
    expect(await keptFor(page)).toEqual([...roles])
  })

  it('comes back while another, deleted after it, stays in the trash', async () => {
    const roles = [await newRole('Editors'), await newRole('Board'), await newRole('Helpers')] as const
    const page = await aPage()
    await keep(page, ...roles)
    for (const role of [roles[0], roles[1]]) await trash.drop('role', role)
    expect(await trash.notesOf('role', roles[0])).toEqual([])
    expect(await keptFor(page)).toEqual([roles[0], roles[2]])
  })

  it('comes back where pages that it could see and members are gone', async () => {
    const [kim, board] = [await addPerson(server, { permissions: ['core.page-manager'] }), await newRole('Board')]
    const page = await aPage()
    await keep(page, kim.roleId, board)
    await trash.drop('role', kim.roleId)
    await trash.drop('page', page.id)
    await server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', kim.accountId).execute())
    expect(await trash.notesOf('role', kim.roleId)).toEqual([])
    const { read } = server.services.database
    expect(await read.selectFrom('role_accounts').where('role_id', '=', kim.roleId).selectAll().execute()).toEqual([])
  })

  it('does not come back beside one of the same title', async () => {
    const editors = await newRole('Editors')
    await trash.drop('role', editors)
    await newRole('EDITORS')
    const reply = await trash.restore('role', editors)
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('roleTaken')])
  })

  it('is gone at once where the site has no trash', async () => {
    await setSettings(server, { TrashDays: 0 })
    const editors = await newRole('Editors')
    expect((await trash.drop('role', editors)).json()).toEqual({})
    expect(await trash.listed()).toEqual([])
  })

  it('leaves nothing in the trash where its deletion is refused', async () => {
    const editors = await newRole('Editors')
    await keep(await aPage(), editors)
    expect((await trash.drop('role', editors)).statusCode).toBe(409)
    expect(await trash.listed()).toEqual([])
  })
})

describe('who brings a role back', () => {
  it('is a role manager, but only with permissions that they have', async () => {
    const manager = await server.logIn('core.role-manager')
    const [plain, editors] = [await newRole('Walkers'), (await server.logIn('core.page-manager')).roleId]
    for (const role of [plain, editors]) await trash.drop('role', role)
    expect((await trash.listed(manager)).map(({ id }) => id)).toEqual([editors, plain])
    const reply = await trash.restore('role', editors, manager)
    expect([reply.statusCode, reply.json()]).toEqual([403, refusal('cannotGrant')])
    expect(await trash.notesOf('role', plain, manager)).toEqual([])
  })

  it('is an administrator, where it is a role of theirs', async () => {
    const [manager, other] = [await server.logIn('core.role-manager'), await server.logIn('core.admin')]
    await trash.drop('role', other.roleId)
    expect(await trash.listed(manager)).toEqual([])
    expect((await trash.restore('role', other.roleId, manager)).statusCode).toBe(404)
    expect(await trash.notesOf('role', other.roleId)).toEqual([])
  })
})

describe('who deletes a role for good', () => {
  it('has all of its permissions, as whoever brings it back', async () => {
    const manager = await server.logIn('core.role-manager')
    const [plain, editors] = [await newRole('Walkers'), (await server.logIn('core.page-manager')).roleId]
    for (const role of [plain, editors]) await trash.drop('role', role)
    const reply = await trash.destroy('role', editors, manager)
    expect([reply.statusCode, reply.json()]).toEqual([403, refusal('cannotGrant')])
    expect((await trash.empty(manager)).json()).toEqual({ deleted: 1 })
    expect((await trash.listed()).map(({ id }) => id)).toEqual([editors])
    const able = await server.logIn('core.role-manager', 'core.page-manager')
    expect((await trash.destroy('role', editors, able)).json()).toEqual({})
    expect(await trash.listed()).toEqual([])
  })

  it('empties also what stands behind many that stay', async () => {
    const manager = await server.logIn('core.role-manager')
    const admins = (await server.logIn('core.page-manager')).roleId
    await trash.drop('role', admins)
    const [row] = await server.services.database.read.selectFrom('trash').selectAll().execute()
    const rows = await server.services.database.read.selectFrom('trash_rows').selectAll().orderBy('id').execute()
    await server.services.database.write(async (tx) => {
      for (let count = 0; count < 200; count++) {
        const { id: _, ...thing } = row!
        const made = await tx
          .insertInto('trash')
          .values({ ...thing, thing_id: 1_000_000 + count })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const { id: __, ...part } of rows)
          await tx
            .insertInto('trash_rows')
            .values({ ...part, trash_id: made.id })
            .execute()
      }
    })
    await trash.drop('role', await newRole('Walkers'))
    expect((await trash.empty(manager)).json()).toEqual({ deleted: 1 })
  })
})
