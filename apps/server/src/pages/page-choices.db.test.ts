import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET private/page-get-choices.json.php'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.menu-manager')
})
afterEach(() => server.close())

const list = async (input: object = {}) => (await server.call(call, input, { as })).json()
const names = async (input: object = {}) => (await list(input)).items.map(({ name }: { name: string }) => name)

it('gives pages some at a time, by their ids at first, or by name', async () => {
  for (const title of ['c', 'a', 'b']) await addPage(server, { title })
  expect(await names()).toEqual(['c', 'a', 'b'])
  const first = await list({ sort: 'name', limit: 2 })
  expect(first).toMatchObject({ items: [{ name: 'a', roles: [] }, { name: 'b' }], total: 3 })
  expect(await names({ sort: 'name', limit: 2, cursor: first.next })).toEqual(['c'])
})

it('finds them by title and shortcut, not by a text that the person may not read', async () => {
  await addPage(server, { title: 'Hüttenbuch', url: 'log', content: 'The code of the safe is 4711' })
  expect(await names({ q: 'HUTTEN' })).toEqual(['Hüttenbuch'])
  expect(await names({ q: '/lo' })).toEqual(['Hüttenbuch'])
  expect(await names({ q: '4711' })).toEqual([])
})

it('gives those that are named, and passes over what is gone', async () => {
  const one = await addPage(server, { title: 'One' })
  await addPage(server, { title: 'Two' })
  const three = await addPage(server, { title: 'Three' })
  expect(await names({ ids: `${three},${one},999999` })).toEqual(['One', 'Three'])
  for (const ids of ['', 'x', '1,', '1 or 1=1'])
    expect((await server.call(call, { ids }, { as })).statusCode, ids).toBe(400)
})

it('tells whoever chooses the look of pages that every visitor may see, and of no other', async () => {
  const now = server.time.now / 1000
  await addPage(server, { title: 'Imprint', published: true })
  const hidden = await addPage(server, { title: 'Unpublished' })
  await addPage(server, { title: 'Not yet', published: true, pub_start: now + 1000 })
  await addPage(server, { title: 'Over', published: true, pub_end: now - 1000 })
  await addPage(server, { title: 'Still', published: true, pub_start: now - 1000, pub_end: now + 1000 })
  const kept = await addPage(server, { title: 'Minutes', published: true })
  await server.services.changes.write((tx) =>
    tx.insertInto('page_roles').values({ page_id: kept, role_id: as.roleId }).execute(),
  )
  expect(await names()).toHaveLength(6)
  as = await server.logIn('core.look')
  expect(await list()).toMatchObject({ items: [{ name: 'Imprint' }, { name: 'Still' }], total: 2 })
  expect(await names({ q: 'Minutes' })).toEqual([])
  expect(await names({ ids: `${kept},${hidden}` })).toEqual([])
})

it('tells for whom each page is kept', async () => {
  const page = await addPage(server, { title: 'Minutes' })
  await server.services.changes.write((tx) =>
    tx.insertInto('page_roles').values({ page_id: page, role_id: as.roleId }).execute(),
  )
  expect((await list()).items[0].roles).toEqual([as.email])
})
