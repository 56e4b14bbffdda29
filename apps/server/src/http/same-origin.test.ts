import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allEndpoints } from '../app.ts'
import { addPage } from '../testing/content.ts'
import { foreign, own } from '../testing/foreign-requests.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { isFromSiteItself } from './same-origin.ts'

const hosts = new Set(['localhost:3000'])

describe('the same-origin rule', () => {
  it('lets the own scripts through, and callers that are no browser', () => {
    for (const headers of [own, {}, { origin: 'http://localhost:3000' }, { referer: 'http://localhost:3000/huts' }])
      expect([headers, isFromSiteItself(headers, hosts)]).toEqual([headers, true])
  })

  it('lets nothing else through', () => {
    for (const headers of foreign) expect([headers, isFromSiteItself(headers, hosts)]).toEqual([headers, false])
  })
})

describe('calls that change something', () => {
  let server: TestServer
  let as: Visitor
  beforeEach(async () => {
    server = await createTestServer()
    as = await server.signIn('core.admin', 'plugin.note.editor')
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
    for (const { key } of changing)
      for (const headers of foreign) {
        const reply = await server.call(key, { id: 1 }, { as, headers })
        expect([key, headers, reply.statusCode]).toEqual([key, headers, 403])
      }
    expect((await server.call('GET private/get-account.json.php', undefined, { as })).json().auth).toBe(1)
  })

  it('change nothing then, and do when the site itself asks', async () => {
    const id = await addPage(server)
    const remove = (headers: Record<string, string>) =>
      server.call('GET private/page-delete.json.php', { id }, { as, headers })
    await remove({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toHaveLength(1)
    expect((await remove(own)).statusCode).toBe(200)
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toHaveLength(0)
  })
})
