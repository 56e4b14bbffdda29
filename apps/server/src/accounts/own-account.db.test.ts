import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/people.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'

const info = 'GET private/account-get-info.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

describe('account-get-info', () => {
  it('answers name, created and lastlogin of the own account (API-016, ACCT-020)', async () => {
    const created = server.services.now()
    const kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
    expect((await server.call(info, undefined, { as: kim })).json()).toEqual({
      name: 'Kim',
      email: 'kim@example.org',
      created,
      lastlogin: 0,
      secondFactor: false,
      recoveryCodes: 0,
      languages: { chosen: '', ofSite: 'en-NZ', installed: expect.arrayContaining(['en-NZ', 'de', 'ar']) },
    })
    server.time.now += 60_000
    await server.call('POST public/login.json.php', { name: kim.email, pass: kim.password })
    expect((await server.call(info, undefined, { as: kim })).json()).toMatchObject({ created, lastlogin: created + 60 })
  })

  it('is only for people who are logged in, and only about themselves', async () => {
    expect((await server.call(info)).statusCode).toBe(401)
    const as = await server.logIn('core.admin')
    expect((await server.call(info, { id: 1 }, { as })).statusCode).toBe(400)
    expect((await server.call(info, undefined, { as })).json().email).not.toBe(administrator.email)
  })
})
