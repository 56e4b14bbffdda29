import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  const assets = {
    'assets/entry-abc.js': 'go()',
    'assets/draw-worker-abc.js': 'draw()',
    'assets/icon-abc.svg': '<svg/>',
  }
  server = await createTestServer({ assets })
  await addPage(server, { url: 'huts', published: true })
})
afterEach(() => server.close())

describe('headers of documents', () => {
  const openerPolicy = async (url: string, cookie?: string) =>
    (await server.get(url, cookie === undefined ? {} : { headers: { cookie } })).headers['cross-origin-opener-policy']

  it("keep windows of other sites away from what is somebody's own", async () => {
    const { cookie } = await server.logIn('core.admin')
    for (const url of ['/huts', '/', '/search?q=hut', '/pages/pagemanager', '/nowhere'])
      expect([url, await openerPolicy(url, cookie)]).toEqual([url, 'same-origin'])
  })

  it('do so where somebody is about to log in, and behind mailed links', async () => {
    for (const url of ['/pages/pagemanager', '/pages/passwordreset/s3cret', '/pages/deactivate/s3cret'])
      expect([url, await openerPolicy(url)]).toEqual([url, 'same-origin'])
  })

  it("let a visitor's page open in the window that is there, from the cache too", async () => {
    for (const url of ['/huts', '/huts', '/', '/nowhere', '/search?q=hut'])
      expect([url, await openerPolicy(url)]).toEqual([url, undefined])
  })
})

describe('headers of built files', () => {
  const headersOf = async (url: string) => (await server.get(url)).headers

  it('are the few that say something about a script', async () => {
    const names = Object.keys(await headersOf('/assets/entry-abc.js'))
    const framing = ['connection', 'content-length', 'date']
    expect(names.filter((name) => !framing.includes(name)).toSorted()).toEqual([
      'cache-control',
      'content-type',
      'cross-origin-resource-policy',
      'etag',
      'vary',
      'x-content-type-options',
    ])
  })

  it('hold a policy where the file may be a document, or a worker of its own', async () => {
    for (const url of ['/assets/draw-worker-abc.js', '/assets/icon-abc.svg'])
      expect((await headersOf(url))['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
