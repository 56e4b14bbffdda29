// @vitest-environment node
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Api } from './contract/api.ts'
import { ApiError, isApiError, isLoggedOut } from './api-error.ts'
import { createBrowserApi } from './browser-api.ts'

interface Seen {
  method: string
  url: string
  contentType: string | undefined
  requestedWith: string | string[] | undefined
  body: string
}

/** A real server that remembers what it was asked, and answers what the test says. */
let answer: { status: number; body: string; contentType?: string; headers?: Record<string, string> }
let seen: Seen[]
let server: http.Server
let api: Api

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: '{}' }
  server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen.push({
        method: request.method!,
        url: request.url!,
        contentType: request.headers['content-type'],
        requestedWith: request.headers['x-requested-with'],
        body,
      })
      response.writeHead(answer.status, { 'content-type': answer.contentType ?? 'application/json', ...answer.headers })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = createBrowserApi({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterEach(() => server.close())

describe('a call in the browser', () => {
  it("goes to a path that begins with '/api/1/', a GET with its input as query (API-001)", async () => {
    answer.body = '["Ridge"]'
    expect(await api('GET protected/get-system-property.json.php', { k: 'SiteTitle' })).toEqual(['Ridge'])
    expect(seen).toEqual([
      {
        method: 'GET',
        url: '/api/1/protected/get-system-property.json.php?k=SiteTitle',
        contentType: undefined,
        requestedWith: 'Sitewright',
        body: '',
      },
    ])
  })

  it("sends a POST as JSON with the content type 'application/json' (API-002)", async () => {
    answer.body = '{"id":7}'
    const page = { id: 1, detail: 'Our huts', url: 'huts', cloneid: 0 }
    expect(await api('POST private/page-create.json.php', page)).toEqual({ id: 7 })
    const [post] = seen
    expect(post).toMatchObject({
      method: 'POST',
      url: '/api/1/private/page-create.json.php',
      contentType: 'application/json',
      requestedWith: 'Sitewright',
    })
    expect(JSON.parse(post?.body ?? '')).toEqual(page)
  })

  it('that is refused throws what the server said, and is never retried automatically', async () => {
    answer = { status: 409, body: '{"error":"This URL shortcut is already in use"}' }
    const error = await api('GET private/page-delete.json.php', { id: 3 }).catch((reason: unknown) => reason)
    expect(isApiError(error)).toBe(true)
    expect(error).toMatchObject({ status: 409, body: { error: 'This URL shortcut is already in use' } })
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['no JSON', { status: 200, body: '<html>', contentType: 'text/html' }],
    ['half of it', { status: 200, body: '{"id":' }],
  ])('that is answered with %s has failed too', async (_, reply) => {
    answer = reply
    await expect(api('GET public/get-menu-items.json.php')).rejects.toThrow(ApiError)
  })

  it('keeps the status of an error whose body cannot be read', async () => {
    answer = { status: 502, body: '<html>Bad gateway', contentType: 'text/html' }
    await expect(api('GET public/get-menu-items.json.php')).rejects.toMatchObject({ status: 502, body: {} })
  })

  it('that is refused has the hints of the headers', async () => {
    const headers = {
      ...{ 'retry-after': '90', 'sitewright-needs': 'core.admin core.page-manager' },
      'sitewright-needs-titles': 'Alles%20verwalten Seiten%20ver%C3%B6ffentlichen',
    }
    answer = { status: 429, body: '{}', headers }
    const failed = () => api('GET public/get-menu-items.json.php').catch((error: unknown) => error)
    expect(await failed()).toMatchObject({
      hints: {
        ...{ retryAfter: 90, needs: ['core.admin', 'core.page-manager'] },
        needsTitles: ['Alles verwalten', 'Seiten veröffentlichen'],
      },
    })
    expect(isLoggedOut(await failed())).toBe(false)
    answer = { status: 404, body: '{}', headers: { 'sitewright-session': 'none' } }
    expect(isLoggedOut(await failed())).toBe(true)
  })

  it('that does not reach the server throws with status 0', async () => {
    await new Promise((resolve) => server.close(resolve))
    await expect(api('GET public/get-menu-items.json.php')).rejects.toMatchObject({ status: 0 })
  })
})
