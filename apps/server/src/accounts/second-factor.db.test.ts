import { generateSync } from 'otplib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, isLoggedIn, emailsIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const start = 'POST private/second-factor-start.json.php'
const confirm = 'POST private/second-factor-confirm.json.php'
const renew = 'POST private/second-factor-renew-recovery.json.php'
const remove = 'POST private/second-factor-remove.json.php'
const removeOf = 'POST private/account-remove-second-factor.json.php'
const login = 'POST public/login.json.php'
const info = 'GET private/account-get-info.json.php'

let server: TestServer
let kim: Person
beforeEach(async () => {
  server = await createTestServer()
  kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
})
afterEach(() => server.close())

/** What an authenticator app shows, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => generateSync({ secret, epoch: server.services.now() + steps * 30 })

async function prepare(as = kim): Promise<string> {
  return (await server.call(start, { password: as.password }, { as })).json().secret
}

async function turnOn(as = kim): Promise<{ secret: string; recovery: string[] }> {
  const secret = await prepare(as)
  const { recovery } = (await server.call(confirm, { code: codeOf(secret) }, { as })).json()
  server.time.now += 60_000
  return { secret, recovery }
}

function logIn(code?: string, { email, password }: { email: string; password: string } = kim, id?: number) {
  return server.call(login, {
    name: email,
    pass: password,
    ...(code === undefined ? {} : { code }),
    ...(id ? { id } : {}),
  })
}

const answerTo = async (code?: string) => (await logIn(code)).json()

describe('turning the second factor on', () => {
  it('asks for the own password, shows a secret, and is required at login only after a first code was given', async () => {
    const { secret, uri } = (await server.call(start, { password: kim.password }, { as: kim })).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(`otpauth://totp/Sitewright:kim%40example.org?secret=${secret}&issuer=Sitewright`)
    expect(await answerTo()).toHaveProperty('permissions')

    const { recovery } = (await server.call(confirm, { code: codeOf(secret) }, { as: kim })).json()
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect(await answerTo()).toEqual({ secondFactor: 'required' })
    expect(await isLoggedIn(server, kim.cookie)).toBe(true)
    expect((await server.call(info, undefined, { as: kim })).json()).toMatchObject({
      secondFactor: true,
      recoveryCodes: 10,
    })
    expect(await emailsIn(server)).toMatchObject([{ recipient: kim.email, subject: 'Two-step login is on' }])
  })

  it('answers nothing for a wrong password, which counts as a failed login', async () => {
    for (let i = 0; i < 5; i++)
      expect((await server.call(start, { password: `guess ${i}` }, { as: kim })).body).toBe('{}')
    expect((await server.call(start, { password: kim.password }, { as: kim })).statusCode).toBe(429)
  })

  it('answers nothing for a wrong code, and for any code before it was prepared', async () => {
    expect((await server.call(confirm, { code: '123456' }, { as: kim })).body).toBe('{}')
    const secret = await prepare()
    for (const code of ['', 'x', codeOf(secret, 5), codeOf(secret, -5), `${codeOf(secret)}0`])
      expect((await server.call(confirm, { code }, { as: kim })).body).toBe('{}')
    expect(await answerTo()).toHaveProperty('permissions')
  })

  it('gives recovery codes once for 20 confirmations at once', async () => {
    const code = codeOf(await prepare())
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call(confirm, { code }, { as: kim })))
    expect(replies.filter((reply) => 'recovery' in reply.json())).toHaveLength(1)
    expect(await emailsIn(server)).toHaveLength(1)
  })

  it('keeps the old secret until a code of the new one is given', async () => {
    const { secret: old, recovery } = await turnOn()
    const secret = await prepare()
    expect(secret).not.toBe(old)
    expect(await prepare()).toBe(secret)
    expect(await answerTo(codeOf(secret))).toEqual({ secondFactor: 'wrong' })
    expect(await answerTo(codeOf(old))).toHaveProperty('permissions')

    expect((await server.call(confirm, { code: codeOf(old) }, { as: kim })).body).toBe('{}')
    expect((await server.call(confirm, { code: codeOf(secret) }, { as: kim })).json().recovery).toHaveLength(10)
    server.time.now += 60_000
    for (const code of [codeOf(old), recovery[0]]) expect(await answerTo(code)).toEqual({ secondFactor: 'wrong' })
    expect(await answerTo(codeOf(secret))).toHaveProperty('permissions')
  })

  it('names the site without a colon, which would cut the name', async () => {
    await server.services.changes.write((tx) =>
      tx.insertInto('settings').values({ name: 'SiteTitle', value: 'Huts: the "best" & more' }).execute(),
    )
    const { uri } = (await server.call(start, { password: kim.password }, { as: kim })).json()
    expect(new URL(uri).searchParams.get('issuer')).toBe('Huts  the "best" & more')
  })
})

describe('login with a second factor', () => {
  it('is asked for a code only after the right password, and starts no session before that', async () => {
    const { secret } = await turnOn()
    const reply = await logIn()
    expect([reply.json(), reply.cookies]).toEqual([{ secondFactor: 'required' }, []])
    expect((await logIn(codeOf(secret), { ...kim, password: 'not this' })).body).toBe('{}')
    expect((await logIn(undefined, { ...kim, password: 'not this' })).body).toBe('{}')
    const done = await logIn(codeOf(secret))
    expect(done.json()).toHaveProperty('permissions')
    expect(done.cookies).toHaveLength(1)
  })

  it('accepts the code of the current, previous and next time step, with spaces, and no other', async () => {
    const { secret } = await turnOn()
    for (const steps of [-3, -2, 2, 3]) expect(await answerTo(codeOf(secret, steps))).toEqual({ secondFactor: 'wrong' })
    const code = codeOf(secret, -1)
    expect(await answerTo(`${code.slice(0, 3)} ${code.slice(3)}`)).toHaveProperty('permissions')
    expect(await answerTo(codeOf(secret, 1))).toHaveProperty('permissions')
  })

  it('accepts a code once, and then none of an earlier time step', async () => {
    const { secret } = await turnOn()
    expect(await answerTo(codeOf(secret))).toHaveProperty('permissions')
    for (const steps of [0, -1]) expect(await answerTo(codeOf(secret, steps))).toEqual({ secondFactor: 'wrong' })
  })

  it.each([
    ['a code of the app', ({ secret }: { secret: string }) => codeOf(secret)],
    ['a recovery code', ({ recovery }: { recovery: string[] }) => recovery[3] as string],
  ])('starts one session when 20 requests give %s at once', async (_, pick) => {
    const code = pick(await turnOn())
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(code)))
    expect(replies.filter((reply) => 'permissions' in reply.json())).toHaveLength(1)
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const { recovery } = await turnOn()
    const [first = '', second = '', third = ''] = recovery
    for (const code of [
      first,
      second.replaceAll('-', ''),
      ` ${third.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')} `,
    ])
      expect(await answerTo(code)).toHaveProperty('permissions')
    expect(await answerTo(first)).toEqual({ secondFactor: 'wrong' })
    expect((await server.call(info, undefined, { as: kim })).json().recoveryCodes).toBe(7)
  })

  it('counts wrong codes as failed logins, which a right password alone does not forgive', async () => {
    const { secret } = await turnOn()
    for (let i = 0; i < 5; i++) {
      expect(await answerTo()).toEqual({ secondFactor: 'required' })
      expect(await answerTo('000000')).toEqual({ secondFactor: 'wrong' })
    }
    expect(await answerTo(codeOf(secret))).toEqual({})
    server.time.now += 3000
    expect(await answerTo(codeOf(secret))).toHaveProperty('permissions')
  })

  it('asks for a code after an account was chosen, and only if that account needs one', async () => {
    const { secret } = await turnOn()
    const alex = await addPerson(server, { email: kim.email, name: 'Alex', password: kim.password })
    const accounts = [
      { id: kim.accountId, name: 'Kim' },
      { id: alex.accountId, name: 'Alex' },
    ]
    expect(await answerTo(codeOf(secret))).toEqual({ accounts })
    expect((await logIn(undefined, kim, kim.accountId)).json()).toEqual({ secondFactor: 'required' })
    expect((await logIn(codeOf(secret), kim, kim.accountId)).json()).toHaveProperty('permissions')
    expect((await logIn(undefined, kim, alex.accountId)).json()).toHaveProperty('permissions')
  })

  it('stays on after a new password', async () => {
    await turnOn()
    const input = { current: kim.password, new: 'a new pass phrase' }
    await server.call('POST private/account-change-password.json.php', input, { as: kim })
    const reply = await logIn(undefined, { ...kim, password: input.new })
    expect(reply.json()).toEqual({ secondFactor: 'required' })
  })
})

describe('recovery codes', () => {
  it('are renewed with the own password; the old ones become invalid', async () => {
    const { recovery } = await turnOn()
    expect((await server.call(renew, { password: 'not this' }, { as: kim })).body).toBe('{}')
    const { recovery: fresh } = (await server.call(renew, { password: kim.password }, { as: kim })).json()
    expect(fresh).toHaveLength(10)
    expect(await answerTo(recovery[0])).toEqual({ secondFactor: 'wrong' })
    expect(await answerTo(fresh[0])).toHaveProperty('permissions')
  })

  it('do not exist without a second factor', async () => {
    for (const prepared of [false, true]) {
      if (prepared) await prepare()
      const reply = await server.call(renew, { password: kim.password }, { as: kim })
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'Two-step login is not turned on', code: 'second-factor-off' },
      ])
    }
  })
})

describe('turning the second factor off', () => {
  it('asks for the own password, and notifies the owner once', async () => {
    await turnOn()
    expect((await server.call(remove, { password: 'not this' }, { as: kim })).json()).toEqual([1])
    expect(await answerTo()).toEqual({ secondFactor: 'required' })
    for (let i = 0; i < 2; i++)
      expect((await server.call(remove, { password: kim.password }, { as: kim })).json()).toEqual([0])
    expect(await answerTo()).toHaveProperty('permissions')
    expect((await emailsIn(server)).slice(1)).toMatchObject([{ subject: 'Two-step login is off' }])
  })

  it('of somebody else asks for the password of a manager with at least the same permissions, and notifies the owner', async () => {
    const { recovery } = await turnOn()
    const manager = await addPerson(server, { permissions: ['core.account-manager'] })
    const input = { admin: manager.password, id: kim.accountId }
    expect((await server.call(removeOf, { ...input, admin: 'not this' }, { as: manager })).json()).toEqual([1])
    const listed = async () =>
      (await server.call('GET private/account-get-list.json.php', undefined, { as: manager }))
        .json()
        .find((account: { id: number }) => account.id === kim.accountId).secondFactor
    expect(await listed()).toBe(true)
    expect((await server.call(removeOf, input, { as: manager })).json()).toEqual([0])
    expect(await listed()).toBe(false)
    expect(await answerTo()).toHaveProperty('permissions')
    expect((await emailsIn(server, kim.email)).at(-1)?.text).toContain('An administrator')

    const { secret } = await turnOn()
    expect(await answerTo(recovery[0])).toEqual({ secondFactor: 'wrong' })
    expect(await answerTo(codeOf(secret))).toHaveProperty('permissions')
  })
})
