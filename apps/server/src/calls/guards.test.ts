import { corePermissions } from '@sitewright/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { refusal } from '../testing/refusal.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import type { Endpoint } from './endpoints.ts'

const permissions = [...Object.keys(corePermissions), 'plugin.note.editor', 'plugin.list.editor']

let server: TestServer
let endpoints: Endpoint[]
const visitors = new Map<string, Visitor | undefined>([['nobody', undefined]])

beforeAll(async () => {
  server = await createTestServer()
  endpoints = allEndpoints(server.services)
  visitors.set('no permission', await server.logIn())
  for (const permission of permissions) visitors.set(permission, await server.logIn(permission))
})
afterAll(() => server.close())

/** What the declaration says this visitor gets, when nothing else is wrong with the call. */
function refusalFor({ declaration: { access } }: Endpoint, visitor: string): number | undefined {
  if (access === 'anyone') return undefined
  if (visitor === 'nobody') return 401
  return access === 'logged-in' || access.includes(visitor) ? undefined : 403
}

describe('every declared call', () => {
  it('allows whom its declaration names and refuses all others, before it reads the input (PERM-002, PERM-001, SHELL-051)', async () => {
    for (const endpoint of endpoints)
      for (const [name, as] of visitors) {
        if (endpoint.path.includes('logout')) continue
        const reply = await server.call(endpoint.key, { nonsense: 'x' }, { as })
        const expected = endpoint.method === 'GET' ? undefined : refusalFor(endpoint, name)
        const cell = `${endpoint.key} as ${name}`
        if (expected)
          expect([cell, reply.statusCode, reply.json()]).toEqual([
            cell,
            expected,
            refusal(expected === 401 ? 'notLoggedIn' : 'permissionDenied'),
          ])
        else expect([cell, reply.statusCode]).toEqual([cell, 400])
      }
  })

  it('refuses GETs likewise', async () => {
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
      for (const [name, as] of visitors) {
        if (endpoint.path.includes('logout')) continue
        const reply = await server.call(endpoint.key, undefined, { as })
        const cell = `${endpoint.key} as ${name}`
        const expected = refusalFor(endpoint, name)
        if (expected) expect([cell, reply.statusCode]).toEqual([cell, expected])
        else expect([cell, [401, 403].includes(reply.statusCode)]).toEqual([cell, false])
      }
  })

  it('is grouped as public, protected or private by the first part of its path (PERM-004)', () => {
    for (const { path } of endpoints) expect(path).toMatch(/^(public|protected|private)\//)
  })

  it('answers other methods with 405 and those it has, and does nothing', async () => {
    for (const { method, path, changes } of endpoints) {
      const own: string[] = changes ? [method] : [method, 'HEAD']
      const others = (['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'POST'] as const).filter(
        (other) => !own.includes(other),
      )
      for (const other of others) {
        const reply = await server.app.inject({ method: other, url: `/api/1/${path}` })
        expect([path, other, reply.statusCode, reply.headers['allow']]).toEqual([path, other, 405, own.join(', ')])
      }
    }
  })

  it('has no other address: trailing slashes, doubled slashes, encodings and cases lead nowhere', async () => {
    const as = await server.logIn('core.admin')
    for (const path of [
      '/api/1/private/page-get-list.json.php/',
      '/api/1//private/page-get-list.json.php',
      '/api/1/PRIVATE/page-get-list.json.php',
      '/api/1/private/page-get-list.json.php;x',
      '/api/1/private/page-get-list',
      '/api/2/private/page-get-list.json.php',
      '/api/1/private%2Fpage-get-list.json.php',
      '/api',
      '/api/',
    ]) {
      const reply = await server.get(path, { as })
      expect([path, reply.statusCode, reply.headers['content-type']]).not.toEqual([path, 200, expect.anything()])
      expect(reply.body).not.toContain('renderer')
    }
  })
})
