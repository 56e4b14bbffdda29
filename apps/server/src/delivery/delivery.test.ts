import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { SiteRenderer } from '@sitewright/page-kit/server'
import { theServer } from '../testing/audit.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let rendered: string[]
let base: string

/** Tells what it was asked to render, and counts it. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: ["'sha256-inline'"],
  async render({ url, page, denied, setup, routesComplete, menu }) {
    rendered.push(url)
    const html = `<!doctype html>${JSON.stringify({ url, page, denied, setup, routesComplete, menu })}`
    return { status: page ? 200 : denied ? 403 : 404, html }
  },
}

beforeEach(async () => {
  rendered = []
  server = await createTestServer({ renderer })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

/** Over a real socket, since cached pages are answered before the application sees the request. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(base + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })
}

async function shown(path: string, headers: Record<string, string> = {}) {
  const reply = await ask(path, headers)
  return { status: reply.status, ...JSON.parse((await reply.text()).replace('<!doctype html>', '')) }
}

describe('addresses', () => {
  it('shows a page at its shortcut and at its own address, whatever kind that address names', async () => {
    const id = await addPage(server, { url: 'huts', title: 'Our huts', content: 'About huts', published: true })
    const page = { id, kind: 'note', title: 'Our huts', description: 'About huts' }
    for (const path of ['/huts', `/pages/note/${id}`, `/pages/form/${id}`])
      expect(await shown(path)).toMatchObject({ status: 200, page, url: path })
  })

  it('says of a page that its kind is not installed', async () => {
    const id = await addPage(server, { kind: 'left-out', url: 'soup', published: true })
    const here = await addPage(server, { url: 'huts', published: true })
    expect(await shown('/soup')).toMatchObject({ status: 200, page: { id, isKindMissing: true } })
    const { page } = await shown('/huts')
    expect(page.id).toBe(here)
    expect(page).not.toHaveProperty('isKindMissing')
  })

  it('shows the default page at / without a redirect', async () => {
    const id = await addPage(server, { url: 'home', published: true })
    await setSettings(server, { DefaultPage: id })
    expect(await shown('/')).toMatchObject({ status: 200, url: '/', page: { id } })
  })

  it('answers 404 where nothing is, for hidden pages too, and 403 for pages restricted to others', async () => {
    await addPage(server, { url: 'draft' })
    const kept = await addPage(server, { url: 'members', published: true })
    const member = await server.logIn()
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    expect(await shown('/nothing')).toMatchObject({ status: 404, denied: false })
    expect(await shown('/draft')).toMatchObject({ status: 404, denied: false })
    expect(await shown('/')).toMatchObject({ status: 404 })
    expect(await shown('/members')).toMatchObject({ status: 403, denied: true })
    expect(await shown('/members', { cookie: member.cookie })).toMatchObject({ status: 200 })
  })

  it('accepts encoded and accented addresses, and redirects from a trailing slash to the page', async () => {
    await addPage(server, { url: 'hütten', published: true })
    expect((await ask('/h%C3%BCtten')).status).toBe(200)
    const reply = await ask('/h%C3%BCtten/')
    expect([reply.status, reply.headers.get('location')]).toEqual([308, '/h%C3%BCtten'])
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['//evil.example/', '/%5Cevil.example/', '/%2F/evil.example/', '/%00', '/%E0%A4%A', '/a%0d%0aSet-Cookie:x/'])(
    'never leads from %s to another site',
    async (path) => {
      const reply = await ask(path)
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.headers.get('location')).toBeNull()
    },
  )

  it('gives the browser the list of routes while it is short', async () => {
    await addPage(server, { url: 'huts', published: true })
    expect(await shown('/huts')).toMatchObject({ routesComplete: true, setup: { routes: [{ l: 'huts' }] } })
    for (let i = 0; i < 50; i++) await addPage(server, { url: `page-${i}`, published: true })
    const { routesComplete, setup } = await shown('/huts')
    expect([routesComplete, setup.routes.length]).toEqual([false, 1])
  })
})

describe('the cache of anonymous pages', () => {
  it('renders a page once for many visitors, also for requests at the same time', async () => {
    await addPage(server, { url: 'huts', published: true })
    await Promise.all(Array.from({ length: 20 }, () => ask('/huts')))
    await ask('/huts?from=mail')
    expect(rendered).toEqual(['/huts'])
  })

  it('does not cache a page that was requested with a parameter its kind reads, nor answer from the cache then (FORM-016)', async () => {
    await addPage(server, { kind: 'list', url: 'huts', published: true })
    expect((await shown('/huts?from=')).url).toBe('/huts')
    const asked = await ask('/huts?utm_source=mail&from=2&from=3&sort=a%26b&fbclid=x')
    expect(asked.headers.get('cache-control')).toBe('private, no-store')
    expect((await shown('/huts?sort=b')).url).toBe('/huts?sort=b')
    expect((await shown('/huts?utm_source=mail&fbclid=y')).url).toBe('/huts')
    expect((await shown('/huts')).url).toBe('/huts')
    expect(rendered).toEqual(['/huts', '/huts?sort=a%26b&from=2', '/huts?sort=b'])
  })

  it('answers 304 to clients that have the page, and sends it again after a change', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    const etag = (await ask('/huts')).headers.get('etag') as string
    expect((await ask('/huts', { 'if-none-match': etag })).status).toBe(304)
    await server.services.pages.update(
      {
        id,
        title: 'New title',
        url: 'huts',
        published: true,
        pub_start: null,
        pub_end: null,
      },
      theServer,
    )
    const reply = await ask('/huts', { 'if-none-match': etag })
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('New title')])
  })

  it('sends brotli or gzip of the same page to clients that accept it', async () => {
    await addPage(server, { url: 'huts', published: true })
    const raw = async (accept: string) => {
      const reply = await server.app.inject({ url: '/huts', headers: { 'accept-encoding': accept } })
      return { encoding: reply.headers['content-encoding'], bytes: reply.rawPayload }
    }
    const plain = await raw('identity')
    const br = await raw('gzip, deflate, br')
    const gzip = await raw('gzip')
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
    for (const refusing of ['br;q=0, gzip', 'br; q=0,gzip', 'br;Q=0, gzip;q=0.5', 'br ; q=0.000 , GZIP'])
      expect([refusing, (await raw(refusing)).encoding]).toEqual([refusing, 'gzip'])
    expect((await raw('gzip;q=1.0, br;q=0.001')).encoding).toBe('br')
    expect((await raw('abr, gzip;q=0, *')).encoding).toBeUndefined()
  })

  it('shows and hides a page at the second of its dates, though nothing else happens', async () => {
    const now = server.services.now()
    const other = await addPage(server, { url: 'other', published: true })
    await addMenuItem(server, {
      label: 'Soon',
      page: await addPage(server, { url: 'soon', published: true, pub_start: now + 10, pub_end: now + 20 }),
    })
    const status = async () => (await ask('/soon')).status
    const inMenu = async () => (await shown('/other')).menu.length
    expect([await status(), await inMenu()]).toEqual([404, 0])
    server.time.now += 9_999
    expect([await status(), await inMenu()]).toEqual([404, 0])
    server.time.now += 1
    expect([await status(), await inMenu()]).toEqual([200, 1])
    server.time.now += 9_999
    expect([await status(), await inMenu()]).toEqual([200, 1])
    server.time.now += 1
    expect([await status(), await inMenu()]).toEqual([404, 0])
    expect(other).toBeGreaterThan(0)
  })

  it.each([
    ['an hour back', -3_600_000],
    ['an hour on', 3_600_000],
  ])('follows the clock also when that is set %s across the start or the end of a page', async (_, step) => {
    const now = server.services.now()
    const hour = 3600
    // each is a quarter of an hour away from one of its dates, on the side from which the step leads over it
    const quarter = Math.sign(step) * 900
    const page = (url: string, dates: object) => addPage(server, { url, published: true, ...dates })
    await page('starts', { pub_start: now + quarter })
    await page('ends', { pub_end: now + quarter })
    const both = await page('both', { pub_start: now + quarter - 60, pub_end: now + quarter + 60 + 8 * hour })
    await addMenuItem(server, { label: 'Both', page: both })
    await page('other', {})
    const seen = async () => {
      const statuses = await Promise.all(['/starts', '/ends', '/both'].map(async (path) => (await ask(path)).status))
      return [...statuses, (await shown('/other')).menu.length]
    }
    const before = await seen()
    expect(before).toEqual(step < 0 ? [200, 404, 200, 1] : [404, 200, 404, 0])
    expect(await seen()).toEqual(before)
    server.time.now += step
    const after = await seen()
    expect(after).toEqual(step < 0 ? [404, 200, 404, 0] : [200, 404, 200, 1])
    server.time.now -= step
    expect(await seen()).toEqual(before)
  })

  it('never contains what a logged-in person sees, nor gives them an anonymous page', async () => {
    await addPage(server, { url: 'draft' })
    const editor = await server.logIn('plugin.note.editor')
    expect((await ask('/draft', { cookie: editor.cookie })).status).toBe(200)
    expect((await ask('/draft')).status).toBe(404)
    const own = await ask('/draft', { cookie: editor.cookie })
    expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  })

  it.each(['/pages/passwordreset/s3cret', '/pages/deactivate/s3cret'])(
    'holds nothing of %s, which a mailed link opens, and tells its address to no other site',
    async (path) => {
      const reply = await ask(path)
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
      expect((await ask('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    },
  )

  it('does not render a page again for unknown parameters in its address', async () => {
    await addPage(server, { url: 'huts', published: true })
    for (const query of ['?fbclid=1', '?utm_source=mail&utm_medium=a', '?%', '?a=1&a=2', '?__proto__=x'])
      expect((await ask(`/huts${query}`)).status).toBe(200)
    expect(rendered).toEqual(['/huts'])
  })

  it('has one rendering for all unknown addresses', async () => {
    for (const path of ['/a', '/b', '/c/d', '/pages/note/4711']) expect((await ask(path)).status).toBe(404)
    expect(new Set(rendered).size).toBe(1)
  })

  it('allows inline only the scripts whose hash is named', async () => {
    await addPage(server, { url: 'huts', published: true })
    const policy = (await ask('/huts')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-inline'")
    expect(policy).toContain("object-src 'none'")
  })

  it('answers HEAD like GET, without a body', async () => {
    await addPage(server, { url: 'huts', published: true })
    await ask('/huts')
    const reply = await fetch(`${base}/huts`, { method: 'HEAD' })
    expect([reply.status, await reply.text()]).toEqual([200, ''])
  })
})

describe('healthz', () => {
  it('answers ok once the server is ready', async () => {
    const reply = await ask('/healthz')
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }])
  })
})
