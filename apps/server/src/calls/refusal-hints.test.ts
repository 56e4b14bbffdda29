import { corePermissions } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { addPage } from '../testing/content.ts'

const content = 'GET protected/plugin/get-content.json.php'
const pages = 'GET private/page-get-list.json.php'
const holder = 'GET private/session-account.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

describe('a refusal', () => {
  it('tells whoever is not logged in that this may be why, also where it says that nothing is there', async () => {
    const id = await addPage(server, { url: 'draft' })
    const hidden = await server.call(content, { id })
    expect([hidden.statusCode, hidden.headers['sitewright-session']]).toEqual([404, 'none'])
    const refused = await server.call(pages)
    expect([refused.statusCode, refused.headers['sitewright-session']]).toEqual([401, 'none'])
    expect(refused.headers).not.toHaveProperty('sitewright-needs')
  })

  it('names the permissions of which somebody has none, and those alone', async () => {
    const as = await server.logIn('core.file-manager')
    const refused = await server.call(pages, undefined, { as })
    const keys = ['core.admin', 'core.page-manager', 'core.menu-manager'] as const
    expect([refused.statusCode, refused.headers['sitewright-needs']]).toEqual([403, keys.join(' ')])
    const titles = String(refused.headers['sitewright-needs-titles']).split(' ').map(decodeURIComponent)
    expect(titles).toEqual(keys.map((key) => corePermissions[key]()))
    expect(refused.headers).not.toHaveProperty('sitewright-session')
    const missing = await server.call(content, { id: 99_999 }, { as })
    expect(missing.statusCode).toBe(404)
    expect(missing.headers).not.toHaveProperty('sitewright-needs')
  })
})

describe('whose session it is', () => {
  it('is told its holder by id and email address, and nobody else', async () => {
    const as = await server.logIn('core.file-manager')
    expect((await server.call(holder, undefined, { as })).json()).toEqual({
      id: as.accountId,
      email: expect.any(String),
    })
    expect((await server.call(holder)).json()).toEqual({})
  })
})
