import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Challenge, Payload, Solution } from 'altcha-lib/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createError } from '../errors.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const offer = async () => (await server.call('GET public/human-check.json.php')).json() as { challenge: Challenge }

async function solve(challenge: Challenge): Promise<Solution> {
  return (await solveChallenge({ challenge, deriveKey })) as Solution
}

const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** A token whose parameters hold something else as well. */
function inside(json: string): string {
  const payload = write({ challenge: { parameters: { data: { expires: 1 }, more: 0 }, signature: 'x' }, solution: {} })
  const text = Buffer.from(payload, 'base64').toString().replace('"more":0', `"more":${json}`)
  return Buffer.from(text).toString('base64')
}

async function solved(): Promise<Payload> {
  const { challenge } = await offer()
  return { challenge, solution: await solve(challenge) }
}

const assertHuman = (token: string | undefined) => server.services.humanCheck.assertHuman(token, '192.0.2.1')
const expectRefused = (token: string | undefined) => expect(assertHuman(token)).rejects.toThrow(createError('notHuman'))

describe("the site's own human check (Q39, T40)", () => {
  it('is what a visitor is offered while the site has no key for reCAPTCHA', async () => {
    expect(await offer()).toHaveProperty('challenge')
    expect(await offer()).not.toHaveProperty('script')
  })

  it('accepts a solved challenge', async () => {
    await expect(assertHuman(write(await solved()))).resolves.toBeUndefined()
  })

  it('accepts a token once, also when it comes 20 times at once', async () => {
    const token = write(await solved())
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => assertHuman(token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefused(token)
  })

  it('accepts a solution once, however it is encoded', async () => {
    const { challenge, solution } = await solved()
    await assertHuman(write({ challenge, solution }))
    await expectRefused(write({ solution: { ...solution, time: 1 }, challenge, more: ' ' }))
    await expectRefused(` ${write({ challenge, solution })}`)
  })

  it('accepts a token until 20 minutes after the challenge was given, and no longer', async () => {
    const [first, second] = [write(await solved()), write(await solved())]
    server.time.now += 20 * 60_000 - 1000
    await assertHuman(first)
    server.time.now += 1000
    await expectRefused(second)
  })

  it('deletes tokens that have expired', async () => {
    await assertHuman(write(await solved()))
    server.time.now += 20 * 60_000
    await assertHuman(write(await solved()))
    expect(await server.services.database.read.selectFrom('used_checks').selectAll().execute()).toHaveLength(1)
  })

  it('refuses a challenge that the site did not give, or that was made easier or longer-lived', async () => {
    const { challenge, solution } = await solved()
    const { parameters } = challenge
    const forgeries: Challenge[] = [
      { ...challenge, signature: '0'.repeat(64) },
      { ...challenge, parameters: { ...parameters, data: { expires: 9_999_999_999 } } },
      { ...challenge, parameters: { ...parameters, cost: 1 } },
      { ...challenge, parameters: { ...parameters, keyPrefix: '00' } },
      { ...challenge, parameters: { ...parameters, nonce: parameters.salt } },
    ]
    for (const forged of forgeries) await expectRefused(write({ challenge: forged, solution }))
  })

  it('refuses a wrong solution', async () => {
    const { challenge, solution } = await solved()
    await expectRefused(write({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }))
    await expectRefused(write({ challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix } }))
    const other = await solved()
    await expectRefused(write({ challenge, solution: other.solution }))
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no Base64', '~~~'],
    ['no JSON', write('x').slice(0, 3)],
    ['null', write(null)],
    ['a list', write([])],
    ['an empty object', write({})],
    ['fields of other types', write({ challenge: { parameters: 1, signature: 2 }, solution: 3 })],
    ['no solution', write({ challenge: { parameters: { data: { expires: 1 } }, signature: 'x' } })],
    ['something very deep', Buffer.from('['.repeat(6000) + ']'.repeat(6000)).toString('base64')],
    ['something very deep inside', inside(`${'{"a":'.repeat(1900)}1${'}'.repeat(1900)}`)],
  ])('refuses %s', async (_, token) => {
    await expectRefused(token)
    expect(server.log.join()).not.toContain('unexpected error')
  })

  it('logs the reason, without the token', async () => {
    const token = write(await solved())
    await assertHuman(token)
    await expectRefused(token)
    expect(server.log.join()).toContain('used before')
    expect(server.log.join()).not.toContain(token.slice(0, 40))
  })
})
