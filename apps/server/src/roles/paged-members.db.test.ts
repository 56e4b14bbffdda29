import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { addAccount, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET private/role-editor-get-paged.json.php'
const change = 'POST private/role-editor-change.json.php'
const whole = 'GET private/role-editor-get-list.json.php'
const nothing = { addAccounts: [], removeAccounts: [], addPermissions: [], removePermissions: [] }

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

interface Candidate {
  id: number
  email: string
  name: string
  linked: boolean
}

const list = async (input: object) => (await server.call(call, input, { as })).json()
const add = async (email: string, name = 'Somebody') => (await addAccount(server.services, { email, name })).accountId

/** A role with these members and permissions. */
async function newRole(accounts: readonly number[], permissions: readonly string[] = []): Promise<number> {
  return server.services.database.write(async (tx) => {
    const { id } = await tx.insertInto('roles').values({ title: 'Crew' }).returning('id').executeTakeFirstOrThrow()
    for (const account_id of accounts)
      await tx.insertInto('role_accounts').values({ role_id: id, account_id }).execute()
    for (const permission of permissions)
      await tx.insertInto('role_permissions').values({ role_id: id, permission }).execute()
    return id
  })
}

/** What the documented call says the role has. */
async function held(id: number) {
  const lists = (await server.call(whole, { id }, { as })).json()
  const linked = (entries: { id: unknown; linked: boolean }[]) =>
    entries.filter((entry) => entry.linked).map((entry) => entry.id)
  return { accounts: linked(lists.accounts), permissions: linked(lists.permissions) }
}

describe('the accounts of the Role Editor, some at a time', () => {
  it('are the members, then all others, each by email address, however long a page is', async () => {
    const members = [await add('zoe@example.org'), await add('Carl@example.org')]
    await add('bea@example.org')
    const role = await newRole(members)
    const { accounts } = (await server.call(whole, { id: role }, { as })).json() as { accounts: Candidate[] }
    const byEmail = accounts.map(({ email }) => email).filter((email) => !/zoe|Carl/.test(email))
    const order = ['Carl@example.org', 'zoe@example.org', ...byEmail]
    for (const limit of [1, 2, 3, 4, 100]) {
      const found: Candidate[] = []
      let page = await list({ id: role, limit })
      expect(page.total).toBe(5)
      for (;;) {
        found.push(...page.items)
        if (page.next === null) break
        page = await list({ id: role, limit, cursor: page.next })
      }
      expect(found.map(({ email }) => email)).toEqual(order)
      expect(found.map(({ linked }) => linked)).toEqual([true, true, false, false, false])
    }
  })

  it('have names, and are found by parts of them and of their addresses', async () => {
    const anna = await add('a.m@example.org', 'Anna Müller')
    const role = await newRole([])
    expect(await list({ id: role, q: 'mull a.m' })).toEqual({
      items: [{ id: anna, email: 'a.m@example.org', name: 'Anna Müller', linked: false }],
      next: null,
      total: 1,
    })
  })

  it('are refused for a cursor that is none', async () => {
    const role = await newRole([])
    for (const cursor of ['x', 'mx', 'ox'])
      expect((await server.call(call, { id: role, cursor }, { as })).statusCode).toBe(400)
  })
})

describe('role-editor-get-role', () => {
  it('tells how many members a role has, and its permissions', async () => {
    const role = await newRole([await add('zoe@example.org')], ['core.page-manager'])
    const reply = (await server.call('GET private/role-editor-get-role.json.php', { id: role }, { as })).json()
    const lists = (await server.call(whole, { id: role }, { as })).json()
    expect(reply).toMatchObject({ members: 1, permissions: lists.permissions })
  })
})

describe('role-editor-change', () => {
  it('adds and removes what is named, leaves all else, and takes what is so already', async () => {
    const [stays, goes, comes] = [await add('s@example.org'), await add('g@example.org'), await add('c@example.org')]
    const role = await newRole([stays, goes], ['core.page-manager', 'core.menu-manager'])
    const input = {
      ...{ id: role, addAccounts: [comes, stays, comes], removeAccounts: [goes, comes + 100] },
      ...{ addPermissions: ['core.file-manager'], removePermissions: ['core.menu-manager'] },
    }
    expect((await server.call(change, input, { as })).json()).toEqual({})
    expect(await held(role)).toEqual({
      accounts: [comes, stays],
      permissions: ['core.file-manager', 'core.page-manager'].toSorted(),
    })
    const entry = (await auditOf(server)).at(-1)
    expect(entry?.details).toContain('Members added: Somebody (c@example.org)')
    expect(entry?.details).toContain('Members removed: Somebody (g@example.org)')
  })

  it('refuses unknown accounts, rights that the caller lacks, and to lock everybody out', async () => {
    const role = await newRole([], ['core.admin'])
    const status = async (input: object, who = as) =>
      (await server.call(change, { ...nothing, id: role, ...input }, { as: who })).statusCode
    expect(await status({ addAccounts: [99_999] })).toBe(400)
    expect(await status({ addPermissions: ['no.such'] })).toBe(400)
    const manager = await server.logIn('core.role-manager')
    expect(await status({ addAccounts: [manager.accountId] }, manager)).toBe(403)
    expect(await held(role)).toEqual({ accounts: [], permissions: ['core.admin'] })
  })
})
