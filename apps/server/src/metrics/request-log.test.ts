import { afterEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addPerson } from '../testing/people.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { ownTool } from '../testing/foreign-requests.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploadForm } from '../testing/uploads.ts'

let server: TestServer
afterEach(() => server.close())

const lines = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>)
const answered = () => lines().filter(({ msg }) => msg === 'answered')
const given = 'Root=1-67891233-abcdef012345678912345678'

describe('a request', () => {
  it('has an id of its own, in its answer and in each of its lines in the log', async () => {
    server = await createTestServer()
    const as = await server.logIn('core.role-manager')
    const ids = new Set<unknown>()
    for (const title of ['Crew', 'Committee']) {
      server.log.length = 0
      const reply = await server.call('POST private/role-create.json.php', { title }, { as })
      const id = reply.headers['x-request-id']
      expect(id).toMatch(/^[\da-z]+-[\da-z]+$/)
      expect(lines().map(({ msg, reqId }) => [msg, reqId])).toEqual([
        ['role created', id],
        ['answered', id],
      ])
      ids.add(id)
    }
    expect(ids.size).toBe(2)
  })

  it('keeps its id while its body is received and processed', async () => {
    server = await createTestServer()
    const [as, other] = [await addPerson(server), await addPerson(server)]
    const idFolder = await topFolder(server, 'public')
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
    server.log.length = 0
    const post = (name: string, { cookie }: { cookie: string }, body: FormData | string) => {
      const headers = new Headers({ cookie, ...ownTool })
      if (typeof body === 'string') headers.set('content-type', 'application/json')
      return fetch(`${origin}/api/1/${name}`, { method: 'POST', body, headers })
    }
    const input = { current: as.password, new: 'a password that comes afterwards' }
    // with the headers more than Node reads at once, so that it arrives in several parts, as over a slow network
    const padding = ' '.repeat(65_400)
    const [refused, changed] = await Promise.all([
      post('private/file-upload.json.php', other, uploadForm({ idFolder, bytes: 'Huts' })),
      post('private/account-change-password.json.php', as, JSON.stringify(input) + padding),
    ])
    expect([refused.status, changed.status]).toEqual([403, 200])
    const idOf = (message: string) => lines().find(({ msg }) => msg === message)?.['reqId']
    const ids = [refused, changed].map(({ headers }) => headers.get('x-request-id'))
    expect(idOf('password changed')).toBe(ids[1])
    expect(new Set(answered().map(({ reqId }) => reqId))).toEqual(new Set(ids))
  })

  it('logs one line: path, network address, status and duration', async () => {
    server = await createTestServer()
    await server.call('GET public/get-menu-items.json.php')
    expect(answered()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        reqId: expect.any(String),
        method: 'GET',
        route: '/api/1/public/get-menu-items.json.php',
        status: 200,
        ms: expect.any(Number),
        address: '127.0.0.1',
        msg: 'answered',
      },
    ])
  })

  it('logs a line without the search, the key and the secret part of a link', async () => {
    server = await createTestServer()
    await server.get('/search?q=my-illness')
    await server.get('/pages/passwordreset/the-secret-of-the-link')
    await server.get('/contact?pauth=the-key')
    await server.call('GET public/search.json.php', { q: 'my-illness' })
    expect(answered().map(({ path, route }) => path ?? route)).toEqual([
      '/search',
      '/pages/passwordreset/…',
      '/contact',
      '/api/1/public/search.json.php',
    ])
    expect(server.log.join()).not.toMatch(/illness|secret|the-key/)
  })

  it('logs no line at the default level for requests such as health checks', async () => {
    server = await createTestServer()
    await server.get('/healthz')
    await server.get('/robots.txt')
    expect(answered()).toEqual([])
  })

  it('is answered with its id when the server fails, and the log has this id with the error', async () => {
    server = await createTestServer()
    server.app.get('/api/1/broken', () => {
      throw new Error('a bug')
    })
    const reply = await server.get('/api/1/broken')
    const id = reply.headers['x-request-id']
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { error: 'Something went wrong on the server', code: 'internal', id },
    ])
    expect(lines()).toMatchObject([
      { level: 50, reqId: id, msg: 'unexpected error', err: { message: 'a bug' } },
      { level: 40, reqId: id, msg: 'answered', status: 500 },
    ])
    const refused = await server.call('GET private/page-get-list.json.php')
    expect(refused.json()).toEqual({ error: 'Permission denied', code: 'not-logged-in' })
  })

  it('keeps the id that a trusted proxy gave it, if that is one', async () => {
    server = await createTestServer({ trustProxy: true })
    const idFor = async (sent: string) =>
      (await server.get('/healthz', { headers: { 'x-request-id': sent } })).headers['x-request-id']
    for (const sent of [given, '4f1c9a7e2b8d4c6fa1b2c3d4e5f60718', 'abcd/1234+5678=='])
      expect(await idFor(sent)).toBe(sent)
    for (const sent of ['short', 'with space in it', 'x'.repeat(129), '{"level":60}', 'a\tb-1234567', '-leading-dash'])
      expect([sent, await idFor(sent)]).not.toEqual([sent, sent])
  })

  it('gets an id of the server’s own where no proxy is trusted', async () => {
    server = await createTestServer()
    const reply = await server.get('/healthz', { headers: { 'x-request-id': given } })
    expect(reply.headers['x-request-id']).not.toBe(given)
  })
})

describe('an answer from memory', () => {
  it('has an id and is counted', async () => {
    server = await createTestServer({ trustProxy: true, metricsToken: 'a-token-for-prometheus' })
    await addPage(server, { url: 'huts', published: true })
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const ask = async (headers: Record<string, string> = {}) => {
      const reply = await fetch(`${origin}/huts`, { headers })
      await reply.arrayBuffer()
      return reply
    }
    const first = await ask()
    const ids = [first, await ask(), await ask()].map((reply) => reply.headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\da-z]+-[\da-z]+$/)
    const unchanged = await ask({ 'if-none-match': first.headers.get('etag') as string, 'x-request-id': given })
    expect([unchanged.status, unchanged.headers.get('x-request-id')]).toEqual([304, given])
    const headers = { authorization: 'Bearer a-token-for-prometheus' }
    const { body } = await server.get('/metrics', { headers })
    expect(body).toContain('sitewright_html_cache_reads_total{result="hit"} 3\n')
    expect(body).toContain('sitewright_http_requests_total{kind="page",method="GET",status="2xx"} 3\n')
    expect(body).toContain('sitewright_http_requests_total{kind="page",method="GET",status="3xx"} 1\n')
    expect(answered()).toHaveLength(1)
  })
})
