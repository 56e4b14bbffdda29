import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { callRows, rowName } from '../testing/calls/call-rows.ts'
import { fingerprint } from '../testing/calls/fingerprint.ts'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { declaredCalls, installedKinds } from '../testing/installed-kinds.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

const kinds = await installedKinds()
const calls = declaredCalls(kinds)
const metricsToken = 'a token that is long enough'
const file = '/api/1/private/file-get.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({
    kinds,
    metricsToken,
    assets: { 'assets/entry-abc.js': 'go()', 'icon.svg': '<svg/>' },
  })
})
afterEach(() => server.close())

type Headers = Record<string, string>

/** What a HEAD tells, and what a GET of the same does. */
async function both(url: string, headers: Headers = {}) {
  const ask = (method: 'GET' | 'HEAD') =>
    server.app.inject({ method, url, headers: { 'user-agent': 'Test', ...headers } })
  const [get, head] = [await ask('GET'), await ask('HEAD')]
  expect([url, head.rawPayload.byteLength]).toEqual([url, 0])
  return { get: told(get), head: told(head) }
}

function told({ statusCode, headers }: LightMyRequestResponse) {
  const { date: _, 'x-request-id': __, ...others } = headers
  return { status: statusCode, headers: others }
}

/** The patterns of the routes that answer a GET. */
function routes(): string[] {
  const methodsOf = /^[│├└─\s]*(\S+) \(([A-Z, ]+)\)$/gm
  const found = [...server.app.printRoutes({ commonPrefix: false }).matchAll(methodsOf)]
  return found.flatMap(([, url = '', methods = '']) => (methods.split(', ').includes('GET') ? [url] : []))
}

describe('HEAD', () => {
  it('is answered on every route as GET is, without a body', async () => {
    const asked = new Set<string>()
    async function same(route: string, url: string, headers: Headers = {}): Promise<number> {
      asked.add(route)
      const { get, head } = await both(url, headers)
      expect([url, head]).toEqual([url, get])
      return get.status
    }

    const manager = await server.signIn('core.file-manager')
    const idFolder = await topFolder(server, 'public')
    const image = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    const large = await uploaded(server, manager, { idFolder, bytes: Buffer.alloc(300_000, 'huts ') })
    await addPage(server, { kind: 'single-page', url: 'huts', published: true })

    for (const query of [`id=${image}`, `id=${image}&thumb=1`, `id=${image}&w=320`, `id=${large}&dl=1`])
      expect(await same(file, `${file}?${query}`)).toBe(200)
    expect(await same(file, `${file}?id=${large}`, { range: 'bytes=5-9' })).toBe(206)
    expect(await same(file, `${file}?id=${large}`, { range: 'bytes=900000-' })).toBe(416)
    expect(await same(file, `${file}?id=${image}`, { 'if-none-match': '*' })).toBe(304)
    expect(await same(file, `${file}?id=4711`)).toBe(404)
    expect(await same('*', '/huts')).toBe(200)
    expect(await same('*', '/huts', { cookie: manager.cookie })).toBe(200)
    expect(await same('*', '/huts', { 'accept-encoding': 'br' })).toBe(200)
    expect(await same('*', '/search?q=huts')).toBe(404)
    expect(await same('*', '/nothing')).toBe(404)
    expect(await same('/assets/entry-abc.js', '/assets/entry-abc.js', { 'accept-encoding': 'gzip' })).toBe(200)
    for (const url of ['/icon.svg', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml'])
      expect(await same(url, url)).toBe(200)
    expect(await same('/metrics', '/metrics')).toBe(404)

    const admin = { cookie: (await server.signIn('core.admin', 'plugin.form.manager')).cookie }
    for (const url of [
      '/api/1/private/page-preview.php',
      '/api/1/public/verify.php',
      '/api/1/private/form-submissions.csv',
    ])
      await same(url, url, admin)
    expect(asked.size).toBeGreaterThan(10)

    const isCall = (url: string) => `GET ${url.slice('/api/1/'.length)}` in calls
    expect(routes().filter((url) => !asked.has(url) && url !== '/api/*' && !isCall(url))).toEqual([])
  })

  const reading = callRows.filter(({ call }) => call.startsWith('GET ') && call in calls && !calls[call]?.changes)
  it.each(reading.map((row) => [rowName(row), row] as const))(
    'is answered as %s is',
    async (_, { call, may, sample }) => {
      const [asker] = may
      const as =
        asker === 'nobody'
          ? undefined
          : asker === 'any account'
            ? await server.signIn()
            : await server.signIn(asker as string)
      const input = await sample.input({ server, as })
      const url = `/api/1/${call.slice('GET '.length)}?${new URLSearchParams(input as Headers)}`
      const { get, head } = await both(url, as && { cookie: as.cookie })
      expect(get.status).toBe(200)
      expect(head).toEqual(get)
    },
  )

  it('is refused by every call that changes something, which then does nothing', async () => {
    const as: Visitor = await server.signIn('core.admin')
    const changing = allEndpoints(server.services).filter(({ changes }) => changes)
    expect(changing.length).toBeGreaterThan(20)
    const before = await fingerprint(server)
    for (const { method, path: name } of changing) {
      const headers = { cookie: as.cookie, 'sec-fetch-site': 'same-origin' }
      const reply = await server.app.inject({ method: 'HEAD', url: `/api/1/${name}?id=1`, headers })
      expect([name, reply.statusCode, reply.headers.allow, reply.body]).toEqual([name, 405, method, ''])
    }
    expect(await fingerprint(server)).toEqual(before)
  })
})
