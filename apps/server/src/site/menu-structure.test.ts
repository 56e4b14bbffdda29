import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { readTree, savedTree, sendTree, toTree, type SketchedItem } from '../testing/menu-editing.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.signIn('core.menu-manager')
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

  it('takes out what is to be deleted, also with all below it, but not what was moved away from there', async () => {
    const parent = await addMenuItem(server, { label: 'Old' })
    const moved = await addMenuItem(server, { label: 'Moved', parent, icon: 'cabin', roles: [as.roleId] })
    const below = await addMenuItem(server, { label: 'Below', parent })
    await save([{ id: moved, label: 'Moved' }], [parent, below])
    expect(await rows()).toMatchObject([{ id: moved, parent_id: null, icon: 'cabin' }])
    expect(await server.services.database.read.selectFrom('menu_roles').select('menu_item_id').execute()).toEqual([
      { menu_item_id: moved },
    ])
  })

  it('does the same once more when an answer was lost: what is gone already is no fault', async () => {
    const [kept, gone] = [await addMenuItem(server, { label: 'Kept' }), await addMenuItem(server, { label: 'Gone' })]
    await save([{ id: kept }], [gone])
    await save([{ id: kept }], [gone])
    expect(await outline()).toEqual([`Item ${kept}`])
  })

  it('leaves an item where it is that somebody else made meanwhile', async () => {
    const parent = await addMenuItem(server, { label: 'Huts' })
    const foreign = await addMenuItem(server, { label: 'New', parent })
    await save([{ id: -1, label: 'Walks', below: [{ id: parent, label: 'Cabins' }] }])
    expect(await outline()).toEqual([['Walks', [['Cabins', ['New']]]]])
    expect((await rows()).find(({ id }) => id === foreign)?.parent_id).toBe(parent)
  })

  it('takes a label for text, as long as it may be, and an empty one', async () => {
    const label = '<b>&amp; ' + 'ü'.repeat(191)
    await save([
      { id: -1, label },
      { id: -2, label: '' },
    ])
    expect(await outline()).toEqual([label, ''])
  })

  it('takes 500 items on 6 levels', async () => {
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
    })
  })
})

describe('set_menu_structure refuses, and changes nothing, neither names nor places (threats T27)', () => {
  let page: number
  let parent: number
  let child: number
  beforeEach(async () => {
    page = await addPage(server)
    parent = await addMenuItem(server, { label: 'Huts', page, icon: 'cabin', roles: [as.roleId] })
    child = await addMenuItem(server, { label: 'Rules', parent })
  })

  async function expectRefused(change: { menu: unknown; delete?: unknown }, error: string): Promise<void> {
    const before = [await tree(), await rows(), server.services.changes.version()]
    const reply = await sendTree(server, as, change)
    expect([reply.statusCode, reply.json()]).toEqual([400, { error }])
    expect([await tree(), await rows(), server.services.changes.version()]).toEqual(before)
  }

  const wellKept = () => ({ id: -9, label: 'Added' })

  it('an id that stands in the tree twice, saved or not', async () => {
    const twice = 'An item stands in the menu twice'
    await expectRefused({ menu: toTree([wellKept(), { id: parent }, { id: parent }]) }, twice)
    await expectRefused({ menu: toTree([{ id: parent, below: [{ id: -1 }] }, { id: -1 }]) }, twice)
    await expectRefused({ menu: toTree([{ id: -1, below: [{ id: -1 }] }]) }, twice)
  })

  it('a cycle: an item below itself, or a parent named that is not the one it stands under', async () => {
    await expectRefused(
      { menu: toTree([{ id: parent, below: [{ id: child, below: [{ id: parent }] }] }]) },
      'An item stands in the menu twice',
    )
    const differs = 'A menu item names another parent than the one that it stands under'
    const [item] = toTree([{ id: parent, below: [{ id: child }] }])
    await expectRefused({ menu: [{ ...item, idParentMenuItem: child }] }, differs)
    await expectRefused({ menu: [{ ...item, idParentMenuItem: parent }] }, differs)
    await expectRefused({ menu: [{ ...item, Children: [{ ...item?.Children[0], idParentMenuItem: 0 }] }] }, differs)
  })

  it('ids of nothing, of what was deleted, and the id 0', async () => {
    const gone = 'An item of the menu is not there any more'
    await expectRefused({ menu: toTree([wellKept(), { id: 4711 }]) }, gone)
    await server.services.changes.write((tx) => tx.deleteFrom('menu_items').where('id', '=', child).execute())
    await expectRefused({ menu: toTree([{ id: parent, below: [{ id: child }] }]) }, gone)
    await expectRefused({ menu: toTree([{ id: 0 }]) }, 'The request is not well-formed')
  })

  it('a page that is not there', async () => {
    const menu = toTree([wellKept(), { id: parent, page: 4711 }])
    await expectRefused({ menu }, 'A page that the menu links to is not there any more')
  })

  it('an item both kept and deleted', async () => {
    await expectRefused({ menu: toTree([{ id: parent }]), delete: [parent] }, 'A menu item cannot be kept and deleted')
  })

  it('deleting a parent whose child is neither deleted nor moved', async () => {
    const error = 'A menu item cannot be deleted while an item below it stays'
    await expectRefused({ menu: toTree([wellKept()]), delete: [parent] }, error)
  })

  it('more than 6 levels, in the tree or with what stays below it', async () => {
    const error = 'The menu cannot have more than 6 levels'
    const deep = (levels: number): SketchedItem => ({ id: -levels, below: levels > 1 ? [deep(levels - 1)] : [] })
    await expectRefused({ menu: toTree([deep(7)]) }, error)
    const below = (levels: number): SketchedItem =>
      levels === 0 ? { id: parent } : { id: -levels, below: [below(levels - 1)] }
    await expectRefused({ menu: toTree([below(5)]) }, error)
    expect((await sendTree(server, as, { menu: toTree([below(4)]) })).statusCode).toBe(200)
  })

  it('more than 500 items, in the tree or with what stays', async () => {
    const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: -1 - i }))
    const error = 'The menu cannot have more than 500 items'
    await expectRefused({ menu: toTree([{ id: parent, below: items(260) }, ...items(520).slice(260)]) }, error)
    await expectRefused({ menu: toTree(items(499)) }, error)
  })

  it.each(['two\nlines', 'tab\t', '\u0085', '\u2028'])('the label %j', async (label) => {
    await expectRefused(
      { menu: toTree([wellKept(), { id: parent, label }]) },
      'A menu label must be a single line of text',
    )
  })

  it('what is not of the form of a menu, however deep it is nested', async () => {
    const malformed = 'The request is not well-formed'
    const [item] = toTree([{ id: parent }])
    const others = [
      { ...item, roles: [1] },
      { ...item, Children: [{ ...item, icon: 'x' }] },
      { ...item, idMenuItem: 1.5 },
      { ...item, idPage: -1 },
      { ...item, Label: 'x'.repeat(201) },
      { ...item, Label: null },
      { ...item, Children: {} },
    ]
    for (const menu of [...others.map((other) => [other]), { ...item }, null, Array(501).fill(item)])
      await expectRefused({ menu }, malformed)
    for (const gone of [[0], [-1], ['1'], null, Array(10_001).fill(1)])
      await expectRefused({ menu: [], delete: gone }, malformed)
    const start = `{"idMenuItem":-1,"idParentMenuItem":0,"Label":"","idPage":0,"SortOrder":1,"Children":[`
    const text = `{"menu":[${start.repeat(15_000)}${']}'.repeat(15_000)}],"delete":[]}`
    const reply = await server.call('POST private/set_menu_structure.json.php', text, { as })
    expect(reply.statusCode).toBe(400)
    expect(await rows()).toHaveLength(2)
  })
})

describe('many at once', () => {
  it('leaves one consistent menu of 20 saves at the same time', async () => {
    const root = await addMenuItem(server, { label: 'Root' })
    const children = await Promise.all(
      [1, 2, 3, 4].map((i) => addMenuItem(server, { label: `Child ${i}`, parent: root })),
    )
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const turned = [...children.slice(i % 4), ...children.slice(0, i % 4)].map((id) => ({ id }))
        // every other one turns the tree over
        const menu: SketchedItem[] =
          i % 2 === 0
            ? [{ id: root, below: [...turned, { id: -1, label: `New ${i}` }] }]
            : [
                { id: turned[0]?.id as number, below: [{ id: root, below: turned.slice(1) }] },
                { id: -1, label: `New ${i}` },
              ]
        return sendTree(server, as, { menu: toTree(menu) })
      }),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(20).fill(200))
    const reached: number[] = []
    const walk = (items: Awaited<ReturnType<typeof tree>>): void => {
      for (const { idMenuItem, Children } of items) {
        reached.push(idMenuItem)
        walk(Children)
      }
    }
    walk(await tree())
    expect(reached.toSorted((a, b) => a - b)).toEqual((await rows()).map(({ id }) => id))
    expect(reached).toHaveLength(25)
    expect(new Set(replies.map((reply) => new Map<number, number>(reply.json()).get(-1))).size).toBe(20)
  })

  it('refuses a page that is being deleted while the menu is saved', async () => {
    const { database } = server.services
    const page = await addPage(server)
    const item = await addMenuItem(server, { label: 'Huts' })
    const saving = await database.write(async (tx) => {
      await tx.deleteFrom('pages').where('id', '=', page).execute()
      const sent = sendTree(server, as, { menu: toTree([{ id: item, page }]) })
      // SQLite lets nobody else write meanwhile; in PostgreSQL the save has come as far as it can
      if (database.engine === 'postgres')
        await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000 })
      return { sent }
    })
    expect((await saving.sent).json()).toEqual({ error: 'A page that the menu links to is not there any more' })
    expect(await tree()).toMatchObject([{ idMenuItem: item, idPage: 0 }])
  })

  /** How many wait in this database for what another holds. */
  async function waiting(): Promise<number> {
    const query = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (await query.execute(server.services.database.read)).rows[0]?.count ?? 0
  }
})
