import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { readTree, sendTree, toTree, type SketchedItem } from '../testing/menu-editing.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.menu-manager')
})
afterEach(() => server.close())

const tree = () => readTree(server, as)
const rows = () => server.services.database.read.selectFrom('menu_items').selectAll().orderBy('id').execute()

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
    expect([reply.statusCode, reply.json()]).toEqual([400, { error, code: expect.any(String) }])
    expect([await tree(), await rows(), server.services.changes.version()]).toEqual(before)
  }

  const wellKept = () => ({ id: -9, label: 'Added' })

  it('an id that is in the tree twice, saved or not', async () => {
    const twice = 'An item appears in the menu twice'
    await expectRefused({ menu: toTree([wellKept(), { id: parent }, { id: parent }]) }, twice)
    await expectRefused({ menu: toTree([{ id: parent, below: [{ id: -1 }] }, { id: -1 }]) }, twice)
    await expectRefused({ menu: toTree([{ id: -1, below: [{ id: -1 }] }]) }, twice)
  })

  it('a cycle: an item below itself, or a ParentId that is not the item above', async () => {
    await expectRefused(
      { menu: toTree([{ id: parent, below: [{ id: child, below: [{ id: parent }] }] }]) },
      'An item appears in the menu twice',
    )
    const differs = 'A menu item names a different parent from the one it is listed under'
    const [item] = toTree([{ id: parent, below: [{ id: child }] }])
    await expectRefused({ menu: [{ ...item, idParentMenuItem: child }] }, differs)
    await expectRefused({ menu: [{ ...item, idParentMenuItem: parent }] }, differs)
    await expectRefused({ menu: [{ ...item, Children: [{ ...item?.Children[0], idParentMenuItem: 0 }] }] }, differs)
  })

  it('ids that are unknown or deleted, and the id 0', async () => {
    const gone = 'A menu item no longer exists'
    await expectRefused({ menu: toTree([wellKept(), { id: 4711 }]) }, gone)
    await server.services.changes.write((tx) => tx.deleteFrom('menu_items').where('id', '=', child).execute())
    await expectRefused({ menu: toTree([{ id: parent, below: [{ id: child }] }]) }, gone)
    await expectRefused({ menu: toTree([{ id: 0 }]) }, 'The request is not well-formed')
  })

  it('a page that does not exist', async () => {
    const menu = toTree([wellKept(), { id: parent, page: 4711 }])
    await expectRefused({ menu }, 'A page that the menu links to no longer exists')
  })

  it('an item both kept and deleted', async () => {
    await expectRefused(
      { menu: toTree([{ id: parent }]), delete: [parent] },
      'A menu item cannot be both saved and deleted',
    )
  })

  it('deleting a parent whose child is neither deleted nor moved', async () => {
    const error = 'A menu item cannot be deleted while there are items below it'
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

  it.each(['', '  ', '\u00a0\u200b'])('the label %j, which nobody could read', async (label) => {
    await expectRefused({ menu: toTree([wellKept(), { id: parent, page, label }]) }, 'Every menu item needs a label')
  })

  it('what does not have the form of a menu, however deep it is nested', async () => {
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
