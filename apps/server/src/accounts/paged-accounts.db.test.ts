import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const call = 'GET private/account-get-paged.json.php'
const create = 'POST private/account-create.json.php'

let server: TestServer
let as: Person
beforeEach(async () => {
  server = await createTestServer()
  as = await addPerson(server, { email: 'manager@example.org', name: 'Mo', permissions: ['core.account-manager'] })
})
afterEach(() => server.close())

async function list(input: object = {}) {
  const reply = await server.call(call, input, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const emails = async (input: object = {}) => (await list(input)).items.map(({ email }: { email: string }) => email)
const add = async (email: string, name: string, intro = false): Promise<number> =>
  (await server.call(create, { email, name, intro }, { as })).json().id
const set = (id: number, values: { deactivated?: 1; lastlogin?: number }) =>
  server.services.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', id).execute())

describe('the list of accounts, some at a time', () => {
  it('is by id at first, and sorted by email, name and last login, up and down', async () => {
    const zoe = await add('zoe@example.org', 'Ärger 9')
    await add('Bea@example.org', 'arger 10')
    await set(zoe, { lastlogin: 7 })
    const [admin, manager] = ['admin@example.org', 'manager@example.org']
    expect(await emails()).toEqual([admin, manager, 'zoe@example.org', 'Bea@example.org'])
    expect(await emails({ sort: 'email' })).toEqual([admin, 'Bea@example.org', manager, 'zoe@example.org'])
    expect(await emails({ sort: 'name' })).toEqual([admin, 'zoe@example.org', 'Bea@example.org', manager])
    expect((await emails({ sort: 'lastlogin', desc: 1 }))[0]).toBe('zoe@example.org')
  })

  it('tells how many there are with the first page, and goes on where it ended', async () => {
    for (let number = 1; number <= 5; number++) await add(`a${number}@example.org`, '')
    const first = await list({ sort: 'email', limit: 3 })
    expect(first).toMatchObject({ items: [{ email: 'a1@example.org' }, {}, {}], total: 7 })
    const second = await list({ sort: 'email', limit: 4, cursor: first.next })
    expect(second.items).toHaveLength(4)
    expect([second.next, second.total]).toEqual([null, undefined])
  })

  it('finds parts of the email address and of the name, whole lists and pages, also once they were changed', async () => {
    const id = await add('anna@example.org', 'Anna Müller')
    await add('ben@example.org', 'Ben 100%')
    expect(await emails({ q: 'MULL anna@' })).toEqual(['anna@example.org'])
    expect(await emails({ q: '0%' })).toEqual(['ben@example.org'])
    expect(await emails({ q: '1_0' })).toEqual([])
    expect(await list({ q: 'example', limit: 1 })).toMatchObject({ items: [{}], total: 4 })
    await server.call('POST private/account-update.json.php', { id, email: 'ann@example.net', name: 'Ann' }, { as })
    expect(await emails({ q: 'muller' })).toEqual([])
    expect(await emails({ q: 'net' })).toEqual(['ann@example.net'])
  })

  it('tells in which state each is, when it was last used, and the titles of its roles', async () => {
    const invited = await add('invited@example.org', '', true)
    const silent = await add('silent@example.org', '')
    const gone = await add('gone@example.org', '', true)
    const never = await addPerson(server, { email: 'never@example.org' })
    await set(gone, { deactivated: 1 })
    const now = server.services.now()
    const [one] = (await list({ q: 'manager' })).items
    expect(one).toEqual({
      ...{ id: as.accountId, email: as.email, name: 'Mo', deactivated: false, secondFactor: false },
      ...{ state: 'never-logged-in', lastlogin: 0, invited: 0, roles: [as.email] },
    })
    expect((await list({ q: 'invited' })).items).toMatchObject([
      { id: invited, state: 'invited', invited: now, roles: [] },
    ])
    const idsIn = async (state: string) => (await list({ state })).items.map(({ id }: { id: number }) => id)
    expect(await idsIn('invited')).toEqual([invited])
    expect(await idsIn('no-password')).toEqual([silent])
    expect(await idsIn('deactivated')).toEqual([gone])
    expect(await idsIn('never-logged-in')).toEqual(expect.arrayContaining([never.accountId]))
    await set(never.accountId, { lastlogin: now })
    expect(await idsIn('active')).toEqual([never.accountId])
  })

  it('no longer calls somebody invited whose address was changed, as the mailed links are void', async () => {
    const id = await add('typo@example.org', 'Kim', true)
    await server.call('POST private/account-update.json.php', { id, email: 'kim@example.org', name: 'Kim' }, { as })
    expect((await list({ q: 'kim@' })).items).toMatchObject([{ state: 'no-password' }])
  })
})
