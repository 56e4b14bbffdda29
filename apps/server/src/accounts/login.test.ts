import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccount, administrator, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { sessionLife } from './sessions.ts'

const login = 'POST public/login.json.php'
const logout = 'GET public/logout.json.php'
const account = 'GET private/get-account.json.php'
const admin = { name: administrator.email, pass: administrator.password }

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

/** The cookie header of the session that an answer started. */
function cookieOf(reply: { cookies: { name: string; value: string }[] }): string {
  const [cookie] = reply.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** When the session was last used, as the server noted it down. */
async function lastSeen({ accountId }: Visitor): Promise<number | undefined> {
  const { read } = server.services.database
  const row = await read
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .select('last_seen')
    .executeTakeFirst()
  return row?.last_seen
}

async function isLoggedIn(cookie: string): Promise<boolean> {
  const reply = await server.call(account, undefined, { headers: { cookie } })
  return reply.json().auth === 1
}

describe('login', () => {
  it('answers the permissions and starts a session (API-007, SESS-004)', async () => {
    await server.call(login, admin) // what is special about the first of all is told below
    const reply = await server.call(login, admin)
    expect(reply.statusCode).toBe(200)
    expect(Object.keys(reply.json())).toEqual(['permissions'])
    expect(reply.json().permissions).toContain('core.admin')
    expect(await isLoggedIn(cookieOf(reply))).toBe(true)
  })

  it('tells the administrator who is the first to log in to the site, once', async () => {
    expect((await server.call(login, { ...admin, pass: 'wrong password' })).json()).toEqual({})
    expect((await server.call(login, admin)).json()).toMatchObject({ first: true })
    expect((await server.call(login, admin)).json()).not.toHaveProperty('first')
    await addAccount(server.services, {
      email: 'new@example.org',
      password: 'some password',
      permissions: ['core.admin'],
    })
    const other = await server.call(login, { name: 'new@example.org', pass: 'some password' })
    expect(other.json().permissions).toContain('core.admin')
    expect(other.json()).not.toHaveProperty('first')
  })

  it('tells nobody else, though they are the first', async () => {
    await addAccount(server.services, { email: 'new@example.org', password: 'some password' })
    const reply = await server.call(login, { name: 'new@example.org', pass: 'some password' })
    expect(Object.keys(reply.json())).toEqual(['permissions'])
  })

  it('sends the token in a cookie that no script reads and no other site sends', async () => {
    const [cookie] = (await server.call(login, admin)).cookies
    expect(cookie).toMatchObject({ name: 'sitewright', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
  })

  it('takes the email in any case and form, the password exactly', async () => {
    expect((await server.call(login, { ...admin, name: ' ADMIN@Example.ORG ' })).json()).toHaveProperty('permissions')
    expect((await server.call(login, { ...admin, pass: administrator.password.toUpperCase() })).json()).toEqual({})
  })

  it.each(['/x', '?', '#', '\\', '/', '?x=1'])(
    'does not take the address with %j behind it for the address',
    async (more) => {
      const credentials = { ...admin, name: `${admin.name}${more}` }
      const reply = await server.call(login, credentials)
      expect([reply.statusCode, reply.body]).toEqual([200, '{}'])
    },
  )

  it('answers a wrong password, an unknown email and a deactivated account the same: nothing (LOGIN-014)', async () => {
    const { accountId } = await addAccount(server.services, { email: 'old@example.org', password: 'some password' })
    await server.services.database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', accountId).execute(),
    )
    const replies = [
      await server.call(login, { ...admin, pass: 'wrong password' }),
      await server.call(login, { name: 'nobody@example.org', pass: 'wrong password' }),
      await server.call(login, { name: 'old@example.org', pass: 'some password' }),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.body, reply.cookies]).toEqual([200, '{}', []])
    }
  })

  it('lists the accounts of an email whose password matched, and takes the choice (LOGIN-010, LOGIN-011, LOGIN-013)', async () => {
    const email = 'family@example.org'
    const kim = await addAccount(server.services, { email, name: 'Kim', password: 'shared password' })
    const alex = await addAccount(server.services, { email, name: 'Alex', password: 'shared password' })
    const other = await addAccount(server.services, { email, name: 'Sam', password: 'another password' })
    const credentials = { name: email, pass: 'shared password' }

    const first = await server.call(login, credentials)
    expect(first.json()).toEqual({
      accounts: [
        { id: kim.accountId, name: 'Kim' },
        { id: alex.accountId, name: 'Alex' },
      ],
    })
    expect(first.cookies).toEqual([])

    const second = await server.call(login, { ...credentials, id: alex.accountId })
    expect(second.json()).toHaveProperty('permissions')
    expect((await server.services.identities.identify(cookieOf(second).split('=')[1])).account?.name).toBe('Alex')
    expect((await server.call(login, { ...credentials, id: other.accountId })).json()).toEqual({})
    expect((await server.call(login, { ...credentials, pass: 'wrong password' })).json()).toEqual({})
  })

  it('gives a new token at every login and ends the session that the browser came with', async () => {
    const first = cookieOf(await server.call(login, admin))
    const second = cookieOf(await server.call(login, admin, { headers: { cookie: first } }))
    expect(second).not.toBe(first)
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, true])
  })

  it('stores no token and no password as they are', async () => {
    const token = cookieOf(await server.call(login, admin)).split('=')[1] as string
    const { read } = server.services.database
    const stored = JSON.stringify([
      await read.selectFrom('sessions').selectAll().execute(),
      await read.selectFrom('accounts').selectAll().execute(),
      server.log,
    ])
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(administrator.password)
  })

  it('makes guessing slow: after five failures even the right password waits, and is answered the same', async () => {
    for (let i = 0; i < 5; i++) await server.call(login, { ...admin, pass: `guess ${i}` })
    expect((await server.call(login, admin)).body).toBe('{}')
    server.time.now += 5000
    expect((await server.call(login, admin)).json()).toHaveProperty('permissions')
    server.time.now += 1000
    expect((await server.call(login, { ...admin, pass: 'one slip' })).body).toBe('{}')
    expect((await server.call(login, admin)).json()).toHaveProperty('permissions')
  })
})

describe('session', () => {
  it('get-account answers auth and permissions (API-005)', async () => {
    expect((await server.call(account)).json()).toEqual({ auth: 0, permissions: ['public'] })
    const as = await server.logIn('core.admin')
    const { auth, permissions } = (await server.call(account, undefined, { as })).json()
    expect([auth, permissions]).toEqual([1, ['core.account-owner', 'core.admin', 'public']])
  })

  it('logout ends the session on the server; a second one is harmless (API-006, SESS-005)', async () => {
    const as = await server.logIn()
    const reply = await server.call(logout, undefined, { as })
    expect(reply.statusCode).toBe(200)
    expect(reply.cookies).toMatchObject([{ name: 'sitewright', value: '' }])
    expect(await isLoggedIn(as.cookie)).toBe(false)
    expect((await server.call(logout, undefined, { as })).statusCode).toBe(200)
  })

  it('ends after a day without use, and after thirty days in any case', async () => {
    const idle = await server.logIn()
    const busy = await server.logIn()
    for (let passed = 0; passed < sessionLife.longest; passed += sessionLife.idle - 60) {
      expect(await isLoggedIn(busy.cookie)).toBe(true)
      await vi.waitFor(async () => expect(await lastSeen(busy)).toBe(server.services.now()))
      server.time.now += (sessionLife.idle - 60) * 1000
    }
    expect([await isLoggedIn(idle.cookie), await isLoggedIn(busy.cookie)]).toEqual([false, false])
  })

  it('loses a right on the next request', async () => {
    const as = await server.logIn('core.page-manager')
    const list = () => server.call('GET private/page-get-list.json.php', undefined, { as })
    expect((await list()).statusCode).toBe(200)
    await server.services.database.write((tx) =>
      tx.deleteFrom('role_permissions').where('role_id', '=', as.roleId).execute(),
    )
    expect((await list()).statusCode).toBe(403)
  })

  it('does not exist for an invented, truncated or foreign cookie', async () => {
    const { cookie } = await server.logIn()
    for (const wrong of [
      'sitewright=',
      'sitewright=x',
      cookie.slice(0, -1),
      `other${cookie}`,
      `sitewright=${'a'.repeat(5000)}`,
    ])
      expect(await isLoggedIn(wrong)).toBe(false)
  })
})

describe('session cookie over https', () => {
  it('is bound to the host and to https', async () => {
    const secure = await createTestServer({ publicUrl: 'https://site.example.org' })
    try {
      const reply = await secure.call(login, admin)
      expect(reply.cookies).toMatchObject([{ name: '__Host-sitewright', secure: true, path: '/' }])
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
    } finally {
      await secure.close()
    }
  })
})
