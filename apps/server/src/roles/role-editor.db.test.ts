import { corePermissions } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const get = 'GET private/role-editor-get-list.json.php'
const save = 'POST private/role-editor-save-list.json.php'
const cannotGrant = { error: 'You can only grant or revoke permissions that you have yourself', code: 'cannot-grant' }

interface Entry {
  id: number | string
  linked: boolean
}

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

const lists = async (id: number) => (await server.call(get, { id }, { as })).json()
const linked = (entries: Entry[]) => entries.filter((entry) => entry.linked).map((entry) => entry.id)

async function held(id: number): Promise<{ accounts: unknown[]; permissions: unknown[] }> {
  const { accounts, permissions } = await lists(id)
  return { accounts: linked(accounts), permissions: linked(permissions) }
}

async function newRole(permissions: string[] = [], accounts: number[] = []): Promise<number> {
  return server.services.database.write(async (tx) => {
    const { id } = await tx.insertInto('roles').values({ title: '' }).returning('id').executeTakeFirstOrThrow()
    for (const permission of permissions)
      await tx.insertInto('role_permissions').values({ role_id: id, permission }).execute()
    for (const account_id of accounts)
      await tx.insertInto('role_accounts').values({ role_id: id, account_id }).execute()
    return id
  })
}

function change(
  id: number,
  { accounts = [], permissions = [] }: { accounts?: unknown[]; permissions?: unknown[] },
  who = as,
) {
  return server.call(save, { id, accounts, permissions }, { as: who })
}

describe('role-editor-get-list', () => {
  it('answers every account by email and every permission by detail, linked where the role has it (ROLE-010, API-038)', async () => {
    const member = await addAccount(server.services, { email: 'Zoe@example.org' })
    const id = await newRole(['core.page-manager', 'plugin.list.editor'], [member.accountId])
    const { accounts, permissions } = await lists(id)
    expect(accounts).toEqual([
      { id: 1, email: 'admin@example.org', linked: false },
      { id: as.accountId, email: as.email, linked: false },
      { id: member.accountId, email: 'Zoe@example.org', linked: true },
    ])
    expect(permissions).toEqual(
      [
        ...Object.entries(corePermissions).map(([permission, title]) => [permission, title()]),
        ['plugin.note.editor', 'Edit notes'],
        ['plugin.list.editor', 'Edit lists'],
      ].map(([permission = '', detail]) => ({
        id: permission,
        detail,
        linked: ['core.page-manager', 'plugin.list.editor'].includes(permission),
      })),
    )
  })

  it('names the accounts that share an email address, and only those', async () => {
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) => addAccount(server.services, { email: 'shared@example.org', name })),
    )
    const { accounts } = await lists(1)
    expect(accounts.filter(({ name }: { name?: string }) => name !== undefined)).toEqual(
      expect.arrayContaining([
        { id: ann?.accountId, email: 'shared@example.org', name: 'Ann', linked: false },
        { id: bob?.accountId, email: 'shared@example.org', name: 'Bob', linked: false },
      ]),
    )
    expect(accounts[0]).toEqual({ id: 1, email: 'admin@example.org', linked: true })
  })

  it('lists deactivated accounts too, for they may come back', async () => {
    const { accountId } = await addAccount(server.services, { email: 'gone@example.org' })
    await server.services.database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', accountId).execute(),
    )
    expect((await lists(1)).accounts).toContainEqual({ id: accountId, email: 'gone@example.org', linked: false })
  })

  it('says of each permission what it allows, also of those of page kinds', async () => {
    const id = await newRole()
    const reply = await server.call('GET private/role-editor-get-role.json.php', { id }, { as })
    const permissions: { id: string; about?: string; group?: string; warning?: string }[] = reply.json().permissions
    const of = (permission: string) => permissions.find((one) => one.id === permission)
    expect(of('core.admin')).toMatchObject({ group: 'Site', warning: expect.stringContaining('almost everything') })
    expect(of('plugin.note.editor')).toMatchObject({ group: 'Pages', about: expect.stringMatching(/^Shows ‘Edit’ on/) })
    expect(permissions.filter(({ about = '' }) => about === '')).toEqual([])
  })

  it('groups them by names that are the same in each language, under headings in that of the reader, of which screens know what a ready-made role has', async () => {
    const id = await newRole()
    await server.call('POST private/account-set-language.json.php', { language: 'de' }, { as })
    const { permissions } = (await server.call('GET private/role-editor-get-role.json.php', { id }, { as })).json()
    expect(permissions).toContainEqual(
      expect.objectContaining({
        id: 'core.menu-manager',
        detail: 'Das Menü bearbeiten',
        group: 'Pages',
        heading: 'Seiten',
      }),
    )
    const ofKind = { id: 'plugin.note.editor', group: 'Pages', heading: 'Seiten' }
    expect(permissions).toContainEqual(expect.objectContaining(ofKind))
    await server.call('POST private/account-set-language.json.php', { language: '' }, { as })
  })

  it('shows a permission of a kind that is not installed by its id, and a save keeps it', async () => {
    const id = await newRole(['plugin.gone.editor'])
    const { permissions } = await lists(id)
    expect(permissions.at(-1)).toEqual({ id: 'plugin.gone.editor', detail: 'plugin.gone.editor', linked: true })
    expect((await lists(1)).permissions).not.toContainEqual(expect.objectContaining({ id: 'plugin.gone.editor' }))
    await change(id, { permissions: ['plugin.gone.editor', 'core.page-manager'] })
    expect((await held(id)).permissions).toEqual(['core.page-manager', 'plugin.gone.editor'])
  })

  it('answers 404 for a role that does not exist', async () => {
    expect((await server.call(get, { id: 4711 }, { as })).statusCode).toBe(404)
    expect((await change(4711, {})).statusCode).toBe(404)
  })
})

describe('role-editor-save-list', () => {
  it('sets both lists; what is ticked twice is ticked once (API-039)', async () => {
    const [one, two] = [await server.logIn(), await server.logIn()]
    const id = await newRole(['core.page-manager'], [one.accountId])
    const reply = await change(id, {
      accounts: [two.accountId, two.accountId],
      permissions: ['core.file-manager', 'plugin.note.editor', 'core.file-manager'],
    })
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await held(id)).toEqual({
      accounts: [two.accountId],
      permissions: ['core.file-manager', 'plugin.note.editor'],
    })
    expect(server.log.join('')).toContain(
      `"by":${as.accountId},"role":${id},"address":"127.0.0.1","membersAdded":[${two.accountId}],"membersRemoved":[${one.accountId}],` +
        '"permissionsAdded":["core.file-manager","plugin.note.editor"],"permissionsRemoved":["core.page-manager"],' +
        '"msg":"role changed"',
    )
  })

  it('gives an account the permissions of all its roles, from the next request on (ROLE-011)', async () => {
    const member = await server.logIn()
    const permissions = async () =>
      (await server.call('GET private/get-account.json.php', undefined, { as: member })).json().permissions
    const [one, two] = [await newRole(['core.page-manager']), await newRole(['core.file-manager'])]
    await change(one, { accounts: [member.accountId], permissions: ['core.page-manager'] })
    await change(two, { accounts: [member.accountId], permissions: ['core.file-manager', 'plugin.note.editor'] })
    const own = ['core.account-owner', 'public']
    expect(await permissions()).toEqual(['core.file-manager', 'core.page-manager', 'plugin.note.editor', ...own].sort())
    await change(one, { permissions: ['core.page-manager'] })
    expect(await permissions()).toEqual(['core.file-manager', 'plugin.note.editor', ...own].sort())
    await change(two, { accounts: [member.accountId] })
    expect(await permissions()).toEqual(own)
  })

  it.each([
    ['an unknown account', { accounts: [4711], permissions: ['core.page-manager'] }],
    ['an unknown permission', { permissions: ['core.page-manager', 'core.everything'] }],
    ['the permission that everybody has', { permissions: ['public'] }],
    ['a permission of a kind that is not installed', { permissions: ['plugin.gone.editor'] }],
    ['an id that is none', { accounts: [0] }],
    ['text for an id', { accounts: ['1'] }],
  ])('refuses %s and stores nothing of the rest', async (_, input) => {
    const member = await server.logIn()
    const id = await newRole(['core.file-manager'], [member.accountId])
    const before = await held(id)
    const reply = await change(id, input)
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'The request is not well-formed', code: 'malformed' },
    ])
    expect(await held(id)).toEqual(before)
  })

  it('accepts thousands of members at once', async () => {
    const ids = await server.services.database.write(async (tx) => {
      const many: number[] = []
      for (let part = 0; part < 3; part++) {
        const people = Array.from({ length: 1000 }, (_, n) => `p${part}-${n}@example.org`)
        const values = people.map((email) => ({ email, email_key: email, name: '', created: 0 }))
        const rows = await tx.insertInto('accounts').values(values).returning('id').execute()
        many.push(...rows.map((row) => row.id))
      }
      return many
    })
    const id = await newRole()
    expect((await change(id, { accounts: ids })).statusCode).toBe(200)
    expect((await held(id)).accounts).toHaveLength(3000)
    expect((await change(id, { accounts: ids.slice(0, 1) })).statusCode).toBe(200)
    expect((await held(id)).accounts).toEqual(ids.slice(0, 1))
  })
})

describe('people who change a role', () => {
  let manager: Visitor
  beforeEach(async () => {
    manager = await server.logIn('core.role-manager', 'plugin.note.editor')
  })

  async function expectRefused(id: number, input: { accounts?: number[]; permissions?: string[] }): Promise<void> {
    const before = await held(id)
    const reply = await change(id, input, manager)
    expect([reply.statusCode, reply.json()]).toEqual([403, cannotGrant])
    expect(await held(id)).toEqual(before)
  }

  it('may give and take permissions that they have themselves, and no others', async () => {
    const id = await newRole(['core.page-manager'])
    expect((await change(id, { permissions: ['core.page-manager', 'plugin.note.editor'] }, manager)).statusCode).toBe(
      200,
    )
    expect((await change(id, { permissions: ['core.page-manager'] }, manager)).statusCode).toBe(200)
    await expectRefused(id, { permissions: ['core.page-manager', 'core.admin'] })
    await expectRefused(id, { permissions: ['core.page-manager', 'core.file-manager'] })
    await expectRefused(id, { permissions: [] })
  })

  it('cannot make themselves or others an administrator, nor remove one', async () => {
    await expectRefused(1, { accounts: [1, manager.accountId], permissions: (await held(1)).permissions as string[] })
    await expectRefused(manager.roleId, {
      accounts: [manager.accountId],
      permissions: ['core.role-manager', 'core.admin'],
    })
    await expectRefused(1, { accounts: [], permissions: (await held(1)).permissions as string[] })
  })

  it('cannot add or remove members of a role with permissions that they do not have', async () => {
    const friend = await server.logIn()
    const id = await newRole(['core.page-manager', 'plugin.note.editor'], [as.accountId])
    const permissions = ['core.page-manager', 'plugin.note.editor']
    await expectRefused(id, { accounts: [as.accountId, friend.accountId], permissions })
    await expectRefused(id, { accounts: [], permissions })
    const harmless = await newRole(['plugin.note.editor'])
    const reply = await change(harmless, { accounts: [friend.accountId], permissions: ['plugin.note.editor'] }, manager)
    expect(reply.statusCode).toBe(200)
  })

  it('may leave a role themselves, and lose its rights with the next request', async () => {
    const leave = { id: manager.roleId, accounts: [], permissions: ['core.role-manager', 'plugin.note.editor'] }
    expect((await server.call(save, leave, { as: manager })).statusCode).toBe(200)
    expect((await server.call(save, leave, { as: manager })).statusCode).toBe(403)
  })

  it('cannot remove the last administrator who can log in', async () => {
    const { permissions } = (await held(1)) as { permissions: string[] }
    const withoutAdmin = permissions.filter((permission) => permission !== 'core.admin')
    for (const input of [
      { accounts: [], permissions },
      { accounts: [as.accountId], permissions }, // who has no password
      { accounts: [1], permissions: withoutAdmin },
    ]) {
      const reply = await change(1, input)
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'The site must keep at least one administrator', code: 'last-administrator' },
      ])
    }
    expect(await held(1)).toEqual({ accounts: [1], permissions })
  })

  it('leave one of two administrators, even when each removes the other at the same moment', async () => {
    const second = await addAccount(server.services, {
      email: 'second@example.org',
      permissions: ['core.admin'],
      password: 'another long password',
    })
    const { permissions } = (await held(1)) as { permissions: string[] }
    await Promise.all(Array.from({ length: 10 }, () => lists(1))) // opens the connections that it takes
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all([
        change(1, { accounts: [], permissions }),
        change(second.roleId, { accounts: [], permissions: ['core.admin'] }),
      ])
      expect(replies.map((reply) => reply.statusCode).sort((a, b) => a - b)).toEqual([200, 409])
      await change(1, { accounts: [1], permissions })
      await change(second.roleId, { accounts: [second.accountId], permissions: ['core.admin'] })
    }
  })
})
