// @vitest-environment node
import { ApiError } from '@sitewright/api-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderer } from '../server/create-renderer.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { appSetup } from '../testing/fixtures.ts'
import { noAssets } from '../testing/no-assets.ts'
import { found, search } from '../testing/search-answers.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

async function render(url: string, answer: unknown = found('Ridge hut')) {
  const server = fakeApi({ [search]: answer })
  const renderer = await createRenderer({ installed: [], adminScreens: [], assets: noAssets })
  const rendered = await renderer.render({
    url,
    origin: 'https://example.org',
    api: server.api,
    site: {
      title: 'Club',
      description: '',
      keywords: '',
      bodyWidth: 800,
      logoLarge: 0,
      logoSmall: 0,
      favicon: 0,
      language: 'en-NZ',
    },
    setup: appSetup(),
    routesComplete: true,
    menu: [],
    links: { config: '', icons: {} },
    denied: false,
  })
  return { ...rendered, calls: server.calls }
}

describe('search page from the server', () => {
  it('loads and writes nothing that is invalid in a document', async () => {
    const { status, html, calls } = await render('/search?q=ridge%00hut%1B')
    expect([status, calls]).toEqual([200, [[search, { q: 'ridge hut', from: 0 }]]])
    expect(html).toMatch(/<input [^>]*name="q"[^>]* value="ridge hut"/)
    expect(html).not.toMatch(/[^\P{Cc}\n]/u)
    const { status: without, calls: none } = await render('/search?q=%00')
    expect([without, none]).toEqual([200, []])
  })

  it('is complete without JavaScript: the form, the results, and the way to more of them', async () => {
    const { status, html, calls } = await render('/search?q=hut&from=20', { ...found('Ridge hut'), more: true })
    expect(status).toBe(200)
    expect(calls).toEqual([[search, { q: 'hut', from: 20 }]])
    expect(html).toContain('<form role="search" action="/search">')
    expect(html).toMatch(/<input [^>]*name="q"[^>]* value="hut"/)
    expect(html).toMatch(/<a href="\/page-1"[^>]*>Ridge hut<\/a>/)
    expect(html).toContain('<mark>hut</mark>')
    expect(html).toContain('<a href="/search?q=hut" rel="prev">Previous</a>')
    expect(html).toContain('<a href="/search?q=hut&amp;from=21" rel="next">Next</a>')
    expect(html).toContain('data-when="intent"')
  })

  it('has a title, and is not for search engines', async () => {
    const { html } = await render('/search?q=hut')
    expect(html).toContain('<title>Search – Club</title>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  it('makes no call without words', async () => {
    const { status, html, calls } = await render('/search?q=+')
    expect(status).toBe(200)
    expect(calls).toEqual([])
    expect(html).toContain('Search for words')
  })

  it('leaves a failed search to the browser, which keeps trying', async () => {
    const down = new ApiError('down', { status: 500 })
    const { status, html } = await render('/search?q=hut', down)
    expect(status).toBe(200)
    expect(html).toContain('Searching')
    expect(html).toContain('data-when="now"')
    expect(log).toHaveBeenCalledWith(down)
  })

  it('escapes the query everywhere', async () => {
    const { html } = await render(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`, found())
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })
})
