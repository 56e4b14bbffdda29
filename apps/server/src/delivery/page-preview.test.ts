import type { SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { refusal } from '../testing/refusal.ts'

const preview = 'GET private/page-preview.php'
const save = 'POST protected/plugin/note/save-page.json.php'

/** Writes what a visitor's page is made of, and scripts as the site's pages have them. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, page, setup, denied, api }) {
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : []
    const head = '<link rel="modulepreload" href="/assets/entry.js">'
    const scripts = '<script type="application/json" id="state">{}</script><script data-hit="1">import("/x")</script>'
    const warning = '<noscript><p>This form can only be sent with JavaScript.</p></noscript>'
    const shown = JSON.stringify({ url, page, auth: setup.auth, denied, content })
    return { status: page ? 200 : 404, html: `<!doctype html>${head}${warning}<p>${shown}</p>${scripts}` }
  },
}

let server: TestServer
let as: Visitor
let id: number
beforeEach(async () => {
  server = await createTestServer({ renderer })
  as = await server.logIn('core.page-manager', 'plugin.note.editor')
  id = await addPage(server, { content: 'The secret word', title: 'Huts', url: 'huts' })
})
afterEach(() => server.close())

async function revisions(page = id): Promise<number[]> {
  const { revisions: all } = await server.services.history.list(page)
  return all.map((revision) => revision.id)
}

describe('the preview of a version', () => {
  it('shows that content as a visitor would see it, though the page is not published', async () => {
    await server.call(save, { id, content: 'Second' }, { as })
    const [second, first] = await revisions()
    const shown = async (revision: number | undefined) => {
      const { statusCode, body } = await server.call(preview, { id: revision }, { as })
      return { statusCode, ...JSON.parse(/<p>(.*)<\/p>/.exec(body)?.[1] as string) }
    }
    expect(await shown(first)).toEqual({
      statusCode: 200,
      url: `/pages/note/${id}`,
      page: expect.objectContaining({ id, kind: 'note', title: 'Huts' }),
      auth: 0,
      denied: false,
      content: ['The … word'],
    })
    expect(await shown(second)).toMatchObject({ content: ['Second'] })
  })

  it('is a document for a frame of the site, without scripts and never cached', async () => {
    const [revision] = await revisions()
    const { headers, body } = await server.call(preview, { id: revision }, { as })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'none'", "frame-ancestors 'self'", 'sandbox allow-same-origin']),
    )
    expect(body).toMatch(/^<!doctype html><p>.*<\/p>$/)
    expect((await server.get('/huts')).headers).not.toHaveProperty('x-frame-options')
  })

  it('is for administrators and page managers only', async () => {
    const [revision] = await revisions()
    const statusFor = async (visitor?: Visitor) => {
      const reply = await server.call(preview, { id: revision }, { as: visitor })
      return [reply.statusCode, reply.statusCode === 200 ? '' : reply.json()]
    }
    expect(await statusFor()).toEqual([401, refusal('notLoggedIn')])
    for (const permission of ['plugin.note.editor', 'core.menu-manager', 'core.account-owner'])
      expect(await statusFor(await server.logIn(permission))).toEqual([403, refusal('permissionDenied')])
    expect(await statusFor(await server.logIn('core.admin'))).toEqual([200, ''])
  })

  it('answers 404 for what does not exist, was deleted, or is of a kind that was removed', async () => {
    const [revision] = await revisions()
    const [other] = await revisions(await addPage(server, { kind: 'other' }))
    await server.services.pages.remove(id, theServer)
    for (const missing of [4711, revision, other]) {
      const reply = await server.call(preview, { id: missing }, { as })
      expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
    }
    for (const query of ['', 'id=x', 'id=0', 'id=1&id=2', 'id=1&x=1'])
      expect([query, (await server.call(preview, query, { as })).statusCode]).toEqual([query, 400])
  })
})
