import type { PageInMenu } from '@sitewright/api-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET private/page-get-by-menu.json.php'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer({ kinds: [noteKind, listKind] })
  as = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

async function list(input: object = {}): Promise<PageInMenu[]> {
  const reply = await server.call(call, input, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const outline = async (input: object = {}) =>
  (await list(input)).map(({ level, label, page, heading }) => {
    return `${'- '.repeat(level)}${label}: ${page ? page.name : heading ? 'heading' : 'other'}`
  })

/** Huts, with Kaweka below it under the heading 'In the north'; then News, a list. */
async function layOut() {
  const huts = await addPage(server, { title: 'Our huts', published: true })
  const kaweka = await addPage(server, { title: 'Kaweka Hut' })
  const news = await addPage(server, { title: 'News', kind: 'list' })
  await addPage(server, { title: 'Kaweka by car' })
  const top = await addMenuItem(server, { label: 'Huts', page: huts })
  const north = await addMenuItem(server, { label: 'In the north', parent: top })
  await addMenuItem(server, { label: 'Kaweka', page: kaweka, parent: north })
  await addMenuItem(server, { label: 'News', page: news })
}

it('lists the pages of the menu in its order, each item before those below it', async () => {
  await layOut()
  expect(await outline()).toEqual(['Huts: Our huts', '- In the north: heading', '- - Kaweka: Kaweka Hut', 'News: News'])
  const items = await list()
  expect(items.map(({ above }) => above)).toEqual(['', 'Huts', 'In the north', ''])
  expect(items[0]?.page).toMatchObject({ published: true, menu: true, draft: false, roles: [] })
})

it('keeps what is above a page that is found, and leaves out all else', async () => {
  await layOut()
  expect(await outline({ q: 'kaweka' })).toEqual(['Huts: other', '- In the north: heading', '- - Kaweka: Kaweka Hut'])
  expect(await outline({ renderers: 'list' })).toEqual(['News: News'])
  expect(await outline({ state: 'published' })).toEqual(['Huts: Our huts'])
  expect(await outline({ state: 'outside-menu' })).toEqual([])
})

it('leaves the pages outside the menu to the list in pages', async () => {
  await layOut()
  const outside = async (input: object) => {
    const reply = await server.call('GET private/page-get-paged.json.php', { outside: 1, ...input }, { as })
    return reply.json().items.map(({ name }: { name: string }) => name)
  }
  expect(await outside({})).toEqual(['Kaweka by car'])
  expect(await outside({ q: 'kaweka', state: 'unpublished' })).toEqual(['Kaweka by car'])
  expect(await outside({ state: 'menu' })).toEqual([])
})

it('is empty as long as the menu is', async () => {
  await addPage(server)
  expect(await list()).toEqual([])
})

it('says of an item that leads off the site where that is', async () => {
  await addMenuItem(server, { label: 'Gear', address: 'https://example.org' })
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      label: 'Gear',
      level: 0,
      above: '',
      page: null,
      heading: false,
      address: 'https://example.org',
    },
  ])
})
