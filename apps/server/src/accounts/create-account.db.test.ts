import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const list = 'GET private/account-get-list.json.php'
const create = 'POST private/account-create.json.php'
const reset = 'POST protected/account-password-do-reset.json.php'
const login = 'POST public/login.json.php'

let server: TestServer
let manager: Person
beforeEach(async () => {
  server = await createTestServer()
  manager = await addPerson(server, { permissions: ['core.account-manager'] })
})
afterEach(() => server.close())

async function accounts(): Promise<Record<string, unknown>[]> {
  return (await server.call(list, undefined, { as: manager })).json()
}

function add(input: object = {}) {
  return server.call(create, { email: 'new@example.org', name: 'Newcomer', intro: false, ...input }, { as: manager })
}

async function idOf(email: string): Promise<unknown> {
  return (await accounts()).find((account) => account['email'] === email)?.['id']
}

describe('account-create', () => {
  it('answers the id of a new account, which has no password yet (API-014)', async () => {
    const reply = await add()
    expect([reply.statusCode, reply.json()]).toEqual([200, { id: await idOf('new@example.org') }])
    expect(await emailsIn(server)).toEqual([])
    for (const pass of ['', 'a password'])
      expect((await server.call(login, { name: 'new@example.org', pass })).json()).toEqual({})
  })

  it('sends links for the first password and for deactivating; the first password works without a lock (ACCT-024)', async () => {
    await add({ intro: true })
    const [mail, ...more] = await emailsIn(server)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'new@example.org', expires: server.services.now() + 7 * 24 * 60 * 60 })
    for (const fact of ['Newcomer', 'Sitewright', '7 days', 'ignore']) expect(mail?.text).toContain(fact)

    server.time.now += 7 * 24 * 60 * 60 * 1000 - 1000
    const uid = uidIn(mail, 'passwordreset')
    expect((await server.call(reset, { uid, password: 'my first pass phrase' })).statusCode).toBe(200)
    const credentials = { name: 'new@example.org', pass: 'my first pass phrase' }
    expect((await server.call(login, credentials)).json()).toEqual({ permissions: ['core.account-owner', 'public'] })
    expect((await server.call(reset, { uid, password: 'my second pass phrase' })).statusCode).toBe(404)

    const deactivation = { uid: uidIn(mail, 'deactivate') }
    expect((await server.call('POST private/account-deactivate.json.php', deactivation)).statusCode).toBe(200)
    expect((await server.call(login, credentials)).json()).toEqual({})
  })

  it('lets an invitation expire after 7 days', async () => {
    await add({ intro: true })
    server.time.now += 7 * 24 * 60 * 60 * 1000
    const [mail] = await emailsIn(server)
    for (const [key, screen] of [
      [reset, 'passwordreset'],
      ['POST private/account-deactivate.json.php', 'deactivate'],
    ] as const) {
      const input = { uid: uidIn(mail, screen), ...(screen === 'deactivate' ? {} : { password: 'my pass phrase' }) }
      expect((await server.call(key, input)).statusCode).toBe(404)
    }
  })

  it('answers an error for anything but one plausible address, and creates and mails nothing', async () => {
    for (const email of [
      '',
      'new',
      'new@example',
      'new@example.org, other@example.org',
      'new@example.org\r\nBcc: other@example.org',
      'Group: new@example.org;',
      'New <new@example.org>',
    ]) {
      const reply = await add({ email, intro: true })
      expect([email, reply.statusCode, reply.json()]).toEqual([
        email,
        200,
        { error: 'This is not a valid email address' },
      ])
    }
    expect(await accounts()).toHaveLength(2)
    expect(await emailsIn(server)).toEqual([])
  })

  it('answers an error for a name that is more than one line', async () => {
    for (const name of ['Kim\r\nhttps://evil.example', 'Kim\u2028Hello', 'K\u0007im'])
      expect((await add({ name })).json()).toEqual({ error: 'The name must be a single line of text' })
    expect(await accounts()).toHaveLength(2)
  })

  it('lets several accounts share an address as long as the name tells them apart', async () => {
    await add({ name: 'Kim' })
    expect((await add({ name: 'Sam' })).json()).toHaveProperty('id')
    for (const name of ['Kim', ' kim ', 'ＫＩＭ'])
      expect((await add({ name, email: 'NEW@example.org' })).json()).toEqual({
        error: 'An account with this email address and name already exists',
      })
    expect(await accounts()).toHaveLength(4)
  })

  it('refuses the 21st account of an address, since each one makes all logins slower', async () => {
    for (let i = 1; i <= 20; i++) expect((await add({ name: `Number ${i}` })).json()).toHaveProperty('id')
    expect((await add({ name: 'One more' })).json()).toEqual({
      error: 'There are already 20 accounts with this email address',
    })
    expect((await add({ email: 'other@example.org' })).json()).toHaveProperty('id')
  })

  it('creates one account for 20 equal requests at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => add({ intro: true })))
    expect(replies.filter((reply) => 'id' in reply.json())).toHaveLength(1)
    expect(await accounts()).toHaveLength(3)
    expect(await emailsIn(server)).toHaveLength(1)
  })

  it('takes no other field from the caller', async () => {
    for (const input of [{ id: 7 }, { permissions: ['core.admin'] }, { deactivated: true }, { password_hash: 'x' }])
      expect((await add(input)).statusCode).toBe(400)
    expect(await accounts()).toHaveLength(2)
  })
})
