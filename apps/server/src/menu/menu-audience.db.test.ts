import { afterEach, beforeEach, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET private/menu-get-audience.json.php'

let server: TestServer
let manager: Visitor
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.menu-manager')
})
afterEach(() => server.close())

it('names the roles that menu items and their pages are restricted to, by their titles', async () => {
  const { roleId } = await server.logIn()
  const free = await addPage(server, { published: true })
  const kept = await addPage(server, { published: true })
  const elsewhere = await addPage(server)
  await server.services.changes.write(async (tx) => {
    for (const role_id of [roleId, manager.roleId])
      for (const page_id of [kept, elsewhere]) await tx.insertInto('page_roles').values({ page_id, role_id }).execute()
  })
  await addMenuItem(server, { label: 'Huts', page: free })
  const inner = await addMenuItem(server, { label: 'Minutes', page: kept, roles: [roleId] })
  expect((await server.call(call, undefined, { as: manager })).json()).toEqual({
    items: [{ id: inner, roles: ['person2@example.org'] }],
    pages: [{ id: kept, roles: ['person1@example.org', 'person2@example.org'] }],
    kinds: [],
    lost: [],
  })
})

it('is for those who edit the menu', async () => {
  const other = await server.logIn('core.page-manager')
  expect((await server.call(call, undefined, { as: other })).statusCode).toBe(403)
})
