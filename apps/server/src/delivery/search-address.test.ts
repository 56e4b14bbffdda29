import type { SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let rendered: string[]

/** Searches for what the address says, as the site does. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, api }) {
    rendered.push(url)
    const q = new URL(url, 'http://localhost').searchParams.get('q') ?? ''
    const { results } = await api('GET public/search.json.php', { q, from: 0 })
    return { status: 200, html: results.map(({ address }) => address).join() }
  },
}

beforeEach(async () => {
  rendered = []
  server = await createTestServer({ renderer })
  await addPage(server, { url: 'huts', content: 'Twelve beds', published: true })
  await addPage(server, { url: 'draft', content: 'Twelve walks' })
})
afterEach(() => server.close())

describe('/search', () => {
  it('is rendered for each query, with the results that the visitor may see', async () => {
    const bodies = await Promise.all(
      ['/search?q=beds', '/search?q=walks', '/search?q=b%C3%A9ds', '/search'].map(
        async (url) => (await server.get(url)).body,
      ),
    )
    expect(bodies).toEqual(['huts', '', 'huts', ''].map((url) => url && `/${url}`))
    const editor = await server.logIn('plugin.note.editor')
    expect((await server.get('/search?q=twelve', { as: editor })).body).toBe('/draft,/huts')
    expect((await server.get('/search?q=twelve')).body).toBe('/huts')
  })

  it.each(['%00', 'beds%00', '%ED%A0%80', '%FF%FE', '%E0%A4%', '%', '%1b%0a'])(
    'is a page whatever bytes its query holds: %s',
    async (q) => {
      const reply = await server.get(`/search?q=${q}`)
      expect([reply.statusCode, reply.body]).toEqual([200, q.startsWith('beds') ? '/huts' : ''])
    },
  )

  it('is never cached nor indexed by search engines', async () => {
    for (let i = 0; i < 2; i++) {
      const { statusCode, headers } = await server.get('/search?q=beds')
      expect([statusCode, headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
        200,
        'private, no-store',
        'noindex',
        undefined,
      ])
    }
    expect(rendered).toEqual(['/search?q=beds', '/search?q=beds'])
    expect((await server.get('/huts')).headers).not.toHaveProperty('x-robots-tag')
  })

  it('keeps its query in the redirect from a trailing slash', async () => {
    const { statusCode, headers } = await server.get('/search/?q=beds')
    expect([statusCode, headers.location]).toEqual([308, '/search?q=beds'])
  })

  it('gives every page rendered elsewhere no query at all', async () => {
    await server.get('/huts?q=beds')
    expect(rendered).toEqual(['/huts'])
  })
})
