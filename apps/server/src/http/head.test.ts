import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { builtInLook, lookFields } from '../look/site-look.ts'
import { theServer } from '../testing/audit.ts'
import { sentFont } from '../testing/font-samples.ts'
import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { fingerprint } from '../testing/calls/fingerprint.ts'
import { headAndGet, headContract } from '../testing/calls/head-contract.ts'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

const { calls } = coreTestedCalls
const metricsToken = 'a token that is long enough'
const file = '/api/1/private/file-get.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({
    metricsToken,
    assets: { 'assets/entry-abc.js': 'go()', 'icon.svg': '<svg/>' },
  })
})
afterEach(() => server.close())

type Headers = Record<string, string>

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
      const { get, head } = await headAndGet(server, url, headers)
      expect([url, head]).toEqual([url, get])
      return get.status
    }

    const manager = await server.logIn('core.file-manager')
    const idFolder = await topFolder(server, 'public')
    const image = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    const large = await uploaded(server, manager, { idFolder, bytes: Buffer.alloc(300_000, 'huts ') })
    const huts = await addPage(server, { url: 'huts', title: 'Huts', published: true })

    for (const query of [`id=${image}`, `id=${image}&thumb=1`, `id=${image}&w=320`, `id=${large}&dl=1`])
      expect(await same(file, `${file}?${query}`)).toBe(200)
    // ranges are of GET alone (RFC 9110, 14.2)
    const whole = await headAndGet(server, `${file}?id=${large}`)
    for (const [range, status] of [
      ['bytes=5-9', 206],
      ['bytes=900000-', 416],
    ] as const) {
      const { get, head } = await headAndGet(server, `${file}?id=${large}`, { range })
      expect([get.status, head]).toEqual([status, whole.get])
    }
    expect(await same(file, `${file}?id=${image}`, { 'if-none-match': '*' })).toBe(304)
    expect(await same(file, `${file}?id=4711`)).toBe(404)
    expect(await same('*', '/huts')).toBe(200)
    expect(await same('*', '/huts', { cookie: manager.cookie })).toBe(200)
    expect(await same('*', '/huts', { 'accept-encoding': 'br' })).toBe(200)
    expect(await same('*', '/search?q=huts')).toBe(404)
    expect(await same('*', '/nothing')).toBe(404)
    expect(await same('/assets/entry-abc.js', '/assets/entry-abc.js', { 'accept-encoding': 'gzip' })).toBe(200)
    for (const url of ['/icon.svg', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/api/openapi.json'])
      expect(await same(url, url)).toBe(200)
    expect(await same('/metrics', '/metrics')).toBe(404)
    const look = { ...lookFields(builtInLook), accent: '#8a1c4b' }
    const footer = { columns: [], line: '', imprint: 0, privacy: 0 }
    await server.services.looks.publish({ look, footer, base: 0 }, theServer)
    const { site } = await server.services.looks.current()
    const sheets = String.raw`/assets/:file(^look-[0-9a-f]{12}\.css$)`
    expect(await same(sheets, `/assets/look-${site?.version}.css`)).toBe(200)
    expect(await same(sheets, '/assets/look-000000000000.css')).toBe(404)
    await server.services.fonts.add(sentFont(), theServer)
    const [font] = await server.services.fonts.list()
    const uploads = '/assets/font-:hash(^[0-9a-f]{16}).woff2'
    const address = font?.files[0]?.file ?? ''
    expect(await same(uploads, address)).toBe(200)
    expect(await same(uploads, address, { 'if-none-match': '*' })).toBe(304)
    expect(await same(uploads, '/assets/font-0000000000000000.woff2')).toBe(404)

    const drawn = '/api/1/public/page-picture.php'
    expect(await same(drawn, `${drawn}?id=${huts}`)).toBe(200)
    expect(await same(drawn, `${drawn}?id=${huts}`, { 'if-none-match': '*' })).toBe(304)
    expect(await same(drawn, `${drawn}?id=4711`)).toBe(404)
    const preview = '/api/1/private/page-preview.php'
    await same(preview, preview, { cookie: (await server.logIn('core.admin')).cookie })
    expect(asked.size).toBeGreaterThan(10)

    const isCall = (url: string) => `GET ${url.slice('/api/1/'.length)}` in calls
    expect(routes().filter((url) => !asked.has(url) && url !== '/api/*' && !isCall(url))).toEqual([])
  })

  it('is refused by every call that changes something, which then does nothing', async () => {
    const as: Visitor = await server.logIn('core.admin')
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

headContract(coreTestedCalls)
