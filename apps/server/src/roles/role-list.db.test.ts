import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { latestOf } from '../testing/audit.ts'
import { addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { storeRoles, type Resource } from './resources.ts'
import { refusal } from '../testing/refusal.ts'

const list = 'GET private/role-get-list.json.php'
const create = 'POST private/role-create.json.php'
const remove = 'GET private/role-delete.json.php'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer({ starterSite: true })
  as = await server.logIn('core.role-manager')
})
afterEach(() => server.close())

const roles = async () => (await server.call(list, undefined, { as })).json()
const newRole = (title: string) => server.call(create, { title }, { as })
const deleteRole = (id: number, who = as) => server.call(remove, { id }, { as: who })

async function roleId(title = 'Committee'): Promise<number> {
  return (await newRole(title)).json().id
}

async function keep(resource: Resource, ...roleIds: number[]): Promise<void> {
  await server.services.changes.write((tx) => storeRoles(tx, resource, roleIds))
}

async function topFolder(root: 'personal' | 'public'): Promise<number> {
  const { read } = server.services.database
  return (await read.selectFrom('folders').where('root', '=', root).select('id').executeTakeFirstOrThrow()).id
}

describe('role-get-list', () => {
  it('answers id and title of every role (ROLE-009, API-036)', async () => {
    const id = await roleId()
    expect(await roles()).toEqual([
      {
        id: 1,
        title: 'Administrators',
        grantable: false,
        allows: expect.arrayContaining(['Administer the whole site']),
      },
      { id: as.roleId, title: as.email, allows: ['Manage roles'] },
      { id, title: 'Committee' },
    ])
  })

  it('marks the roles with rights that the person lacks, of which an administrator has none', async () => {
    await roleId()
    expect((await roles()).map(({ grantable }: { grantable?: false }) => grantable)).toEqual([
      false,
      undefined,
      undefined,
    ])
    const admin = await server.logIn('core.admin')
    const all = (await server.call(list, undefined, { as: admin })).json()
    expect(all.filter((role: object) => 'grantable' in role)).toEqual([])
  })
})

describe('role-create', () => {
  it('answers the id of a role without members and permissions (API-035)', async () => {
    const reply = await newRole('  Committee ')
    expect(reply.json()).toEqual({ id: expect.any(Number) })
    const { id } = reply.json()
    expect((await roles()).at(-1)).toEqual({ id, title: 'Committee' })
    const lists = (await server.call('GET private/role-editor-get-list.json.php', { id }, { as })).json()
    expect([...lists.accounts, ...lists.permissions].some((entry) => entry.linked)).toBe(false)
    expect(server.log.join('')).toMatch(new RegExp(`"by":${as.accountId},"role":${id},.*"msg":"role created"`))
  })

  it('accepts an empty title, any number of times (ROLE-005)', async () => {
    expect((await newRole('')).statusCode).toBe(200)
    expect((await newRole('   ')).statusCode).toBe(200)
    expect((await roles()).slice(-2)).toMatchObject([{ title: '' }, { title: '' }])
  })

  it.each(['Committee', 'COMMITTEE', ' committee ', 'Ｃommittee'])(
    'refuses %j where there is Committee',
    async (title) => {
      await roleId()
      const reply = await newRole(title)
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'A role with this title already exists', code: 'role-taken' },
      ])
      expect(await roles()).toHaveLength(3)
    },
  )

  it('refuses a title of more than 100 characters', async () => {
    expect((await newRole('a'.repeat(101))).statusCode).toBe(400)
    expect((await newRole('a'.repeat(100))).statusCode).toBe(200)
  })

  it('creates one role when its title is requested many times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, roles)) // opens all connections that there may be
    const replies = await Promise.all(Array.from({ length: 20 }, () => newRole('Once')))
    expect(replies.map((reply) => reply.statusCode).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect((await roles()).filter((role: { title: string }) => role.title === 'Once')).toHaveLength(1)
  })
})

describe('role-update', () => {
  const update = (input: object, who = as) => server.call('POST private/role-update.json.php', input, { as: who })

  it('changes title and description, and says so in the audit log', async () => {
    const id = await roleId()
    expect((await update({ id, title: ' Board ', description: ' Decides. ' })).json()).toEqual({})
    expect((await roles()).at(-1)).toEqual({ id, title: 'Board', description: 'Decides.' })
    const read = await server.call('GET private/role-editor-get-role.json.php', { id }, { as })
    expect(read.json()).toMatchObject({ description: 'Decides.' })
    const { summary, details } = await latestOf(server)
    expect(summary).toBe('Role changed')
    expect(details).toBe("Title before: 'Committee'. Description: 'Decides.'")
  })

  it('keeps the title of the role itself, and refuses that of another', async () => {
    const [id, other] = [await roleId(), await roleId('Board')]
    expect((await update({ id, title: 'committee', description: '' })).statusCode).toBe(200)
    expect((await update({ id: other, title: 'Committee', description: '' })).statusCode).toBe(409)
    expect((await roles()).map(({ title }: { title: string }) => title).slice(-2)).toEqual(['committee', 'Board'])
  })

  it('is refused for a role with rights that the person lacks', async () => {
    expect((await update({ id: 1, title: 'Helpers', description: '' })).statusCode).toBe(403)
    expect((await roles())[0].title).toBe('Administrators')
  })
})

describe('role-delete', () => {
  it('deletes a role and revokes its permissions, on the next request (API-037, ROLE-012)', async () => {
    const member = await server.logIn('core.role-manager')
    expect((await server.call(list, undefined, { as: member })).statusCode).toBe(200)
    expect((await deleteRole(member.roleId)).json()).toEqual({})
    expect((await server.call(list, undefined, { as: member })).statusCode).toBe(403)
    const { read } = server.services.database
    for (const table of ['role_permissions', 'role_accounts'] as const)
      expect(await read.selectFrom(table).where('role_id', '=', member.roleId).selectAll().execute()).toEqual([])
    expect(server.log.join('')).toMatch(/"role":\d+,.*"permissions":\["core.role-manager"\],.*"msg":"role deleted"/)
  })

  it('answers 404 for a role that does not exist', async () => {
    const id = await roleId()
    await deleteRole(id)
    for (const gone of [id, 4711])
      expect([(await deleteRole(gone)).statusCode, (await deleteRole(gone)).json()]).toEqual([404, refusal('notFound')])
  })

  it('is refused to people who lack a permission of the role; core.admin includes all', async () => {
    const pageManager = await server.logIn('core.page-manager')
    const reply = await deleteRole(pageManager.roleId)
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { error: 'You can only grant or revoke permissions that you have yourself', code: 'cannot-grant' },
    ])
    expect((await server.call('GET private/page-get-list.json.php', undefined, { as: pageManager })).statusCode).toBe(
      200,
    )
    expect((await deleteRole(pageManager.roleId, await server.logIn('core.admin'))).statusCode).toBe(200)
  })

  it('cannot remove the last administrator, and then changes nothing of the role', async () => {
    const admin = await server.logIn('core.admin') // who has no password, and so could not log in again
    const reply = await deleteRole(1, admin)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'The site must keep at least one administrator', code: 'last-administrator' },
    ])
    const { read } = server.services.database
    expect(await read.selectFrom('role_accounts').where('role_id', '=', 1).selectAll().execute()).toHaveLength(1)
    expect(await read.selectFrom('role_permissions').where('role_id', '=', 1).selectAll().execute()).not.toEqual([])
  })

  it('never opens to everyone what was restricted to the role alone', async () => {
    const id = await roleId()
    const other = await roleId('Board')
    const page = await addPage(server, { published: true })
    const item = await addMenuItem(server, { label: 'Minutes' })
    const resources: [Resource, string][] = [
      [{ ctx: 'page', id: page }, '1 page is'],
      [{ ctx: 'menu', id: item }, '1 menu item is'],
      [{ ctx: 'folder', id: await topFolder('public') }, '1 folder is'],
      [{ ctx: 'file', id: 1 }, '1 file is'],
    ]
    for (const [resource, what] of resources) {
      await keep(resource, id)
      const reply = await deleteRole(id)
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: `${what} restricted to this role only: give it another role first`, code: 'only-role' },
      ])
      await keep(resource, id, other)
    }
    expect((await deleteRole(id)).statusCode).toBe(200)
    expect((await server.call('GET protected/plugin/get-content.json.php', { id: page })).statusCode).toBe(403)
    expect((await server.get('/api/1/private/file-get.php?id=1')).statusCode).toBe(404)
    for (const [resource] of resources) await keep(resource, other)
    expect((await deleteRole(other)).json().error).toBe(
      '1 page, 1 menu item, 1 folder and 1 file are restricted to this role only: give them another role first',
    )
  })

  it('ignores personal files, which are their owner’s whatever roles they had before', async () => {
    const id = await roleId()
    await keep({ ctx: 'file', id: 1 }, id)
    const personal = await topFolder('personal')
    await server.services.changes.write((tx) =>
      tx.updateTable('files').set({ folder_id: personal }).where('id', '=', 1).execute(),
    )
    expect((await deleteRole(id)).statusCode).toBe(200)
    expect((await server.get('/api/1/private/file-get.php?id=1')).statusCode).toBe(404)
  })

  it('never opens a page whose other roles are removed at the same time', async () => {
    const admin = await server.logIn('core.admin')
    for (let round = 0; round < 5; round++) {
      const [id, other] = [await roleId(`Committee ${round}`), await roleId(`Board ${round}`)]
      const page = await addPage(server, { published: true })
      await keep({ ctx: 'page', id: page }, id, other)
      const keepForOne = { id: page, ctx: 'page', permissions: [id] }
      await Promise.all([
        deleteRole(id, admin),
        deleteRole(other, admin),
        server.call('POST private/permission-editor-save-list.json.php', keepForOne, { as: admin }),
      ])
      expect((await server.call('GET protected/plugin/get-content.json.php', { id: page })).statusCode).toBe(403)
    }
  })
})
