import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addMenuItem, addPage } from '../testing/content.ts'
import { readTree, savedTree, sendTree, toTree } from '../testing/menu-editing.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const getAccess = 'GET private/permission-editor-get-list.json.php'
const getAudience = 'GET private/menu-get-audience.json.php'

async function menu(as?: Visitor) {
  return (await server.call('GET public/get-menu-items.json.php', undefined, { as })).json()
}

/** The menu as labels, each with those below it. */
async function outline(as?: Visitor) {
  type Item = { Label: string; Children: Item[] }
  const toLabels = (items: Item[]): unknown[] =>
    items.map(({ Label, Children }) => (Children.length > 0 ? [Label, toLabels(Children)] : Label))
  return toLabels(await menu(as))
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
    expect(labels(await menu(await server.logIn('core.page-manager')))).toEqual(['Heading', 'Lonely heading'])
  })

  it('gives an item with roles to their members only, together with all below it', async () => {
    const member = await server.logIn()
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

  it('leaves out what leads nowhere since its page was deleted (Q75), until it leads somewhere again', async () => {
    const editor = await server.logIn('core.menu-manager')
    const lost = async () => (await server.call(getAudience, undefined, { as: editor })).json().lost
    const page = await addPage(server, { title: 'The Alps', published: true, url: 'alps' })
    const other = await addPage(server, { published: true })
    const lone = await addMenuItem(server, { label: 'Lone', page })
    const parent = await addMenuItem(server, { label: 'Parent', page })
    const below = await addMenuItem(server, { label: 'Below', page: other, parent })
    await addMenuItem(server, { label: 'Kept', page: other })
    await server.services.pages.remove(page, theServer)
    expect(await outline()).toEqual([['Parent', ['Below']], 'Kept'])
    expect(await lost()).toEqual([
      { id: lone, page: 'The Alps' },
      { id: parent, page: 'The Alps' },
    ])
    const who = await server.call(getAccess, { id: lone, ctx: 'menu' }, { as: editor })
    expect(who.json()).toMatchObject({ notes: ['Its page was deleted, so nobody sees it.'] })
    await savedTree(server, editor, [
      { id: lone, label: 'Found', page: other },
      { id: parent, label: 'Renamed' },
      { id: below, label: 'Moved', page: other },
    ])
    expect(labels(await menu())).toEqual(['Found', 'Kept', 'Moved'])
    expect(await lost()).toEqual([{ id: parent, page: 'The Alps' }])
  })
})

describe('a menu that was saved', () => {
  it('shows each person only what they may open, and no parent left empty (PERM-006)', async () => {
    const editor = await server.logIn('core.admin')
    const member = await server.logIn()
    const open = await addPage(server, { url: 'open', published: true })
    const kept = await addPage(server, { url: 'kept', published: true })
    const draft = await addPage(server, { url: 'draft' })
    const ids = await savedTree(server, editor, [
      {
        id: -1,
        label: 'For all',
        below: [
          { id: -2, label: 'Open', page: open },
          { id: -3, label: 'Kept', page: kept },
        ],
      },
      {
        id: -4,
        label: 'Only kept',
        below: [{ id: -5, label: 'Deeper', below: [{ id: -6, label: 'Kept', page: kept }] }],
      },
      { id: -7, label: 'Members', below: [{ id: -8, label: 'Minutes', page: open }] },
      { id: -9, label: 'Draft', page: draft, below: [{ id: -10, label: 'Below the draft', page: open }] },
    ])
    const keep = (thing: object) =>
      server.call(
        'POST private/permission-editor-save-list.json.php',
        { ...thing, permissions: [member.roleId] },
        { as: editor },
      )
    expect((await keep({ id: kept, ctx: 'page' })).statusCode).toBe(200)
    expect((await keep({ id: ids.get(-7), ctx: 'menu' })).statusCode).toBe(200)

    expect(await outline()).toEqual([['For all', ['Open']]])
    expect(await outline(await server.logIn())).toEqual([['For all', ['Open']]])
    expect(await outline(member)).toEqual([
      ['For all', ['Open', 'Kept']],
      ['Only kept', [['Deeper', ['Kept']]]],
      ['Members', ['Minutes']],
    ])

    // moved out of a restricted parent, an item is for all; the roles stay with the item that has them
    const tree = toTree([
      { id: ids.get(-8) as number, label: 'Minutes', page: open },
      {
        id: ids.get(-7) as number,
        label: 'Members',
        below: [{ id: ids.get(-2) as number, label: 'Open', page: open }],
      },
    ])
    expect((await sendTree(server, editor, { menu: tree })).statusCode).toBe(200)
    expect((await outline())[0]).toBe('Minutes')
    expect(JSON.stringify(await outline())).not.toMatch(/Members|Open/)
    expect(await outline(member)).toContainEqual(['Members', ['Open']])
  })
})

describe('an item that was stored without a label', () => {
  it('is named after its page or where it leads for visitors, and opens as it is in the editor', async () => {
    const page = await addPage(server, { title: 'Our huts', url: 'huts', published: true })
    const untitled = await addPage(server, { title: ' ', url: 'walks', published: true })
    const heading = await addMenuItem(server, { label: '' })
    for (const item of [{ page }, { page: untitled }, { address: 'https://example.org/gear' }, { address: 'tel:111' }])
      await addMenuItem(server, { label: ' ', parent: heading, ...item })
    expect(await outline()).toEqual([['More', ['Our huts', 'walks', 'example.org/gear', '111']]])
    const [root] = await readTree(server, await server.logIn('core.menu-manager'))
    expect([root?.Label, root?.Children.map(({ Label }) => Label)]).toEqual(['', [' ', ' ', ' ', ' ']])
  })

  it('follows the title of its page', async () => {
    const page = await addPage(server, { title: 'Our huts', published: true })
    await addMenuItem(server, { label: '', page })
    expect(await outline()).toEqual(['Our huts'])
    const as = await server.logIn('core.page-manager')
    const change = { id: page, title: 'Cabins', url: '', published: true, pub_start: null, pub_end: null }
    await server.call('POST private/page-update.json.php', change, { as })
    expect(await outline()).toEqual(['Cabins'])
  })
})
