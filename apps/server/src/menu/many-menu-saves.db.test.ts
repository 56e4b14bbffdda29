import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('many at once', () => {
  it('stores one consistent menu after 20 saves at the same time', async () => {
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
      if (database.engine === 'postgres') await vi.waitFor(async () => expect(await waiting()).toBe(1))
      return { sent }
    })
    expect((await saving.sent).json()).toEqual({
      error: 'A page that the menu links to no longer exists',
      code: 'menu-page-gone',
    })
    expect(await tree()).toMatchObject([{ idMenuItem: item, idPage: 0 }])
  })

  /** How many connections wait in this database for a lock. */
  async function waiting(): Promise<number> {
    const query = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (await query.execute(server.services.database.read)).rows[0]?.count ?? 0
  }
})
