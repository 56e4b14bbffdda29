import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockRights } from '../access/administrators.ts'
import { setSettings } from '../testing/content.ts'
import { addPerson, isLoggedIn, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'

const request = 'POST private/account-request-deactivation.json.php'
const deactivate = 'POST private/account-deactivate.json.php'
const login = 'POST public/login.json.php'
const hour = 60 * 60 * 1000

let server: TestServer
let kim: Person
beforeEach(async () => {
  server = await createTestServer()
  kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
})
afterEach(() => server.close())

async function linkOf(as: Person): Promise<string> {
  expect((await server.call(request, {}, { as })).body).toBe('{}')
  return uidIn((await emailsIn(server, as.email)).at(-1), 'deactivate')
}

async function logIn({ email, password }: Person) {
  return (await server.call(login, { name: email, pass: password })).json()
}

describe('the link for deactivating an account', () => {
  it('is mailed to the logged-in owner who asks for it, and works for 7 days', async () => {
    const uid = await linkOf(kim)
    expect(uid).toHaveLength(43)
    const [mail] = await emailsIn(server)
    expect(mail).toMatchObject({ recipient: kim.email, expires: server.services.now() + 7 * 24 * 60 * 60 })
    for (const fact of [
      "'Kim'",
      '7 days',
      'system administrator',
      'No data or settings are removed',
      'ignore this email',
    ])
      expect(mail?.text).toContain(fact)
    expect((await server.call(request, {})).statusCode).toBe(401)
  })

  it('is mailed three times in 4 hours at most; further requests are answered the same', async () => {
    await Promise.all(Array.from({ length: 20 }, () => server.call(request, {}, { as: kim })))
    expect((await server.call(request, {}, { as: kim })).body).toBe('{}')
    expect(await emailsIn(server)).toHaveLength(3)
    server.time.now += 4 * hour
    await server.call(request, {}, { as: kim })
    expect(await emailsIn(server)).toHaveLength(4)
  })
})

describe('deactivating by the link', () => {
  it('needs no session, ends those there are, and refuses login from then on (API-013)', async () => {
    const uid = await linkOf(kim)
    const reply = await server.call(deactivate, { uid })
    expect([reply.statusCode, reply.body]).toEqual([200, '{}'])
    expect(await isLoggedIn(server, kim.cookie)).toBe(false)
    expect(await logIn(kim)).toEqual({})
  })

  it('notifies the owner and the administrator by email', async () => {
    await setSettings(server, { AdminEmail: 'office@example.org' })
    await server.call(deactivate, { uid: await linkOf(kim) })
    expect((await emailsIn(server)).slice(1)).toMatchObject([
      { recipient: kim.email, subject: 'Your account was deactivated', text: expect.stringContaining('reactivate') },
      { recipient: 'office@example.org', text: expect.stringContaining("'Kim' of kim@example.org") },
    ])
  })

  it('sends no email to an administrator when the site has no address of one', async () => {
    await setSettings(server, { AdminEmail: '' })
    await server.call(deactivate, { uid: await linkOf(kim) })
    expect((await emailsIn(server)).slice(1)).toMatchObject([{ recipient: kim.email }])
  })

  it('gives the same answer for a link that is unknown, used, expired, or for setting a password', async () => {
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    const input = { email: 'new@example.org', name: 'New', intro: true }
    await server.call('POST private/account-create.json.php', input, { as: admin })
    const password = uidIn((await emailsIn(server, input.email))[0], 'passwordreset')
    const [first, second] = [await linkOf(kim), await linkOf(kim)]
    await server.call(deactivate, { uid: first })
    const late = await linkOf(admin)
    server.time.now += 7 * 24 * hour

    for (const uid of ['', 'x'.repeat(43), first, second, late, password]) {
      const reply = await server.call(deactivate, { uid })
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { error: 'This link is invalid or has expired', code: 'link-over' },
      ])
    }
  })

  it('happens once when 20 use the link at once', async () => {
    const uid = await linkOf(kim)
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call(deactivate, { uid })))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 404)).toHaveLength(19)
    expect((await emailsIn(server, kim.email)).map((mail) => mail.subject)).toHaveLength(2)
  })

  it('needs more than a session, and more than opening the page', async () => {
    expect((await server.call(deactivate, {}, { as: kim })).statusCode).toBe(400)
    const uid = await linkOf(kim)
    await server.get(`/pages/deactivate/${uid}`, { as: kim })
    expect(await isLoggedIn(server, kim.cookie)).toBe(true)
  })

  it('refuses the last administrator, whose link stays valid until there is another', async () => {
    const { services } = server
    const first = await services.database.read
      .selectFrom('accounts')
      .where('email', '=', administrator.email)
      .select('id')
      .executeTakeFirstOrThrow()
    const cookie = `sitewright=${await services.sessions.start(first.id)}`
    const admin = { ...kim, ...administrator, accountId: first.id, cookie }
    const uid = await linkOf(admin)
    const reply = await server.call(deactivate, { uid })
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'The site must keep at least one administrator', code: 'last-administrator' },
    ])
    expect(await isLoggedIn(server, cookie)).toBe(true)

    await addPerson(server, { permissions: ['core.admin'] })
    expect((await server.call(deactivate, { uid })).statusCode).toBe(200)
  })

  it('waits for other changes of rights, so that two administrators cannot both deactivate themselves', async () => {
    const other = await addPerson(server, { permissions: ['core.admin'] })
    const { database } = server.services
    await database.write((tx) => tx.deleteFrom('accounts').where('email', '=', administrator.email).execute())
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    const uid = await linkOf(admin)
    let reply: ReturnType<typeof server.call> | undefined
    await database.write(async (tx) => {
      await lockRights(database, tx)
      await tx.deleteFrom('role_accounts').where('account_id', '=', other.accountId).execute()
      reply = server.call(deactivate, { uid })
      await untilOneWaits(database)
    })
    expect((await reply)?.statusCode).toBe(409)
  })
})
