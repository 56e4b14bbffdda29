import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const save = 'POST private/role-editor-save-list.json.php'

/** A permission, and a call that only its holder may make. */
const powers: [permission: string, call: string, input?: (server: TestServer) => Promise<object>][] = [
  ['core.admin', 'GET private/mail-get-list.json.php'],
  ['core.account-manager', 'GET private/account-get-list.json.php'],
  ['core.role-manager', 'GET private/role-get-list.json.php'],
  ['core.page-manager', 'GET private/page-get-list.json.php'],
  [
    'core.menu-manager',
    'GET private/permission-editor-get-list.json.php',
    async (server) => ({ ctx: 'menu', id: await addMenuItem(server, { label: 'Huts' }) }),
  ],
  [
    'core.file-manager',
    'GET private/permission-editor-get-list.json.php',
    async () => ({ ctx: 'folder', id: 2 }), // the Protected folder
  ],
  [
    'plugin.note.editor',
    'POST protected/plugin/note/save-page.json.php',
    async (server) => ({ id: await addPage(server), content: 'More' }),
  ],
]

/** How an administrator takes a right away from somebody who is logged in. */
const takings: [how: string, take: (member: Visitor, permission: string) => [call: string, input: object]][] = [
  [
    'is removed from their role',
    ({ roleId }, permission) => [save, { id: roleId, accounts: [], permissions: [permission] }],
  ],
  [
    'has a role that loses it',
    ({ roleId, accountId }) => [save, { id: roleId, accounts: [accountId], permissions: [] }],
  ],
  ['has a role that is deleted', ({ roleId }) => ['GET private/role-delete.json.php', { id: roleId }]],
]

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin')
})
afterEach(() => server.close())

describe('a permission that is taken away ends with the next request of the same session', () => {
  const table = powers.flatMap(([permission, call, input]) =>
    takings.map(([how, take]) => [permission, how, { call, input, take }] as const),
  )

  it.each(table)('%s of somebody who %s (PERM-001, ROLE-011)', async (permission, _, { call, input, take }) => {
    const member = await server.logIn(permission)
    const ask = async () => (await server.call(call, await input?.(server), { as: member })).statusCode
    const account = async () =>
      (await server.call('GET private/get-account.json.php', undefined, { as: member })).json() as object
    expect(await ask()).toBe(200)
    expect(await account()).toMatchObject({ auth: 1, permissions: expect.arrayContaining([permission]) })

    expect((await server.call(...take(member, permission), { as: admin })).statusCode).toBe(200)
    expect(await ask()).toBe(403)
    expect(await account()).toEqual({ auth: 1, permissions: ['core.account-owner', 'public'] })
  })
})

describe('what is restricted to a role', () => {
  it('opens to new members and closes to removed ones with the next request', async () => {
    const member = await server.logIn()
    const [role] = [await server.logIn()].map((other) => other.roleId)
    const page = await addPage(server, { published: true, url: 'minutes' })
    await addMenuItem(server, { label: 'Minutes', page })
    const keep = { ctx: 'page', id: page, permissions: [role] }
    await server.call('POST private/permission-editor-save-list.json.php', keep, { as: admin })
    const setMembers = (...accounts: number[]) =>
      server.call(save, { id: role, accounts, permissions: [] }, { as: admin })
    const seen = async () => [
      (await server.get('/minutes', { as: member })).statusCode,
      (await server.call('GET protected/plugin/get-content.json.php', { id: page }, { as: member })).statusCode,
      (await server.call('GET public/get-menu-items.json.php', undefined, { as: member })).json().length,
      (await server.call('GET protected/app-setup.json.php', undefined, { as: member })).json().routes.length,
    ]
    expect(await seen()).toEqual([403, 403, 0, 0])
    await setMembers(member.accountId)
    expect(await seen()).toEqual([200, 200, 1, 1])
    await setMembers()
    expect(await seen()).toEqual([403, 403, 0, 0])
  })
})
