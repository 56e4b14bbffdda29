// @vitest-environment node
import { ApiError, type AppSetup } from '@sitewright/api-client'
import { describe, expect, it } from 'vitest'
import { appSetup, loggedInSetup } from '../testing/fixtures.ts'
import { rendererOf, request } from '../testing/render-request.ts'

describe('an address without a page that may be shown', () => {
  it('answers 404 if there is no page (SHELL-027)', async () => {
    const { page, ...rest } = request({ url: '/nowhere?x=1' })
    const { status, html } = await (await rendererOf()).render(rest)
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('data-hit')
  })

  it('leads from the site’s own address where there is no start page to what can be done, not to itself', async () => {
    const { render } = await rendererOf()
    const at = async (setup: AppSetup) => {
      const { page, ...rest } = request({ url: '/', setup: { ...setup, dp: '' } })
      const { status, html } = await render(rest)
      return [status, /<h1[^>]*>404.*?<\/section>|<h1[^>]*>404.*?<\/main>/s.exec(html)?.[0] ?? '']
    }
    const [status, visitors] = await at(appSetup())
    expect(status).toBe(404)
    expect(visitors).toContain('>Search this site</a>')
    expect(visitors).not.toContain('start page')
    const [, staff] = await at(loggedInSetup(['core.admin']))
    expect(staff).toContain('This site has no start page. <a href="/pages/siteeditor">Choose one in Site Settings</a>')
    expect((await at(loggedInSetup(['core.page-manager'])))[1]).not.toContain('Site Settings')
  })

  it('answers 404 if the content was deleted meanwhile', async () => {
    const { render } = await rendererOf()
    expect((await render(request({}, new ApiError('gone', { status: 404 })))).status).toBe(404)
  })

  it('answers 403 if a page is restricted to others', async () => {
    const { page, ...rest } = request({ denied: true })
    const { status, html } = await (await rendererOf()).render(rest)
    expect(status).toBe(403)
    expect(html).toContain('You do not have permissions to view this page')
  })
})

describe('a guarded address', () => {
  it('opens a guarded address for those who may enter, rendered by the browser at once', async () => {
    const { page, ...rest } = request({ url: '/pages/pagemanager', setup: loggedInSetup() })
    const { status, html } = await (await rendererOf()).render(rest)
    expect(status).toBe(200)
    expect(html).toContain('<title>Page Manager – Tramping Club</title>')
    expect(html).toContain('data-when="now"')
    expect(html).toContain('<link rel="modulepreload" href="/assets/entry.js">')
  })

  it.each(['passwordreset', 'deactivate'])(
    'opens what a mailed link leads to at once, with nothing from other sites: %s',
    async (path) => {
      const { page, ...rest } = request({ url: `/pages/${path}/s3cret` })
      const { status, html } = await (await rendererOf()).render(rest)
      expect(status).toBe(200)
      expect(html).toContain('data-when="now"')
      expect(html).toContain('<link rel="modulepreload" href="/assets/entry.js">')
      expect(html).toContain('<noscript>This page needs JavaScript.</noscript>')
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
      expect(html).not.toContain('s3cret')
    },
  )

  it('shows the start page behind the login of a guarded address (SHELL-028)', async () => {
    const { page, ...rest } = request({ url: '/pages/pagemanager' })
    const { status, html } = await (await rendererOf()).render(rest)
    expect(status).toBe(403)
    expect(html).toContain('Text of the huts')
    expect(html).toContain('data-when="now"')
    expect(html).not.toContain('data-hit')
  })

  it('answers 404 at a guarded address to people who are logged in without the permission', async () => {
    const { page, ...rest } = request({ url: '/pages/siteeditor', setup: loggedInSetup(['core.page-manager']) })
    expect((await (await rendererOf()).render(rest)).status).toBe(404)
  })
})
