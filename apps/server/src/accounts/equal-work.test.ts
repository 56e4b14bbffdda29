import * as argon2 from '@node-rs/argon2'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPerson, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

// the real thing, counted: what takes time is to be done as often for everybody
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

const login = 'POST public/login.json.php'

let server: TestServer
let kim: Person
let sam: Person
beforeAll(async () => {
  server = await createTestServer()
  kim = await addPerson(server, { email: 'kim@example.org' })
  sam = await addPerson(server, { email: 'sam@example.org' })
  const start = { password: sam.password }
  const { secret } = (await server.call('POST private/second-factor-start.json.php', start, { as: sam })).json()
  const code = generateSync({ secret, epoch: server.services.now() })
  await server.call('POST private/second-factor-confirm.json.php', { code }, { as: sam })
  const closed = await addPerson(server, { email: 'closed@example.org' })
  const rests = await addPerson(server, { email: 'rests@example.org' })
  await server.services.database.write(async (tx) => {
    await tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', closed.accountId).execute()
    await tx.updateTable('accounts').set({ locked_until: 9e9 }).where('id', '=', rests.accountId).execute()
    await tx
      .insertInto('accounts')
      .values({ email: 'new@example.org', email_key: 'new@example.org', name: '', password_hash: null, created: 0 })
      .execute()
  })
})
afterAll(() => server.close())
beforeEach(() => {
  vi.mocked(argon2.verify).mockClear()
})

describe('a rejected login', () => {
  it.each([
    ['kim@example.org', 'a known account'],
    ['sam@example.org', 'one with a second factor'],
    ['nobody@example.org', 'an unknown one'],
    ['closed@example.org', 'a deactivated one'],
    ['rests@example.org', 'one that rests after a reset'],
    ['new@example.org', 'one without a password yet'],
    ['', 'no name at all'],
  ])('for %j, %s, costs the check of one password and answers nothing', async (name) => {
    const reply = await server.call(login, { name, pass: 'not the password', code: '123456' })
    expect([reply.statusCode, reply.body, vi.mocked(argon2.verify).mock.calls.length]).toEqual([200, '{}', 1])
  })

  it('costs as much when it comes too soon', async () => {
    for (let i = 0; i < 8; i++) await server.call(login, { name: kim.email, pass: 'not the password' })
    vi.mocked(argon2.verify).mockClear()
    expect((await server.call(login, { name: kim.email, pass: kim.password })).body).toBe('{}')
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(1)
  })
})
