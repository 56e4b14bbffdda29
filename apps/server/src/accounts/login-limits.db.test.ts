import { emailKey } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, callFrom, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createLoginLimits } from './login-limits.ts'

const login = 'POST public/login.json.php'

let server: TestServer
let kim: Person
beforeEach(async () => {
  server = await createTestServer()
  kim = await addPerson(server, { email: 'kim@example.org' })
})
afterEach(() => server.close())

async function attempt(pass: string, { from = '192.0.2.1', name = kim.email } = {}): Promise<boolean> {
  const reply = await callFrom(server, from, login, { name, pass })
  return 'permissions' in reply.json()
}

/** What a login with a wrong password leaves behind; most tests need many. */
function guess({ from = '192.0.2.1', name = kim.email } = {}): Promise<void> {
  const { database, now } = server.services
  return createLoginLimits({ database, now }).failed({ emailKey: emailKey(name), address: from }, { heard: true })
}

async function guessFromEverywhere(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await guess({ from: `198.51.100.${i}` })
}

const wait = (seconds: number) => void (server.time.now += seconds * 1000)

describe('failed logins', () => {
  it('make an account wait for one address, with growing pauses, and for no other', async () => {
    for (const pause of [1, 2, 4, 8]) {
      for (let i = 0; i < (pause === 1 ? 5 : 1); i++) await attempt('a guess')
      wait(pause - 1)
      const early = pause > 1 && (await attempt(kim.password, { from: '192.0.2.2' }))
      expect(early).toBe(pause > 1)
      wait(1)
    }
    expect(await attempt(kim.password)).toBe(true)
  })

  it('are counted for the network of an IPv6 address', async () => {
    for (let i = 0; i < 5; i++) await attempt('a guess', { from: `2001:db8:1:2::${i + 1}` })
    expect(await attempt(kim.password, { from: '2001:db8:1:2:ffff::1' })).toBe(false)
    expect(await attempt(kim.password, { from: '2001:db8:1:3::1' })).toBe(true)
  })

  it('of one address for many names make it wait for all of them', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `nobody${i}@example.org`)
    for (const name of names) await guess({ name })
    expect(await attempt(kim.password)).toBe(false)
    expect(await attempt(kim.password, { from: '192.0.2.2' })).toBe(true)
    wait(600)
    expect(await attempt(kim.password)).toBe(true)
  })

  it('from 50 addresses in a day make the account wait everywhere, up to 15 minutes a guess', async () => {
    await guessFromEverywhere(50)
    expect(await attempt(kim.password)).toBe(false)
    wait(1)
    expect(await attempt(kim.password)).toBe(true)
    for (let i = 0; i < 12; i++) {
      wait(15 * 60)
      await guess({ from: `203.0.113.${i}` })
    }
    wait(15 * 60 - 1)
    expect(await attempt(kim.password, { from: '203.0.113.99' })).toBe(false)
    wait(1)
    expect(await attempt(kim.password, { from: '203.0.113.99' })).toBe(true)
  })

  it('that are only repeated during the wait do not make the owner wait longer', async () => {
    await guessFromEverywhere(50)
    for (let i = 0; i < 20; i++) await attempt('a guess', { from: `203.0.113.${i}` })
    wait(1)
    expect(await attempt(kim.password)).toBe(true)
  })

  it('of strangers do not lock the owner out where the owner logged in before', async () => {
    expect(await attempt(kim.password)).toBe(true)
    await guessFromEverywhere(55)
    expect(await attempt(kim.password)).toBe(true)
    expect(await attempt(kim.password, { from: '192.0.2.2' })).toBe(false)
    wait(31 * 24 * 60 * 60)
    await guessFromEverywhere(55)
    expect(await attempt(kim.password)).toBe(false)
  })

  it('make nobody wait longer because the clock was set back, and are counted on from there (F9)', async () => {
    const { database, now } = server.services
    const limits = createLoginLimits({ database, now })
    const owner = { emailKey: emailKey(kim.email), address: '192.0.2.1' }
    await guessFromEverywhere(56)
    expect(await limits.wait(owner)).toBe(64)
    wait(-3600)
    expect(await limits.wait(owner)).toBe(0)
    await guess()
    expect(await limits.wait(owner)).toBe(128)
    wait(128)
    expect(await attempt(kim.password)).toBe(true)
    wait(7200)
    expect(await limits.wait(owner)).toBe(0)
  })

  it('are forgiven with time, so that one slip a day never adds up', async () => {
    for (let i = 0; i < 52; i++) {
      await guess({ from: `198.51.100.${i}` })
      wait(24 * 60 * 60 - 60)
    }
    expect(await attempt(kim.password)).toBe(true)
  })

  it('are deleted from the database after their time, and never contain what was typed', async () => {
    const typed = 'my secret password in the wrong field'
    await attempt('a guess', { name: typed })
    const rows = () => server.services.database.read.selectFrom('login_failures').selectAll().execute()
    expect(JSON.stringify([await rows(), server.log])).not.toContain(typed)
    wait(24 * 60 * 60)
    await attempt('a guess', { name: 'somebody else' })
    expect(await rows()).toHaveLength(3)
  })

  it('made at the same moment count against each other', async () => {
    const guesses = [...Array.from({ length: 5 }, (_, i) => `guess ${i}`), kim.password]
    const inside = await Promise.all(guesses.map((pass) => attempt(pass)))
    expect(inside.includes(true)).toBe(false)
  })

  it('do not keep out who types it right among the first', async () => {
    const guesses = [...Array.from({ length: 4 }, (_, i) => `guess ${i}`), ...Array<string>(8).fill(kim.password)]
    const inside = await Promise.all(guesses.map((pass) => attempt(pass)))
    expect(inside).toEqual([...Array(4).fill(false), ...Array(8).fill(true)])
  })
})

describe('a login whose account is closed between the password and the session', () => {
  it('starts none', async () => {
    const { database, sessions } = server.services
    await database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', kim.accountId).execute(),
    )
    await expect(sessions.start(kim.accountId)).rejects.toMatchObject({ status: 401 })
    await expect(sessions.start(999_999)).rejects.toMatchObject({ status: 401 })
  })
})
