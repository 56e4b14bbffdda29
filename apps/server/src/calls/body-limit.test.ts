import { coreCalls, type CallDeclaration } from '@sitewright/api-client/contract'
import { Type, type TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownTool } from '../testing/foreign-requests.ts'
import { connectTo } from '../testing/raw-connection.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { bodyLimit } from './body-limit.ts'

const small = 64 * 1024
const large = 2 * 1024 * 1024

describe('the bytes that a body may have', () => {
  const limitOf = (input: TSchema) => bodyLimit({ input })
  const longText = Type.String({ maxLength: 20_000 })

  it('are 64 kB where the input is shorter, or there is none', () => {
    expect(bodyLimit({})).toBe(small)
    expect(limitOf(Type.Object({ id: Type.Integer(), name: Type.String({ maxLength: 200 }) }))).toBe(small)
    expect(limitOf(Type.Object({ a: Type.Union([Type.Literal('x'), Type.Boolean(), Type.Null()]) }))).toBe(small)
  })

  it.each<[string, TSchema, unknown]>([
    ['text', Type.Object({ 'a "text"': longText }), { 'a "text"': '\u0001'.repeat(20_000) }],
    ['text that is absent or not', Type.Object({ a: Type.Optional(longText) }), { a: '\ud800'.repeat(20_000) }],
    [
      'text, which may be something else,',
      Type.Union([Type.Null(), longText, Type.Literal('x')]),
      '\u0001'.repeat(20_000),
    ],
    ['a list of numbers', Type.Array(Type.Number(), { maxItems: 5000 }), Array(5000).fill(-Number.MAX_VALUE)],
    [
      'a list of objects',
      Type.Array(Type.Object({ ä: Type.Boolean(), b: Type.Enum(['x', 'longer']) }), { maxItems: 5000 }),
      Array.from({ length: 5000 }, () => ({ ä: false, b: 'longer' })),
    ],
  ])('are enough for the longest %s, and hardly more', (_, input, value) => {
    const needed = Buffer.byteLength(JSON.stringify(value))
    expect(limitOf(input)).toBeGreaterThanOrEqual(needed)
    expect(limitOf(input)).toBeLessThan(needed * 1.1)
  })

  it.each([
    ['text without end', Type.Object({ a: Type.String() })],
    ['a list without end', Type.Array(Type.Integer())],
    ['a list of several sorts', Type.Tuple([Type.String({ maxLength: 1 })])],
    ['fields of any name', Type.Record(Type.String(), Type.Integer())],
    ['fields of other names too', Type.Object({}, { additionalProperties: true })],
    ['what contains itself', Type.Cyclic({ A: Type.Array(Type.Ref('A'), { maxItems: 1 }) }, 'A')],
    ['anything', Type.Object({ a: Type.Unknown() })],
  ])('are two megabytes for %s', (_, input) => {
    expect(limitOf(input)).toBe(large)
  })

  it('are more than 64 kB for few calls of the core', () => {
    const posts = Object.entries<CallDeclaration>(coreCalls).filter(([key]) => key.startsWith('POST '))
    const longer = posts.filter(([, call]) => bodyLimit(call) > small)
    expect(longer.map(([key]) => key.replace(/^.*\/(.*)\.json\.php$/, '$1')).sort()).toEqual([
      'account-import',
      'account-password-reset',
      'links-save',
      'look-add-font',
      'look-publish',
      'page-restrict-many',
      'permission-editor-save-list',
      'role-editor-change',
      'role-editor-save-list',
      'set_menu_structure',
      'working-copy-put',
    ])
  })
})

describe('a body that is too long', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ kinds: [noteKind] })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  async function begin(path: string, header: string) {
    const connection = await connectTo(server)
    const all = { Host: 'localhost:3000', 'Content-Type': 'application/json', ...ownTool }
    const lines = [...Object.entries(all).map(([name, value]) => `${name}: ${value}`), header]
    connection.send(`POST /api/1/${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    return connection
  }

  it('is refused by its declared length before anything of it is read (CONST-010)', async () => {
    for (const [path, limit] of [
      ['public/login.json.php', small],
      ['protected/plugin/note/save-page.json.php', large],
    ] as const) {
      const connection = await begin(path, `Content-Length: ${limit + 1}`)
      expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 [^]*"The request is too large"/)
    }
  })

  it('is refused with its first byte too many where no length was declared', async () => {
    const connection = await begin('public/login.json.php', 'Transfer-Encoding: chunked')
    connection.send(`${(small + 1).toString(16)}\r\n${' '.repeat(small + 1)}`)
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('has no byte less than one that is read', async () => {
    const payload = JSON.stringify({ name: 'ann@example.org', pass: 'wrong' }).padEnd(small)
    const post = (body: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/1/public/login.json.php',
        headers: { 'content-type': 'application/json', ...ownTool },
        payload: body,
      })
    expect((await post(payload)).statusCode).toBe(200)
    expect((await post(`${payload} `)).statusCode).toBe(413)
  })
})
