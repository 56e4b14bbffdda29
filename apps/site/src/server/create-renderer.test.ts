// @vitest-environment node
import { ApiError } from '@sitewright/api-client'
import type { PageViewProps } from '@sitewright/page-kit'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetup, menuItem, loggedInSetup } from '../testing/fixtures.ts'
import { textKind } from '../testing/text-kind.tsx'
import { huts, rendererOf, request } from '../testing/render-request.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

describe('renderer', () => {
  it('writes a page that is complete without JavaScript, styles included (SHELL-003)', async () => {
    const { status, html } = await (await rendererOf()).render(request())
    expect(status).toBe(200)
    expect(html).toMatch(/<main [^>]*>.*<h1[^>]*>Text of the huts<\/h1>/)
    expect(html).toContain('<a href="/huts" aria-current="page">Huts</a>')
    expect(html).toMatch(/<head>.*<style>@layer reset.*main\{color:red\}.*h1\{color:blue\}<\/style>.*<\/head>/s)
    expect(html).not.toMatch(/<body>.*<style[^>]*>[^<]/s)
    expect(html).not.toMatch(/\.form\{|\.unused\{/)
    expect(html).toContain('<title>Our huts – Tramping Club</title>')
    expect(html).toContain('<link rel="canonical" href="https://example.org/huts">')
    expect(html).toContain('data-when="intent" data-visitor="/assets/visitor.js" data-hit="2"')
  })

  it('lets a visitor hydrate the page alone, and tells nothing of the shell', async () => {
    const { html } = await (await rendererOf()).render(request({ fileVersions: { 3: 'aaaaaaaaaaaa' } }))
    expect(html).toContain(
      'data-entry="/assets/island.js" data-modules="/assets/island.js /assets/kind.js /assets/views.js"',
    )
    const [, state = ''] = /id="state">(.*?)<\/script>/.exec(html) ?? []
    const view = { found: 'ready', id: 2, kind: 'single-page', title: 'Our huts', data: 'Text of the huts' }
    expect(JSON.parse(state)).toEqual({ fileVersions: { 3: 'aaaaaaaaaaaa' }, view })
    for (const sheet of ['tokens', 'base', 'kind'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css" disabled data-partial>`)
    expect(html).not.toContain('/assets/entry.css')
  })

  it('draws the shell around a page as it is for that page, whatever was asked for before', async () => {
    const menu = [menuItem('Huts', { Shortcut: '/huts' }), menuItem('Start', { Shortcut: '/home' })]
    const { site } = request()
    const walks = { ...huts, id: 3, title: 'Walks' }
    const requests = [
      request({ menu }),
      request({ menu, url: '/walks', page: walks }),
      request({ menu, url: '/rides', page: { ...walks, id: 4 } }),
      request({ menu, url: '/', page: { ...huts, id: 1 } }),
      request({ menu, url: '/huts?from=mail#top' }),
      request({ menu: menu.slice(1) }),
      request({ menu, site: { ...site, title: 'Other club' } }),
      request({ menu, site: { ...site, bodyWidth: 900 } }),
      request({ menu, site: { ...site, logoLarge: 3 } }),
      request({ menu, site: { ...site, logoLarge: 3 }, fileVersions: { 3: 'aaaaaaaaaaaa' } }),
      request({ menu, setup: appSetup({ bi: 6 }) }),
      request({
        menu,
        links: { config: JSON.stringify([{ IconSet: 'mat', Icon: 'x', Url: '/x', Tooltip: 'X' }]), icons: {} },
      }),
    ]
    const one = await rendererOf()
    for (const each of requests) {
      const { html } = await one.render(each)
      expect(html).toBe((await (await rendererOf()).render(each)).html)
    }
    const { html } = await one.render(requests[1]!)
    expect(html).not.toContain('aria-current="')
    expect((await one.render(requests[3]!)).html).toContain('<a href="/home" aria-current="page">Start</a>')
  })

  it.each([
    ['people who are logged in', { setup: loggedInSetup([]) }],
    ['a refused page', { denied: true }],
    ['an address without a page', { url: '/nowhere', page: undefined }],
    ['the start page behind a login', { url: '/pages/pagemanager', page: undefined }],
  ])('gives %s the whole application', async (_, rest: Partial<RenderRequest>) => {
    const { html } = await (await rendererOf()).render(request(rest))
    expect(html).toContain('data-entry="/assets/entry.js" data-modules="/assets/entry.js')
    expect(html).toContain('"menu":')
  })

  it('passes a kind the parameters that it reads, and no others', async () => {
    const View = ({ query }: PageViewProps<unknown>) => createElement('p', null, JSON.stringify(query))
    const { render } = await rendererOf([textKind('single-page', { View }, { query: ['pa'] })])
    const textAt = async (url: string) =>
      /<main [^>]*>.*?<p>(.*?)<\/p>/.exec((await render(request({ url }))).html)?.[1]
    expect(await textAt('/huts?from=mail&pa=a%20key&pa=b')).toBe('{&quot;pa&quot;:&quot;a key&quot;}')
    expect(await textAt('/huts?pa=')).toBe('{}')
  })

  it('names the whole style sheets, which the application switches on', async () => {
    const { html } = await (await rendererOf()).render(request({ denied: true }))
    for (const sheet of ['tokens', 'entry'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css" disabled data-partial>`)
    expect(html).not.toMatch(/\/assets\/(form|kind)\.css/)
  })

  it.each([
    ['a visitor', {}],
    ['somebody logged in', { setup: loggedInSetup() }],
  ])('names style sheets to %s in a template only, where no browser fetches them', async (_, who) => {
    const { html } = await (await rendererOf()).render(request(who))
    const outside = html.replace(/<template data-style-sheets>.*?<\/template>/, '')
    expect(html).toContain('rel="stylesheet"')
    expect(outside).not.toContain('stylesheet')
  })

  it('has the whole style sheets in it where the application begins at once, which need not be fetched then', async () => {
    const { html } = await (await rendererOf()).render(request({ setup: loggedInSetup() }))
    expect(html).toContain('.unused{color:red}')
    for (const sheet of ['entry', 'kind'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css" disabled>`)
    expect(html).not.toContain('data-partial')
  })

  it('writes the default page at the empty path (SHELL-025), which is its one address', async () => {
    const page = { ...huts, id: 1 }
    const { html } = await (await rendererOf()).render(request({ url: '/', page }))
    expect(html).toContain('<link rel="canonical" href="https://example.org/">')
    expect(html).toContain('Text of the huts')
  })

  it('names the version of each file of the site that it knows, in the document as in the page', async () => {
    const { site } = request()
    const { html } = await (
      await rendererOf()
    ).render(
      request({
        site: { ...site, logoLarge: 3, logoSmall: 4, favicon: 5 },
        setup: appSetup({ bi: 6 }),
        fileVersions: { 3: 'aaaaaaaaaaaa', 5: 'bbbbbbbbbbbb', 6: 'cccccccccccc' },
      }),
    )
    const address = (id: number) => `/api/1/private/file-get.php?id=${id}`
    expect(html).toContain(`content="https://example.org${address(3)}&amp;v=aaaaaaaaaaaa"`)
    expect(html).toContain(`src="${address(3)}&amp;v=aaaaaaaaaaaa"`)
    expect(html).toContain(`src="${address(4)}"`)
    expect(html).toContain(`<link rel="icon" href="${address(5)}&amp;v=bbbbbbbbbbbb">`)
    expect(html).toContain(`${address(6)}&amp;v=cccccccccccc`)
  })

  it('is represented by its own picture, else by a logo that everybody may see, and by no other', async () => {
    const { render } = await rendererOf()
    const logo = { ...request().site, logoLarge: 3 }
    const image = {
      address: '/api/1/private/file-get.php?id=7&v=abc&w=1280',
      size: { width: 1280, height: 672 },
      alt: '',
    }
    const pictureOf = async (rest: Parameters<typeof request>[0]) =>
      /<meta property="og:image" content="([^"]*)">/.exec((await render(request(rest))).html)?.[1]
    const fileVersions = { 3: 'aaaaaaaaaaaa' }
    expect(await pictureOf({ site: logo, fileVersions, page: { ...huts, image } })).toBe(
      'https://example.org/api/1/private/file-get.php?id=7&amp;v=abc&amp;w=1280',
    )
    expect(await pictureOf({ site: logo, fileVersions })).toMatch(/id=3&amp;v=aaaaaaaaaaaa$/)
    expect(await pictureOf({ site: logo })).toBeUndefined()
  })

  it('fetches the editor early for those who may edit the page, and for nobody else', async () => {
    const preload = '<link rel="modulepreload" fetchpriority="low" href="/assets/editor.js">'
    const renderer = await rendererOf()
    const htmlFor = async (...permissions: string[]) =>
      (await renderer.render(request({ setup: loggedInSetup(permissions) }))).html
    expect(await htmlFor('plugin.single-page.editor')).toContain(preload)
    expect(await htmlFor('plugin.form.editor')).not.toContain(preload)
    expect((await renderer.render(request())).html).not.toContain('<link rel="modulepreload"')
  })

  it('leaves content that cannot be loaded to the browser (SHELL-039)', async () => {
    const failure = new ApiError('down', { status: 500 })
    const { status, html } = await (await rendererOf()).render(request({}, failure))
    expect(status).toBe(200)
    expect(html).toMatch(/role="status".*Loading/)
    expect(html).toContain('data-when="now"')
    expect(html).not.toContain('data-hit')
    expect(log).toHaveBeenCalledWith(failure)
  })

  it('leaves a page that fails to render to the browser', async () => {
    const View = () => {
      throw new Error('broken view')
    }
    const { status, html } = await (await rendererOf([textKind('single-page', { View })])).render(request())
    expect(status).toBe(200)
    expect(html).toContain('role="status"')
    expect(html).toContain('Huts</a>')
  })

  it('names the kind that is not installed, and runs without a broken one', async () => {
    const broken = { kind: 'form', package: '@example/form', load: () => Promise.reject(new Error('broken kind')) }
    const { render } = await rendererOf([textKind('single-page'), broken])
    expect((await render(request())).status).toBe(200)
    const gallery = { ...huts, kind: 'gallery' }
    const missing = await render(request({ page: gallery }))
    expect(missing.status).toBe(200)
    expect(missing.html).toContain('This page kind is not installed')
    expect(missing.html).toContain('gallery')
    expect(missing.html).toContain('data-when="intent"')
    // the server may have left out what the browser has
    const leftOut = await render(request({ page: { ...huts, isKindMissing: true } }))
    expect(leftOut.html).toContain('This page kind is not installed')
  })

  it('renders what the logged-in person may do (NAV-010), and hydrates the page at once', async () => {
    const { render } = await rendererOf()
    const loggedIn = (await render(request({ setup: loggedInSetup() }))).html
    expect(loggedIn).toContain('aria-label="Settings"')
    expect(loggedIn).toContain('data-when="now"')
    expect((await render(request())).html).not.toContain('aria-label="Settings"')
  })

  it('has the icon of the setting (SHELL-050), or its own', async () => {
    const { render } = await rendererOf()
    const site = { ...request().site, favicon: 5 }
    expect((await render(request({ site }))).html).toContain(
      '<link rel="icon" href="/api/1/private/file-get.php?id=5">',
    )
    expect((await render(request())).html).toContain('<link rel="icon" href="/favicon.svg">')
  })

  it('knows the hash of every inline script that it writes', async () => {
    const { render, scriptHashes } = await rendererOf()
    const { html } = await render(request())
    const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>(.*?)<\/script>/gs)]
    const hashes = inline.map(async ([, text = '']) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return `'sha256-${Buffer.from(digest).toString('base64')}'`
    })
    expect(await Promise.all(hashes)).toEqual(scriptHashes)
  })
})
