import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

async function menu(as?: Visitor) {
  return (await server.call('GET public/get-menu-items.json.php', undefined, { as })).json()
}

const labels = (items: { Label: string }[]) => items.map((item) => item.Label)

describe('get-menu-items', () => {
  it('answers every field of an item, nested (API-004, NAV-030)', async () => {
    const huts = await addPage(server, { url: 'huts', published: true })
    const plain = await addPage(server, { published: true })
    const parent = await addMenuItem(server, { label: 'Huts', page: huts, icon: 'cabin' })
    await addMenuItem(server, { label: 'Rules', page: plain, parent, anchor: 'rules' })
    expect(await menu()).toEqual([
      {
        idPage: huts,
        Label: 'Huts',
        Renderer: 'note',
        Icon: 'cabin',
        Anchor: '',
        Shortcut: '/huts',
        Children: [
          { idPage: plain, Label: 'Rules', Renderer: 'note', Icon: '', Anchor: 'rules', Shortcut: '', Children: [] },
        ],
      },
    ])
  })

  it('leaves out items of pages that the visitor may not see, and parents without a page left empty', async () => {
    const heading = await addMenuItem(server, { label: 'Heading' })
    await addMenuItem(server, { label: 'Draft', page: await addPage(server), parent: heading })
    await addMenuItem(server, { label: 'Lonely heading' })
    expect(labels(await menu())).toEqual(['Lonely heading'])
    expect(labels(await menu(await server.signIn('core.page-manager')))).toEqual(['Heading', 'Lonely heading'])
  })

  it('gives an item with roles to their members only, together with all below it', async () => {
    const member = await server.signIn()
    const inside = await addMenuItem(server, { label: 'Members', roles: [member.roleId] })
    await addMenuItem(server, { label: 'Minutes', parent: inside })
    expect(await menu()).toEqual([])
    const [item] = await menu(member)
    expect(item.Label).toBe('Members')
    expect(labels(item.Children)).toEqual(['Minutes'])
  })

  it('follows the clock: an item appears and disappears with its page, without any job', async () => {
    const now = server.services.now()
    const page = await addPage(server, { published: true, pub_start: now + 10, pub_end: now + 20 })
    await addMenuItem(server, { label: 'Soon', page })
    expect(await menu()).toEqual([])
    server.time.now += 10_000
    expect(labels(await menu())).toEqual(['Soon'])
    server.time.now += 10_000
    expect(await menu()).toEqual([])
  })

  it('keeps an item of a deleted page, without a page (Q75)', async () => {
    const page = await addPage(server, { published: true, url: 'gone' })
    await addMenuItem(server, { label: 'Gone', page })
    await server.services.pages.remove(page)
    expect(await menu()).toMatchObject([{ Label: 'Gone', idPage: 0, Shortcut: '' }])
  })
})
