import { definePageKindServer, RefusedError, type DocumentRequest } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { auditOf } from '../testing/audit.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let asked: DocumentRequest[]
let server: TestServer
beforeEach(async () => {
  asked = []
  const kind = definePageKindServer({
    ...noteKind,
    documents: () => [
      {
        path: 'public/confirm.php',
        methods: ['GET', 'POST'],
        answer(request) {
          asked.push(request)
          if (request.query['t'] === 'unknown') throw new RefusedError(404, 'There is no such thing')
          const did = request.method === 'POST' ? { did: 'Message confirmed' } : {}
          return { status: 200, body: '<!doctype html><title>Confirm</title>', ...did }
        },
      },
      {
        path: 'private/list.csv',
        methods: ['GET'],
        answer: ({ query }) => ({
          status: 200,
          body: 'a,b'.repeat(Number(query['rows'] ?? 1)),
          type: 'text/csv; charset=utf-8',
          saveAs: 'list.csv',
        }),
      },
    ],
  })
  server = await createTestServer({ kinds: [kind] })
})
afterEach(() => server.close())

const address = '/api/1/public/confirm.php?t=abc&t=def'
const post = (headers: Record<string, string>, payload = 'x=1') =>
  server.app.inject({ method: 'POST', url: address, headers, payload })

describe('documents of a page kind', () => {
  it('are answered at their address, never cached, without scripts, and never inside a page of another site', async () => {
    const reply = await server.app.inject({ url: address, headers: { 'sec-fetch-site': 'none' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<title>Confirm</title>')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'Sec-Fetch-Site, Origin, Accept-Encoding',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
  })

  it('are in the audit log where they changed something for somebody logged in', async () => {
    const member = await server.logIn('core.page-manager')
    await server.app.inject({ url: address, headers: { cookie: member.cookie } })
    await post({ 'sec-fetch-site': 'same-origin' })
    expect(await auditOf(server)).toEqual([])
    await post({ 'sec-fetch-site': 'same-origin', cookie: member.cookie })
    expect(await auditOf(server)).toMatchObject([
      {
        account: member.accountId,
        name: member.email,
        call: 'POST public/confirm.php',
        summary: 'Message confirmed',
        subject: { kind: 'Note', id: null },
      },
    ])
  })

  it('get the caller, the network address, and the first value of each name in the query', async () => {
    const member = await server.logIn('core.page-manager')
    await server.app.inject({ url: address, headers: { cookie: member.cookie } })
    expect(asked[0]).toMatchObject({ method: 'GET', query: { t: 'abc' }, who: { account: { id: member.accountId } } })
    expect(asked[0]?.client.address).toBe('127.0.0.1')
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://localhost:3000' }, true],
    [{ referer: 'https://elsewhere.example/' }, false],
    [{ referer: 'http://localhost:3000/forms' }, true],
    // a link with `noreferrer` on plain http says nothing at all
    [{}, false],
    [{ 'x-requested-with': 'a tool' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }, false],
  ])('distinguish a link of the own site from one elsewhere: %j', async (headers, fromSite) => {
    const { cookie } = await server.logIn()
    await server.app.inject({ url: address, headers: { ...headers, cookie } })
    expect(asked[0]?.fromSite).toBe(fromSite)
  })

  it('accept a form of the own site, whatever its body, and none from elsewhere', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post({ ...form, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })).statusCode).toBe(
      200,
    )
    expect(asked[0]?.method).toBe('POST')
    expect((await post({ ...form, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post({ ...form, origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    const { cookie } = await server.logIn()
    expect((await post({ ...form, cookie })).statusCode).toBe(403)
    expect(asked).toHaveLength(1)
    expect((await post(form)).statusCode).toBe(200)
  })

  it('treat HEAD like a link from elsewhere, so that it changes nothing', async () => {
    const reply = await server.app.inject({
      method: 'HEAD',
      url: address,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([reply.statusCode, reply.body, Number(reply.headers['content-length'])]).toEqual([200, '', 37])
    expect(asked).toMatchObject([{ method: 'GET', fromSite: false }])
  })

  it('refuse a method that is not theirs', async () => {
    const wrong = await server.app.inject({
      method: 'POST',
      url: '/api/1/private/list.csv',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('GET, HEAD')
    expect(asked).toHaveLength(0)
  })

  it('can be files to be saved', async () => {
    const reply = await server.app.inject({ url: '/api/1/private/list.csv' })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="list.csv"',
    })
    expect(reply.body).toBe('a,b')
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('are compressed for clients that accept %s, where that saves something', async (accept, encoding, open) => {
    const get = (rows: number, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({
        method,
        url: `/api/1/private/list.csv?rows=${rows}`,
        headers: { 'accept-encoding': accept },
      })
    const large = await get(10_000)
    expect(large.headers).toMatchObject({
      vary: 'Sec-Fetch-Site, Origin, Accept-Encoding',
      'content-disposition': 'attachment; filename="list.csv"',
    })
    expect(large.headers['content-encoding']).toBe(encoding)
    expect(open(large.rawPayload).toString()).toBe('a,b'.repeat(10_000))
    expect(Number(large.headers['content-length'])).toBe(large.rawPayload.byteLength)
    expect((await get(10_000, 'HEAD')).headers['content-length']).toBe(large.headers['content-length'])
    const small = await get(1)
    expect([small.headers['content-encoding'], small.body]).toEqual([undefined, 'a,b'])
  })

  it('can answer with an error as calls do', async () => {
    const reply = await server.app.inject({ url: '/api/1/public/confirm.php?t=unknown' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ error: 'There is no such thing', code: 'not-found' })
  })
})
