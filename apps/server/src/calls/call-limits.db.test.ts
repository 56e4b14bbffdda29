import { defineCalls, type CallDeclaration } from '@sitewright/api-client/contract'
import { definePageKindServer } from '@sitewright/page-kit/server'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { createCallLimits } from './call-limits.ts'

const knock = 'POST protected/plugin/door/knock.json.php'
const ring = 'GET protected/plugin/door/ring.json.php'
const open = 'POST protected/plugin/door/open.json.php'

const calls = defineCalls({
  [knock]: {
    summary: 'Knocks',
    access: 'anyone',
    limit: [
      { per: 'address', count: 2, seconds: 60 },
      { per: 'address', count: 3, seconds: 3600, refusal: { code: 'too-many-knocks', error: 'Nobody is at home' } },
    ],
    input: Type.Object({ at: Type.Optional(Type.String()) }),
    reply: Type.Object({}),
  },
  [ring]: {
    summary: 'Rings',
    access: 'anyone',
    limit: { per: 'account', count: 1, seconds: 60 },
    reply: Type.Object({}),
  },
  [open]: {
    summary: 'Opens',
    access: ['plugin.door.editor'],
    limit: { per: 'address', count: 1, seconds: 60 },
    reply: Type.Object({}),
  },
})

const doorKind = definePageKindServer({
  manifest: {
    kind: 'door',
    title: 'Door',
    detail: 'A door.',
    permissions: { 'plugin.door.editor': 'Edit doors' },
    editor: 'plugin.door.editor',
  },
  blank: () => '',
  clean: (content) => content,
  text: (content) => content,
  calls,
  handlers: () => ({ [knock]: () => ({}), [ring]: () => ({}), [open]: () => ({}) }),
})

let server: TestServer
let nextAddress = 0
/** A network address that no test had before. */
let address: string

beforeAll(async () => {
  server = await createTestServer({ kinds: [doorKind], trustProxy: true })
})
afterAll(() => server.close())
beforeEach(() => {
  address = `198.51.100.${++nextAddress}`
})

async function call(key: string, { from = address, as, input }: { from?: string; as?: Visitor; input?: object } = {}) {
  return server.call(key, input, { as, headers: { 'x-forwarded-for': from } })
}

const statuses = async (replies: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort((one, other) => one - other)

const wait = (seconds: number) => void (server.time.now += seconds * 1000)

describe('a call with a limit', () => {
  it('is answered as often as declared, then refused with the time to wait, and answered again after it', async () => {
    expect((await call(knock)).statusCode).toBe(200)
    wait(20)
    expect((await call(knock)).statusCode).toBe(200)
    const refused = await call(knock)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40'])
    expect(refused.json()).toEqual(refusal('tooManyAttempts', { retryAfter: 40 }))
    wait(39)
    expect((await call(knock)).statusCode).toBe(429)
    wait(1)
    expect((await call(knock)).statusCode).toBe(200)
  })

  it('is refused by each of its limits, in the words of that one; what is refused does not count', async () => {
    for (let i = 0; i < 3; i++) {
      expect((await call(knock)).statusCode).toBe(200)
      wait(60)
    }
    const refused = await call(knock)
    expect(refused.json()).toEqual({ error: 'Nobody is at home', code: 'too-many-knocks', retryAfter: 3600 - 180 })
    wait(3600 - 180)
    // nothing is left of the refusals
    expect(await statuses([call(knock), call(knock), call(knock)])).toEqual([200, 200, 429])
  })

  it('lets no more through where all come at the same moment', async () => {
    const eight = Array.from({ length: 8 }, () => call(knock))
    expect(await statuses(eight)).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
  })

  it('counts by the network of an IPv6 address, and each address by itself', async () => {
    const from = (end: string) => call(knock, { from: `2001:db8:1:${nextAddress}::${end}` })
    expect(await statuses([from('1'), from('2')])).toEqual([200, 200])
    expect((await from('3')).statusCode).toBe(429)
    expect((await call(knock)).statusCode).toBe(200)
  })

  it('counts by the account wherever it is, and by the address where nobody is logged in', async () => {
    const [ann, bob] = [await server.logIn(), await server.logIn()]
    expect((await call(ring, { as: ann })).statusCode).toBe(200)
    expect((await call(ring, { as: ann, from: '203.0.113.9' })).statusCode).toBe(429)
    expect((await call(ring, { as: bob })).statusCode).toBe(200)
    expect((await call(ring)).statusCode).toBe(200)
    expect((await call(ring)).statusCode).toBe(429)
  })

  it('counts what is malformed too, but nobody who may not make the call', async () => {
    const editor = await server.logIn('plugin.door.editor')
    for (let i = 0; i < 3; i++) expect((await call(open)).statusCode).toBe(401)
    expect((await call(open, { as: editor, input: { nonsense: 1 } })).statusCode).toBe(400)
    expect((await call(open, { as: editor })).statusCode).toBe(429)
  })

  it('is counted for all servers of the site, and over restarts', async () => {
    for (let i = 0; i < 2; i++) expect((await call(knock)).statusCode).toBe(200)
    const caller = { who: { permissions: new Set<string>(), roles: [] }, client: { address, userAgent: '' } }
    const other = createCallLimits(server.services)
    await expect(other.take({ key: knock, declaration: calls[knock] }, caller)).rejects.toThrow('Too many attempts')
  })

  it('is counted anew where the clock was set back (F9)', async () => {
    for (let i = 0; i < 2; i++) expect((await call(knock)).statusCode).toBe(200)
    wait(-7200)
    expect((await call(knock)).statusCode).toBe(200)
  })

  it('leaves nothing of who called, and no count beyond a day', async () => {
    const counts = async () => {
      const rows = await server.services.database.read.selectFrom('login_failures').selectAll().execute()
      return rows.filter(({ key }) => key.startsWith('call ')).length
    }
    await call(knock)
    expect(
      JSON.stringify(await server.services.database.read.selectFrom('login_failures').selectAll().execute()),
    ).not.toContain(address)
    wait(30 * 60 * 60)
    await call(ring)
    expect(await counts()).toBe(1)
  })
})

it('is refused at the start where a limit cannot be counted', async () => {
  const limited = (limit: CallDeclaration['limit']) => {
    const kind = { ...doorKind, calls: { ...calls, [ring]: { ...calls[ring], limit } } }
    return createTestServer({ kinds: [kind as typeof doorKind] })
  }
  await expect(limited({ per: 'account', count: 1, seconds: 100_000 })).rejects.toThrow(`The limit of '${ring}'`)
  await expect(limited({ per: 'account', count: 0, seconds: 60 })).rejects.toThrow(`The limit of '${ring}'`)
})
