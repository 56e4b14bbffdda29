import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { addPage } from '../testing/content.ts'
import { foreign, own, ownTool } from '../testing/foreign-requests.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { createSameOriginRule } from './same-origin.ts'

const cookieName = 'sitewright'
const session = { cookie: 'theme=dark; sitewright=abc' }
const tool = { 'x-requested-with': 'a tool' }
const site = 'http://localhost:3000'

describe('the same-origin rule', () => {
  const { isScript, isOfSite } = createSameOriginRule({ origin: site, cookieName })

  it('allows scripts of the site itself, and callers that are not browsers', () => {
    for (const headers of [own, {}, { cookie: 'theme=dark' }, { origin: site }, { referer: `${site}/huts` }])
      expect([headers, isScript(headers)]).toEqual([headers, true])
  })

  it('allows nothing else, whatever its other headers', () => {
    for (const headers of foreign)
      for (const more of [{}, session, tool, { ...session, ...tool }])
        expect([headers, more, isScript({ ...headers, ...more })]).toEqual([headers, more, false])
  })

  it('accepts a session without fetch metadata only with X-Requested-With (Q14)', () => {
    expect(isScript(session)).toBe(false)
    expect(isOfSite(session)).toBe(false)
    expect(isScript({ ...session, ...tool })).toBe(true)
    expect(isScript({ ...session, 'x-requested-with': '' })).toBe(true)
    expect(isScript({ ...session, origin: site })).toBe(true)
    expect(isScript({ ...session, referer: `${site}/` })).toBe(true)
  })

  it('accepts links and forms of its own pages, and no prefetch', () => {
    const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect([isOfSite(link), isScript(link)]).toEqual([true, false])
    expect(isOfSite({ ...link, 'sec-fetch-site': 'none' })).toBe(false)
    expect(isOfSite({ ...link, 'sec-purpose': 'prefetch' })).toBe(false)
  })

  it.each([
    ['https://huts.example', 'https://huts.example', true],
    ['https://huts.example', 'http://huts.example', false],
    ['https://huts.example', 'https://huts.example:8443', false],
    ['https://huts.example', 'http://127.0.0.1:3000', false],
    [undefined, 'http://127.0.0.1:3000', true],
    [undefined, 'https://127.0.0.1:3000', true],
    [undefined, 'http://127.0.0.1:3001', false],
    [undefined, 'https://huts.example', false],
    [undefined, 'null', false],
    [undefined, '', false],
  ])(
    'takes the address in PUBLIC_URL (%s) for the only one, else the one that was asked: %s is %s',
    (origin, from, expected) => {
      const rule = createSameOriginRule({ origin, cookieName })
      const host = '127.0.0.1:3000'
      expect(rule.isScript({ host, origin: from })).toBe(expected)
      expect(rule.isScript({ host, referer: from })).toBe(expected)
    },
  )

  it.each([
    ['https://huts.example', 'huts.lan', 'http://huts.lan', /^This site can only be used at https:\/\/huts\.example:/],
    ['https://huts.example', 'huts.example', 'http://huts.example', /^This site can only be used at/],
    ['https://huts.example', 'huts.example', 'https://evil.example', /must come from the site itself/],
    ['https://huts.example', 'huts.example', 'null', /must come from the site itself/],
    ['https://huts.example', 'huts.example', 'https://huts.example', /must come from the site itself/],
    [undefined, 'huts.lan', 'http://evil.example', /must come from the site itself/],
  ])(
    'says where the site is, if its page was opened at another name: at %s, asked as %s from %s',
    (origin, host, from, said) => {
      const { refusal } = createSameOriginRule({ origin, cookieName })
      expect(refusal({ host, origin: from }).message).toMatch(said)
      expect(refusal({ host, referer: `${from}/contact` }).message).toMatch(said)
    },
  )

  it('reads a session only from the cookie of that name', () => {
    const rule = createSameOriginRule({ origin: undefined, cookieName: '__Host-sitewright' })
    expect(rule.isScript({ cookie: '__Host-sitewright=abc' })).toBe(false)
    expect(rule.isScript({ cookie: 'sitewright=abc' })).toBe(true)
  })
})

describe('calls that change something', () => {
  let server: TestServer
  let as: Visitor
  beforeEach(async () => {
    server = await createTestServer()
    as = await server.logIn('core.admin', 'plugin.note.editor')
  })
  afterEach(() => server.close())

  it('are refused with 403 from everywhere else, GETs too', async () => {
    const changing = allEndpoints(server.services).filter((endpoint) => endpoint.changes)
    expect(changing.map(({ key }) => key)).toContain('POST public/login.json.php')
    expect(changing.flatMap(({ key, method }) => (method === 'GET' ? [key] : []))).toEqual([
      'GET public/logout.json.php',
      'GET private/page-delete.json.php',
      'GET private/account-delete.json.php',
      'GET private/account-reactivate.json.php',
      'GET private/role-delete.json.php',
      'GET private/folder-delete.json.php',
      'GET private/file-delete.json.php',
      'GET private/file-move.json.php',
    ])
    for (const { key } of changing) {
      for (const headers of foreign) {
        const reply = await server.call(key, { id: 1 }, { as, headers })
        expect([key, headers, reply.statusCode]).toEqual([key, headers, 403])
      }
      expect([key, (await server.call(key, { id: 1 }, { as, bare: true })).statusCode]).toEqual([key, 403])
    }
    expect((await server.call('GET private/get-account.json.php', undefined, { as })).json().auth).toBe(1)
  })

  it('change nothing then, but do when the site itself makes them', async () => {
    const id = await addPage(server)
    const remove = (headers: Record<string, string>) =>
      server.call('GET private/page-delete.json.php', { id }, { as, headers })
    await remove({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toHaveLength(1)
    expect((await remove(own)).statusCode).toBe(200)
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toHaveLength(0)
  })

  it('are accepted from a tool that says so, and from anybody without a session', async () => {
    const id = await addPage(server)
    const remove = 'GET private/page-delete.json.php'
    expect((await server.call(remove, { id }, { bare: true })).statusCode).toBe(401)
    expect((await server.call(remove, { id }, { as, bare: true })).json()).toEqual({
      error: 'This call must come from the site itself',
      code: 'cross-site',
    })
    expect((await server.call(remove, { id }, { as, bare: true, headers: ownTool })).statusCode).toBe(200)
  })
})
