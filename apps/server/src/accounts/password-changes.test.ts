import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, isLoggedIn, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { refusal } from '../testing/refusal.ts'

const changeOwn = 'POST private/account-change-password.json.php'
const changeOther = 'POST private/account-change-user-password.json.php'
const login = 'POST public/login.json.php'
const fresh = 'a new pass phrase'

let server: TestServer
let kim: Person
beforeEach(async () => {
  server = await createTestServer()
  kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
})
afterEach(() => server.close())

async function logIn({ email }: { email: string }, password: string) {
  return (await server.call(login, { name: email, pass: password })).json()
}

function change(input: object, as: Person = kim) {
  return server.call(changeOwn, { current: as.password, new: fresh, ...input }, { as })
}

function changeOf(target: Person, as: Person, own = as.password) {
  return server.call(changeOther, { admin: own, user: fresh, id: target.accountId }, { as })
}

const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join()

describe('changing the own password', () => {
  it('answers 0 first, and from then on the new one works (API-011)', async () => {
    expect((await change({})).json()).toEqual([0])
    expect(await logIn(kim, fresh)).toHaveProperty('permissions')
    server.time.now += 10_000
    expect(await logIn(kim, kim.password)).toEqual({})
  })

  it('continues with a new session and ends all others', async () => {
    const other = `sitewright=${await server.services.sessions.start(kim.accountId)}`
    const cookie = cookieOf(await change({}))
    expect(cookie).not.toBe(kim.cookie)
    const open = [kim.cookie, other, cookie].map((one) => isLoggedIn(server, one))
    expect(await Promise.all(open)).toEqual([false, false, true])
  })

  it('notifies the owner by email, and invalidates links for setting another', async () => {
    const { accountId, email } = kim
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    await server.call('POST private/account-create.json.php', { email, name: 'Alex', intro: true }, { as: admin })
    await server.services.database.write((tx) =>
      tx.updateTable('account_tokens').set({ account_id: accountId }).where('purpose', '=', 'invitation').execute(),
    )
    await change({})
    const [invitation, notice] = await emailsIn(server, email)
    expect(notice).toMatchObject({ subject: 'Your password was changed', text: expect.stringContaining("'Kim'") })
    const uid = uidIn(invitation, 'passwordreset')
    const reply = await server.call('POST protected/account-password-do-reset.json.php', {
      uid,
      password: 'another one',
    })
    expect(reply.statusCode).toBe(404)
  })

  it('answers 1 first for a wrong current password, and changes nothing (API-011)', async () => {
    const reply = await change({ current: 'not this' })
    expect([reply.json(), reply.cookies]).toEqual([[1], []])
    expect(await isLoggedIn(server, kim.cookie)).toBe(true)
    expect(await logIn(kim, kim.password)).toHaveProperty('permissions')
    expect(await emailsIn(server)).toEqual([])
  })

  it('does not allow guessing the current one: after five wrong ones even the right one and login have to wait', async () => {
    for (let i = 0; i < 5; i++) expect((await change({ current: `guess ${i}` })).json()).toEqual([1])
    const reply = await change({})
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      429,
      '1',
      { error: 'Too many attempts, please try again later', code: 'too-many-attempts', retryAfter: 1 },
    ])
    expect(await logIn(kim, kim.password)).toEqual({})
    server.time.now += 3000
    expect((await change({ current: 'guess 6' })).json()).toEqual([1])
    expect((await change({})).headers['retry-after']).toBe('4')
    server.time.now += 4000
    expect((await change({})).json()).toEqual([0])
  })

  it('refuses a right guess among many that are made at once', async () => {
    const guesses = [...Array.from({ length: 30 }, (_, i) => `guess ${i}`), kim.password]
    const replies = await Promise.all(guesses.map((current) => change({ current })))
    expect(replies.at(-1)?.statusCode).toBe(429)
    expect(await isLoggedIn(server, kim.cookie)).toBe(true)
  })

  it('is only for people who are logged in', async () => {
    const reply = await server.call(changeOwn, { current: kim.password, new: fresh })
    expect(reply.statusCode).toBe(401)
  })
})

describe('changing the password of another account', () => {
  let manager: Person
  beforeEach(async () => {
    manager = await addPerson(server, { permissions: ['core.account-manager'], password: 'that of a manager' })
  })

  it('answers 0 first, ends its sessions, and notifies its owner (API-012)', async () => {
    expect((await changeOf(kim, manager)).json()).toEqual([0])
    expect([await isLoggedIn(server, kim.cookie), await isLoggedIn(server, manager.cookie)]).toEqual([false, true])
    expect(await emailsIn(server)).toMatchObject([{ recipient: kim.email, subject: 'Your password was changed' }])
    expect(await logIn(kim, fresh)).toHaveProperty('permissions')
  })

  it('needs the own password: a wrong one answers 1 first and changes nothing (PWD-031, API-012)', async () => {
    expect((await changeOf(kim, manager, 'not this')).json()).toEqual([1])
    expect((await changeOf(kim, manager, kim.password)).json()).toEqual([1])
    expect(await isLoggedIn(server, kim.cookie)).toBe(true)
    expect(await logIn(kim, fresh)).toEqual({})
  })

  it('waits after five wrong own passwords, and says for how long', async () => {
    for (let i = 0; i < 5; i++) await changeOf(kim, manager, `guess ${i}`)
    const reply = await changeOf(kim, manager)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '1'])
  })

  it('ends the lock after a reset, and the waits after failed logins', async () => {
    for (let i = 0; i < 9; i++) await logIn(kim, `guess ${i}`)
    await server.services.database.write((tx) =>
      tx
        .updateTable('accounts')
        .set({ locked_until: server.services.now() + 900 })
        .where('id', '=', kim.accountId)
        .execute(),
    )
    await changeOf(kim, manager)
    expect(await logIn(kim, fresh)).toHaveProperty('permissions')
  })

  it('refuses an account with more permissions than the caller, before it checks any password', async () => {
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    const editor = await addPerson(server, { permissions: ['plugin.note.editor'] })
    for (const target of [admin, editor]) {
      const reply = await changeOf(target, manager, 'not this')
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        { error: 'This account has permissions that you do not have', code: 'more-rights' },
      ])
    }
    expect((await changeOf(editor, admin)).json()).toEqual([0])
  })

  it('gives the same answer for an account that was deleted and one that never existed', async () => {
    await server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', kim.accountId).execute())
    const replies = [await changeOf(kim, manager), await changeOf({ ...kim, accountId: 999_999 }, manager)]
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
  })

  it('changes the own one of the caller too, and keeps their session', async () => {
    const cookie = cookieOf(await changeOf(manager, manager))
    expect([await isLoggedIn(server, manager.cookie), await isLoggedIn(server, cookie)]).toEqual([false, true])
    expect(await logIn(manager, fresh)).toHaveProperty('permissions')
  })
})
