import type * as argon2 from '@node-rs/argon2'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as people from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const login = 'POST public/login.json.php'

/** The real thing, counted: what takes time is to be done as often for everybody. */
const verify = vi.fn<typeof argon2.verify>()

let addPerson: typeof people.addPerson
let server: TestServer
let kim: people.Person
let sam: people.Person
beforeAll(async () => {
  const real = await vi.importActual<typeof argon2>('@node-rs/argon2')
  verify.mockImplementation(real.verify)
  vi.doMock('@node-rs/argon2', () => ({ ...real, verify }))
  // files share their modules: those that took the library itself are read again
  vi.resetModules()
  ;({ addPerson } = await import('../testing/people.ts'))
  const { createTestServer } = await import('../testing/test-server.ts')
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
afterAll(async () => {
  await server.close()
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})
beforeEach(() => void verify.mockClear())

describe('a rejected login', () => {
  it.each([
    ['kim@example.org', 'a known account'],
    ['sam@example.org', 'one with a second factor'],
    ['nobody@example.org', 'an unknown one'],
    ['closed@example.org', 'a deactivated one'],
    ['rests@example.org', 'one that rests after a reset'],
    ['new@example.org', 'one without a password yet'],
    ['', 'no name at all'],
  ])('for %j, %s, costs the check of one password where no two share an address, and answers nothing', async (name) => {
    const reply = await server.call(login, { name, pass: 'not the password', code: '123456' })
    expect([reply.statusCode, reply.body, verify.mock.calls.length]).toEqual([200, '{}', 1])
  })

  it('costs everybody as many checks as the most shared address has accounts, and lists all that match', async () => {
    const email = 'club@example.org'
    const password = 'the password of the club'
    for (const name of ['Chair', 'Treasurer', 'Secretary']) await addPerson(server, { email, name, password })
    const work = []
    for (const name of [email, kim.email, 'nobody@example.org', 'closed@example.org', '']) {
      verify.mockClear()
      const reply = await server.call(login, { name, pass: 'not the password' })
      work.push([name, reply.body, verify.mock.calls.length])
    }
    expect(work).toEqual(work.map(([name]) => [name, '{}', 3]))

    verify.mockClear()
    const { accounts } = (await server.call(login, { name: email, pass: password })).json()
    expect(accounts.map(({ name }: { name: string }) => name)).toEqual(['Chair', 'Treasurer', 'Secretary'])
    expect(verify).toHaveBeenCalledTimes(3)
    await server.services.database.write((tx) => tx.deleteFrom('accounts').where('email', '=', email).execute())
  })

  it('costs as much when it comes too soon', async () => {
    for (let i = 0; i < 8; i++) await server.call(login, { name: kim.email, pass: 'not the password' })
    verify.mockClear()
    expect((await server.call(login, { name: kim.email, pass: kim.password })).body).toBe('{}')
    expect(verify).toHaveBeenCalledTimes(1)
  })
})
