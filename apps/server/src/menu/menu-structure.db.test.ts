import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { latestOf } from '../testing/audit.ts'
import { addMenuItem, addPage } from '../testing/content.ts'
import { readTree, savedTree, sendTree, toTree, type SketchedItem } from '../testing/menu-editing.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.menu-manager')
})
afterEach(() => server.close())

const tree = () => readTree(server, as)
const save = (items: SketchedItem[], gone?: number[]) => savedTree(server, as, items, gone)

/** The menu as labels, each with those below it. */
async function outline(items?: Awaited<ReturnType<typeof tree>>): Promise<unknown[]> {
  return Promise.all(
    (items ?? (await tree())).map(async ({ Label, Children }) =>
      Children.length > 0 ? [Label, await outline(Children)] : Label,
    ),
  )
}

const rows = () => server.services.database.read.selectFrom('menu_items').selectAll().orderBy('id').execute()

describe('get_menu_structure', () => {
  it('answers all items as a tree, whoever they are for (API-033, MENU-011)', async () => {
    const page = await addPage(server)
    const root = await addMenuItem(server, { label: 'Huts', page, roles: [as.roleId] })
    const second = await addMenuItem(server, { label: 'Walks' })
    const child = await addMenuItem(server, { label: 'Rules', parent: root })
    expect(await tree()).toEqual([
      {
        idMenuItem: root,
        idParentMenuItem: 0,
        Label: 'Huts',
        idPage: page,
        SortOrder: 1,
        Children: [
          { idMenuItem: child, idParentMenuItem: root, Label: 'Rules', idPage: 0, SortOrder: 1, Children: [] },
        ],
      },
      { idMenuItem: second, idParentMenuItem: 0, Label: 'Walks', idPage: 0, SortOrder: 2, Children: [] },
    ])
  })

  it('answers an empty list for an empty menu', async () => {
    expect(await tree()).toEqual([])
  })
})

describe('set_menu_structure', () => {
  it('answers the old and the new id of every item, new ones below new ones too (API-034)', async () => {
    const page = await addPage(server)
    const kept = await addMenuItem(server, { label: 'Huts' })
    const menu = toTree([
      { id: -2, label: 'New', below: [{ id: -1, label: 'Deep', page, below: [{ id: kept, label: 'Our huts' }] }] },
      { id: -3, label: 'Last' },
    ])
    const reply = await sendTree(server, as, { menu })
    const ids = new Map<number, number>(reply.json())
    expect([...ids.keys()]).toEqual([-2, -1, kept, -3])
    expect(ids.get(kept)).toBe(kept)
    const id = (old: number) => ids.get(old) as number
    expect(new Set([kept, id(-1), id(-2), id(-3)]).size).toBe(4)
    expect(await tree()).toEqual(
      toTree([
        {
          id: id(-2),
          label: 'New',
          below: [{ id: id(-1), label: 'Deep', page, below: [{ id: kept, label: 'Our huts' }] }],
        },
        { id: id(-3), label: 'Last' },
      ]),
    )
  })

  it('stores the order of the tree from 1 on each level, whatever numbers come with it', async () => {
    const ids = await save([{ id: -1 }, { id: -2, below: [{ id: -3 }, { id: -4 }] }])
    const [first, second, third, fourth] = [...ids.values()] as [number, number, number, number]
    const menu = toTree([{ id: second, below: [{ id: fourth }, { id: third }] }, { id: first }])
    for (const item of [...menu, ...(menu[0]?.Children ?? [])]) item.SortOrder = 7
    expect((await sendTree(server, as, { menu })).statusCode).toBe(200)
    const places = new Map((await rows()).map(({ id, parent_id, sort_order }) => [id, [parent_id, sort_order]]))
    expect(places.get(second)).toEqual([null, 1])
    expect(places.get(first)).toEqual([null, 2])
    expect(places.get(fourth)).toEqual([second, 1])
    expect(places.get(third)).toEqual([second, 2])
  })

  it('keeps roles, icon and anchor of an item that is moved, renamed and linked elsewhere', async () => {
    const page = await addPage(server)
    const item = await addMenuItem(server, { label: 'Huts', icon: 'cabin', anchor: 'top', roles: [as.roleId] })
    const ids = await save([{ id: -1, below: [{ id: item, label: 'Cabins', page }] }])
    expect((await rows()).find(({ id }) => id === item)).toMatchObject({
      parent_id: ids.get(-1),
      label: 'Cabins',
      page_id: page,
      icon: 'cabin',
      anchor: 'top',
    })
    const roles = await server.services.database.read.selectFrom('menu_roles').selectAll().execute()
    expect(roles).toEqual([{ menu_item_id: item, role_id: as.roleId }])
  })

  it('deletes items with all below them, but not those that were moved away from there', async () => {
    const parent = await addMenuItem(server, { label: 'Old' })
    const moved = await addMenuItem(server, { label: 'Moved', parent, icon: 'cabin', roles: [as.roleId] })
    const below = await addMenuItem(server, { label: 'Below', parent })
    await save([{ id: moved, label: 'Moved' }], [parent, below])
    expect(await rows()).toMatchObject([{ id: moved, parent_id: null, icon: 'cabin' }])
    expect(await server.services.database.read.selectFrom('menu_roles').select('menu_item_id').execute()).toEqual([
      { menu_item_id: moved },
    ])
  })

  it('can be repeated when an answer was lost: items that are deleted already are no error', async () => {
    const [kept, gone] = [await addMenuItem(server, { label: 'Kept' }), await addMenuItem(server, { label: 'Gone' })]
    await save([{ id: kept }], [gone])
    expect(await latestOf(server)).toMatchObject({ summary: 'Menu saved', details: '1 item deleted' })
    await save([{ id: kept }], [gone])
    expect(await latestOf(server)).toMatchObject({ summary: 'Menu saved', details: '' })
    expect(await outline()).toEqual([`Item ${kept}`])
  })

  it('leaves an item in place that somebody else created meanwhile', async () => {
    const parent = await addMenuItem(server, { label: 'Huts' })
    const foreign = await addMenuItem(server, { label: 'New', parent })
    await save([{ id: -1, label: 'Walks', below: [{ id: parent, label: 'Cabins' }] }])
    expect(await outline()).toEqual([['Walks', [['Cabins', ['New']]]]])
    expect((await rows()).find(({ id }) => id === foreign)?.parent_id).toBe(parent)
  })

  it('stores a label as text, up to its maximum length', async () => {
    const label = '<b>&amp; ' + 'ü'.repeat(191)
    await save([{ id: -1, label }])
    expect(await outline()).toEqual([label])
  })

  it('accepts 500 items on 6 levels', async () => {
    const branch = (start: number): SketchedItem => ({
      id: -start,
      below: [{ id: -start - 1, below: [{ id: -start - 2, below: [{ id: -start - 3, below: [five(start)] }] }] }],
    })
    const five = (start: number): SketchedItem => ({ id: -start - 4, below: [{ id: -start - 5 }] })
    const branches = Array.from({ length: 83 }, (_, i) => branch(1 + i * 6))
    const ids = await save([...branches, { id: -499 }, { id: -500 }])
    expect(new Set(ids.values()).size).toBe(500)
    expect(await rows()).toHaveLength(500)
    // and once more as they are stored
    expect((await sendTree(server, as, { menu: await tree() })).statusCode).toBe(200)
    expect((await sendTree(server, as, { menu: toTree([{ id: -1 }]) })).json()).toEqual({
      error: 'The menu cannot have more than 500 items',
      code: 'menu-too-large',
    })
  })
})

describe('addresses of items', () => {
  const withAddress = (Address: string, rest: Partial<SketchedItem> = {}) =>
    toTree([{ id: -1, label: 'Gear', ...rest }]).map((item) => ({ ...item, Address }))
  const send = (menu: unknown) => sendTree(server, as, { menu })
  const visitors = async () => (await server.call('GET public/get-menu-items.json.php')).json()

  it('are saved, read and shown to visitors, of other sites as they are meant', async () => {
    expect((await send(withAddress(' example.org/gear '))).statusCode).toBe(200)
    expect(await tree()).toMatchObject([{ idPage: 0, Address: 'https://example.org/gear' }])
    expect(await visitors()).toMatchObject([{ idPage: 0, Shortcut: '', Address: 'https://example.org/gear' }])
  })

  it('are, of a heading, those of its page, wherever that is now, and hidden with it', async () => {
    const page = await addPage(server, { url: 'contact', published: true })
    await send(withAddress('/contact#map'))
    expect(await visitors()).toMatchObject([{ idPage: page, Shortcut: '/contact', Anchor: 'map' }])
    const settings = { id: page, title: '', published: true, pub_start: null, pub_end: null }
    const manager = await server.logIn('core.page-manager')
    const move = (input: object) =>
      server.call('POST private/page-update.json.php', { ...settings, ...input }, { as: manager })
    await move({ url: 'reach-us' })
    const [item] = await tree()
    expect(item).toMatchObject({ idPage: page, Address: '/reach-us#map' })
    // from an editor that was opened before
    expect((await send([{ ...item, Address: '/contact#map' }])).statusCode).toBe(200)
    expect(await tree()).toMatchObject([{ idPage: page, Address: '/reach-us#map' }])
    expect((await send([{ ...item, Address: `/pages/note/${page}#way` }])).statusCode).toBe(200)
    expect(await visitors()).toMatchObject([{ Shortcut: '/reach-us', Anchor: 'way' }])
    await move({ url: 'reach-us', published: false })
    expect(await visitors()).toEqual([])
  })

  it('stay where a save does not speak of them, and go with a page or when they are taken away', async () => {
    const page = await addPage(server, { published: true })
    const id = new Map<number, number>((await send(withAddress('tel:+6441234567'))).json()).get(-1) as number
    await save([{ id, label: 'Call us' }])
    expect(await tree()).toMatchObject([{ Label: 'Call us', Address: 'tel:+6441234567' }])
    await save([{ id, page }])
    const [linked] = await tree()
    expect(linked).toMatchObject({ idPage: page })
    expect(linked).not.toHaveProperty('Address')
    await send(withAddress('/pages/note/' + page + '#top', { id }))
    await send(withAddress('', { id, page }))
    expect((await rows())[0]).toMatchObject({ page_id: page, anchor: '', address: null })
  })

  it.each([
    ['javascript:alert(1)', 'cannot be used'],
    ['//example.org', 'cannot be used'],
    ['https://club@example.org', 'cannot be used'],
    ['/no-such#map', 'there is no page at /no-such'],
    ['/pages/note/4711', 'there is no page at /pages/note/4711'],
  ])('%s is refused with the label of its item, and nothing is saved', async (address, reason) => {
    const reply = await send(withAddress(address))
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining(reason)])
    expect(reply.json().error).toContain('‘Gear’')
    expect(await tree()).toEqual([])
  })
})
