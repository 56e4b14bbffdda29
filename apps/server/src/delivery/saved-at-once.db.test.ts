import type { SiteRenderer } from '@sitewright/page-kit/server'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { savedTree } from '../testing/menu-editing.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'
import { settingDefaults } from '../settings/settings.ts'

/** Writes down everything of the site that a page shows around its content. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: ["'sha256-inline'"],
  async render({ page, site, setup, menu, links }) {
    return { status: page ? 200 : 404, html: JSON.stringify({ page, site, setup, menu, links }) }
  },
}

let server: TestServer
let as: Visitor
let home: number
beforeEach(async () => {
  server = await createTestServer({ renderer })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  as = await server.logIn('core.admin')
  home = await addPage(server, { title: 'Start', url: 'home', published: true })
  await save('set-site-settings', { ...settingDefaults, DefaultPage: home })
})
afterEach(() => server.close())

async function save(name: string, input: unknown): Promise<void> {
  const reply = await server.call(`POST private/${name}.json.php`, input, { as })
  expect([reply.statusCode, reply.json()]).toEqual([200, {}])
}

/** The start page as anybody gets it, over a real socket: the second time from the cache. */
async function startPage() {
  const { port } = server.app.server.address() as AddressInfo
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } })).text()
  const first = await ask()
  expect(await ask()).toBe(first)
  return JSON.parse(first)
}

describe('the page of the next visitor, though the previous one was cached,', () => {
  it('has the menu that was saved', async () => {
    expect((await startPage()).menu).toEqual([])
    const huts = await addPage(server, { url: 'huts', published: true })
    const ids = await savedTree(server, as, [
      { id: -1, label: 'Huts', page: huts },
      { id: -2, label: 'Walks' },
    ])
    expect((await startPage()).menu).toMatchObject([
      { Label: 'Huts', idPage: huts, Renderer: 'note', Shortcut: '/huts' },
      { Label: 'Walks', idPage: 0, Renderer: '', Shortcut: '' },
    ])
    await savedTree(server, as, [{ id: ids.get(-2) as number, label: 'Tracks' }], [ids.get(-1) as number])
    expect((await startPage()).menu).toMatchObject([{ Label: 'Tracks' }])
  })

  it('has the links that were saved, with their icons', async () => {
    expect((await startPage()).links).toEqual({ config: '[]', icons: {} })
    const list = [{ IconSet: 'fab', Icon: 'github', Url: 'https://example.org', Tooltip: 'Code' }]
    await save('links-save', list)
    expect((await startPage()).links).toEqual({
      config: JSON.stringify(list),
      icons: { 'fab:github': { body: expect.stringContaining('<path'), width: 496, height: 512 } },
    })
  })

  it('has title, description, keywords, width, images and default page as they were saved', async () => {
    await startPage()
    const bytes = await picture()
    const idFolder = await topFolder(server, 'public')
    const image = () => uploaded(server, as, { idFolder, name: 'hut.png', bytes })
    const [large, small, favicon, background] = [await image(), await image(), await image(), await image()]
    const other = await addPage(server, { title: 'Other', url: 'other', published: true })
    await save('set-site-settings', {
      ...settingDefaults,
      SiteTitle: 'Huts & Walks',
      SiteMetaDescription: 'All about <huts>',
      SiteMetaKeywords: 'huts, walks',
      SiteBodyWidth: 1200,
      SiteLogoLarge: large,
      SiteLogoSmall: small,
      SiteFavicon: favicon,
      SiteBackground: background,
      DefaultPage: other,
    })
    const { site, setup, page } = await startPage()
    expect(site).toEqual({
      title: 'Huts & Walks',
      description: 'All about <huts>',
      keywords: 'huts, walks',
      bodyWidth: 1200,
      logoLarge: large,
      logoSmall: small,
      favicon,
      language: 'en-NZ',
    })
    expect(setup).toMatchObject({ bi: background, dp: 'other' })
    expect(page).toMatchObject({ id: other, description: 'All about <huts>' })
  })
})
