import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { theServer } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { ownTool } from '../testing/foreign-requests.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const create = 'POST private/page-create.json.php'
const good = { id: 1, detail: 'Huts', url: 'huts', cloneid: 0 }

let server: TestServer
let as: Visitor
beforeAll(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterAll(() => server.close())
async function post(payload: string, contentType: string | undefined) {
  const headers = { cookie: as.cookie, ...ownTool, ...(contentType ? { 'content-type': contentType } : {}) }
  return server.app.inject({ method: 'POST', url: '/api/1/private/page-create.json.php', payload, headers })
}

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
  ])('of the type %s is refused with 415: JSON posts use application/json (API-002)', async (type) => {
    const reply = await post(JSON.stringify(good), type)
    expect([reply.statusCode, reply.json()]).toEqual([415, refusal('wrongType')])
  })

  it.each([
    '{',
    '',
    'null',
    '[]',
    '1',
    '"text"',
    '{"id":1,}',
    '{"id":1',
    '\u0000',
    '['.repeat(10_000) + ']'.repeat(10_000),
    JSON.stringify({ ...good, id: '1' }),
    JSON.stringify({ ...good, id: 0 }),
    JSON.stringify({ ...good, id: -1 }),
    JSON.stringify({ ...good, id: 1.5 }),
    JSON.stringify({ ...good, id: 2 ** 53 }),
    JSON.stringify({ ...good, id: null }),
    JSON.stringify({ ...good, id: [1] }),
    JSON.stringify({ ...good, id: { $gt: 0 } }),
    JSON.stringify({ ...good, detail: 7 }),
    JSON.stringify({ ...good, detail: 'x'.repeat(201) }),
    JSON.stringify({ ...good, published: true }),
    JSON.stringify({ ...good, permissions: ['core.admin'] }),
    JSON.stringify({ id: 1 }),
    '{"id":1,"detail":"Huts","url":"huts","cloneid":0,"__proto__":{"polluted":true}}',
    '{"id":1,"detail":"Huts","url":"huts","cloneid":0,"constructor":{"prototype":{"polluted":true}}}',
  ])('such as %.60s is refused with 400 and a short error', async (payload) => {
    const reply = await post(payload, 'application/json')
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed')])
    expect({}).not.toHaveProperty('polluted')
  })

  it('longer than the call can need is refused with 413', async () => {
    const reply = await post(JSON.stringify({ ...good, detail: 'x'.repeat(64 * 1024) }), 'application/json')
    expect([reply.statusCode, reply.json()]).toEqual([413, { error: 'The request is too large', code: 'too-large' }])
  })

  it('is not echoed in the answer, which reveals nothing internal', async () => {
    const reply = await post('{"<script>alert(1)</script>', 'application/json')
    expect(reply.body).not.toMatch(/script|SyntaxError|JSON\.parse|node_modules|at /)
  })
})

describe('a query', () => {
  it.each([
    '',
    'id=',
    'id=1&id=2',
    'id[]=1',
    'id[$gt]=',
    'id=1e1',
    'id=0x1',
    'id=-1',
    'id=+1',
    'id=01',
    'id=1.5',
    'id=2147483648',
    'id=9007199254740993',
    'id=99999999999999999999',
    'id=%00',
    'id=１',
    'id=1%20',
    'id=1&x=1',
    'ID=1',
    "id=1'--",
  ])('such as %j is refused with 400, never converted', async (query) => {
    const reply = await server.call('GET private/page-delete.json.php', query, { as })
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed')])
  })
})

describe('hostile text', () => {
  it.each(["'; drop table pages; --", "' or '1'='1", '%27%20or%201=1', '\\', '"', '$1', '?', '${7*7}', '{{7*7}}'])(
    'such as %j is only text, on every database',
    async (text) => {
      const reply = await server.call(create, { ...good, detail: text, url: '' }, { as })
      expect(reply.statusCode).toBe(200)
      const [page] = (await server.call('GET private/page-get-list.json.php', undefined, { as })).json()
      expect(page.name).toBe(text)
      await server.services.pages.remove(page.id, theServer)
    },
  )

  it('with a zero character, which PostgreSQL cannot store, is refused on both databases', async () => {
    expect((await server.call(create, { ...good, detail: 'a\u0000b' }, { as })).statusCode).toBe(400)
  })
})

describe('all these requests', () => {
  it('changed nothing', async () => {
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toEqual([])
  })
})

describe('answers', () => {
  it('carry the security headers, errors and unknown addresses too', async () => {
    const id = await addPage(server, { published: true, url: 'huts' })
    const replies = [
      await server.get('/huts'),
      await server.get('/nothing/here'),
      await server.get('/healthz'),
      await server.get('/robots.txt'),
      await server.get('/%'),
      await server.call('GET protected/app-setup.json.php'),
      await server.call(create, '{', { as }),
      await server.call('GET private/page-get-list.json.php'),
      await server.call('GET private/unknown.json.php'),
    ]
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src '"),
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    }
    await server.services.pages.remove(id, theServer)
  })

  it('of calls are never cached by anybody', async () => {
    const reply = await server.call('GET protected/app-setup.json.php')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('Sec-Fetch-Site'),
    })
  })

  it('ignore a method override', async () => {
    const reply = await server.call('GET protected/app-setup.json.php', undefined, {
      headers: { 'x-http-method-override': 'POST' },
    })
    expect(reply.statusCode).toBe(200)
  })
})
