import type { BrokenLinks } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeRoles } from '../roles/resources.ts'
import { addPage } from '../testing/content.ts'
import { addFile, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager', 'core.file-manager')
})
afterEach(() => server.close())

const ask = async (input: object = {}): Promise<BrokenLinks> =>
  (await server.call('GET private/page-get-broken-links.json.php', input, { as })).json()
const link = (address: string, text = 'there') => `<p>Go <a href="${address}">${text}</a>.</p>`
const broken = async () => (await ask()).items.map(({ address, why }) => [address, why])

describe('links that lead nowhere', () => {
  it('are told with their page, what people read and why', async () => {
    const id = await addPage(server, {
      title: 'Walks',
      url: 'walks',
      content: link('/no-such?a=1&amp;b=2#top', 'the <b>huts &amp; cabins</b>'),
      published: true,
    })
    expect(await ask()).toEqual({
      items: [
        {
          page: { id, name: 'Walks', url: 'walks', renderer: 'note' },
          text: 'the huts & cabins',
          address: '/no-such?a=1&b=2#top',
          why: 'missing',
        },
      ],
      next: null,
      looked: 1,
    })
  })

  it('are none of those to what is there, under any of its addresses, or off the site', async () => {
    const huts = await addPage(server, { url: 'huts', title: 'Huts', published: true })
    const settings = { id: huts, title: 'Huts', published: true, pub_start: null, pub_end: null }
    await server.call('POST private/page-update.json.php', { ...settings, url: 'cabins' }, { as })
    const file = await uploaded(server, as, { idFolder: await topFolder(server, 'public'), bytes: 'Map' })
    const fine = [
      ...[
        '/',
        '/cabins',
        '/Cabins/',
        '/cabins#map',
        'cabins',
        '/huts',
        `/pages/note/${huts}`,
        '#top',
        '/search?q=huts',
      ],
      ...['/pages/trash', 'https://example.org/no-such', '//example.org/no-such', 'mailto:a@example.org', 'tel:1'],
      `/api/1/private/file-get.php?id=${file}&amp;dl=1`,
    ]
    const wrong = ['/cabin', `/pages/note/${huts + 100}`, `/api/1/private/file-get.php?id=${file + 100}`]
    await addPage(server, { content: [...fine, ...wrong].map((one) => link(one)).join(''), published: true })
    expect(await broken()).toEqual([
      [wrong[0], 'missing'],
      [wrong[1], 'missing'],
      [wrong[2], 'file'],
    ])
  })

  it('are those to headings that a page has no more, its own and those of others', async () => {
    const huts = await addPage(server, { url: 'huts', content: '# Huts\n## Prices', published: true })
    await addPage(server, { kind: 'list', url: 'lines', published: true })
    const fine = ['/huts#h-2', `/pages/note/${huts}#h-1`, '/huts#map', '/lines#h-9', '#h-1']
    const wrong = ['/huts#h-3', `/pages/note/${huts}#h-%33`, '#h-2', '/HUTS#h-3']
    await addPage(server, {
      url: 'walks',
      content: `# Walks\n${[...fine, ...wrong].map((one) => link(one)).join('')}`,
      published: true,
    })
    expect(await broken()).toEqual(wrong.map((one) => [one, 'heading']))
  })

  it('are those to pages that visitors do not see, from pages that they see', async () => {
    await addPage(server, { url: 'plans', published: false })
    await addPage(server, { url: 'old', published: true, pub_end: 1000 })
    await addPage(server, { content: link('/plans') + link('/old'), published: true })
    await addPage(server, { content: link('/plans'), published: false })
    expect(await broken()).toEqual([
      ['/plans', 'unpublished'],
      ['/old', 'unpublished'],
    ])
  })

  it('are found in the fields of a page kind too, with the words beside them', async () => {
    const buttons = {
      Buttons: [
        { Text: 'Our huts', Address: 'no-such' },
        { Text: 'Shop', Address: 'example.org' },
      ],
    }
    const content = JSON.stringify({ sections: [{ sectionType: 'buttons', config: buttons }, { html: link('/gone') }] })
    await addPage(server, { content, published: true })
    expect((await ask()).items.map(({ text, address }) => [text, address])).toEqual([
      ['Our huts', '/no-such'],
      ['there', '/gone'],
    ])
  })

  it('are files too that those who see the page do not see, named to whoever may know them', async () => {
    const other = await server.logIn('core.page-manager')
    const files = {
      own: await addFile(server, { folder: await personalFolder(server, as), name: 'own.png' }),
      others: await addFile(server, { folder: await personalFolder(server, other), name: 'secret.png' }),
      kept: await addFile(server, { folder: await topFolder(server, 'protected'), name: 'kept.png' }),
      ofRole: await addFile(server, {
        folder: await topFolder(server, 'protected'),
        name: 'role.png',
        roles: [as.roleId],
      }),
      open: await addFile(server, { folder: await topFolder(server, 'public') }),
    }
    const content = Object.values(files)
      .map((id) => `<img src="/api/1/private/file-get.php?id=${id}" alt="">`)
      .join('')
    const open = await addPage(server, { title: 'For everyone', content, published: true })
    const members = await addPage(server, { title: 'For members', content, published: true })
    await server.services.changes.write((tx) => storeRoles(tx, { ctx: 'page', id: members }, [as.roleId]))
    const found = (await ask()).items.map(({ page, text, address, why }) => [page.id, text, address, why])
    const address = (id: number) => `/api/1/private/file-get.php?id=${id}`
    const always = (page: number) => [
      [page, 'own.png', address(files.own), 'personal'],
      [page, '', address(files.others), 'personal'],
      [page, 'kept.png', address(files.kept), 'restricted'],
    ]
    expect(found).toEqual([
      ...always(open),
      [open, 'role.png', address(files.ofRole), 'restricted'],
      ...always(members),
    ])
  })

  it('come some pages at a time', async () => {
    for (let page = 0; page < 205; page++) await addPage(server, { content: page % 50 === 0 ? link(`/no${page}`) : '' })
    const first = await ask()
    expect([first.looked, first.items.length]).toEqual([200, 4])
    const { items, next, looked } = await ask({ after: first.next })
    expect([items.map(({ address }) => address), next, looked]).toEqual([['/no200'], null, 5])
  })
})

describe('links to what stands below a page', () => {
  it('are broken where nothing does, or where nobody sees the page yet', async () => {
    const lines = { kind: 'list', content: 'huts\nwalks', published: true }
    const id = await addPage(server, { ...lines, url: 'lists' })
    await addPage(server, { ...lines, url: 'plans', published: false })
    const below = [
      '/lists/huts',
      '/lists/huts#top',
      `/pages/list/${id}/walks`,
      '/lists/lakes',
      '/plans/huts',
      '/no-such/huts',
    ]
    await addPage(server, { content: below.map((address) => link(address)).join(''), published: true })
    expect(await broken()).toEqual([
      ['/lists/lakes', 'missing'],
      ['/plans/huts', 'unpublished'],
      ['/no-such/huts', 'missing'],
    ])
  })
})
