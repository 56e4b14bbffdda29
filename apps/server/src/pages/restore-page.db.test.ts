import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PagedReply } from '@sitewright/api-client/contract'
import { addMenuItem, addPage } from '../testing/content.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager')
  trash = trashCalls(server, admin)
})
afterEach(() => server.close())

function write(work: Parameters<TestServer['services']['changes']['write']>[0]) {
  return server.services.changes.write(work)
}

/** As the Page Manager sends them. */
const settingsOf = (id: number) => ({ id, title: 'Huts', published: true, pub_start: null, pub_end: null })

/** A page with all that there can be of one. */
async function fullPage(): Promise<number> {
  const editor = await server.logIn('plugin.note.editor')
  const id = await addPage(server, { title: 'Huts', url: 'huts', published: true })
  await server.call(
    'POST protected/plugin/note/save-page.json.php',
    { id, content: 'Draft', draft: true },
    { as: editor },
  )
  await server.call('POST protected/plugin/note/save-page.json.php', { id, content: 'Unusualword' }, { as: editor })
  const parent = await addMenuItem(server, { label: 'Places' })
  await addMenuItem(server, { label: 'Huts', page: id, parent, roles: [admin.roleId] })
  await server.call('POST private/page-update.json.php', { ...settingsOf(id), url: 'our-huts' }, { as: admin })
  await write(async (tx) => {
    await tx.insertInto('page_roles').values({ page_id: id, role_id: admin.roleId }).execute()
    await tx.insertInto('page_hits').values({ page_id: id, total: 7, visitors: 3 }).execute()
    await tx.insertInto('file_uses').values({ page_id: id, state: 'active', file_id: 1 }).execute()
  })
  return id
}

describe('a deleted page', () => {
  it('leaves its tables, and comes back with all that belongs to it and named it', async () => {
    const id = await fullPage()
    const before = await rowsOfTables(server)
    expect((await trash.drop('page', id)).json()).toEqual({})
    const { read } = server.services.database
    expect(await read.selectFrom('page_contents').where('page_id', '=', id).selectAll().execute()).toEqual([])
    expect(await trash.listed()).toMatchObject([{ kind: 'page', id, title: 'Huts' }])
    expect(await trash.notesOf('page', id)).toEqual([])
    expect(await rowsOfTables(server)).toEqual(before)
    expect(await trash.listed()).toEqual([])
  })

  it('is gone for visitors, and there for them again', async () => {
    const id = await addPage(server, { title: 'Huts', url: 'huts', content: 'Unusualword', published: true })
    await addMenuItem(server, { label: 'Huts', page: id })
    const seen = async () => [
      (await server.get('/huts')).statusCode,
      (await server.call('GET public/get-menu-items.json.php'))
        .json()
        .map((item: { idPage: number }) => item.idPage === id),
      (await server.get('/sitemap.xml')).body.includes('/huts'),
      (await server.call('GET public/search.json.php', { q: 'Unusualword' })).body.includes('Huts'),
    ]
    const before = await seen()
    expect(before).toEqual([200, [true], true, true])
    await trash.drop('page', id)
    expect(await seen()).toEqual([404, [], false, false])
    await trash.restore('page', id)
    expect(await seen()).toEqual(before)
  })

  it('comes back without a shortcut that another page has by now, says so, and loses nothing else', async () => {
    const id = await fullPage()
    await server.call('POST private/page-update.json.php', { ...settingsOf(id), url: 'huts' }, { as: admin })
    const before = await rowsOfTables(server)
    await trash.drop('page', id)
    const others = ['alps', 'huts', 'our-huts'].map((url) => ({ title: 'Other', url }))
    const taken: number[] = []
    for (const other of others) taken.push(await addPage(server, other))
    expect(await trash.notesOf('page', id)).toEqual([
      'It has no URL shortcut now, as another page has taken /huts.',
      'Its former address /our-huts leads to another page now.',
    ])
    const { items } = (await server.call('GET private/page-get-paged.json.php', { sort: 'url' }, { as: admin })).json<
      PagedReply<{ id: number; url: string }>
    >()
    expect(items.map((page) => [page.id, page.url])).toEqual([
      [id, ''],
      [taken[0], 'alps'],
      [taken[1], 'huts'],
      [taken[2], 'our-huts'],
    ])
    for (const page of taken) await write((tx) => tx.deleteFrom('pages').where('id', '=', page).execute())
    await server.call('POST private/page-update.json.php', { ...settingsOf(id), url: 'our-huts' }, { as: admin })
    await server.call('POST private/page-update.json.php', { ...settingsOf(id), url: 'huts' }, { as: admin })
    expect(await rowsOfTables(server)).toEqual(before)
  })

  it('does not take a menu item that leads to another page by now', async () => {
    const [id, other] = [await addPage(server), await addPage(server)]
    const item = await addMenuItem(server, { label: 'Huts', page: id })
    await trash.drop('page', id)
    await write((tx) => tx.updateTable('menu_items').set({ page_id: other }).where('id', '=', item).execute())
    await trash.restore('page', id)
    const { read } = server.services.database
    expect(await read.selectFrom('menu_items').where('id', '=', item).select('page_id').execute()).toEqual([
      { page_id: other },
    ])
  })

  it('never opens to everyone: without any of its roles it is the administrators’', async () => {
    const id = await addPage(server, { url: 'minutes', published: true })
    const { roleId } = await server.logIn()
    await write((tx) => tx.insertInto('page_roles').values({ page_id: id, role_id: roleId }).execute())
    await trash.drop('page', id)
    await server.call('GET private/role-delete.json.php', { id: roleId }, { as: admin })
    await write((tx) => tx.deleteFrom('roles').where('id', '=', roleId).execute())
    expect(await trash.notesOf('page', id)).toEqual([
      'It is restricted to administrators now, as the roles that could see it are gone.',
    ])
    expect((await server.get('/minutes')).statusCode).toBe(403)
  })

  it('keeps those of its roles that are left', async () => {
    const id = await addPage(server, { published: true })
    const [gone, left] = [(await server.logIn()).roleId, (await server.logIn()).roleId]
    await write((tx) =>
      tx
        .insertInto('page_roles')
        .values([gone, left].map((role_id) => ({ page_id: id, role_id })))
        .execute(),
    )
    await trash.drop('page', id)
    await write((tx) => tx.deleteFrom('roles').where('id', '=', gone).execute())
    expect(await trash.notesOf('page', id)).toEqual([])
    const { read } = server.services.database
    expect(await read.selectFrom('page_roles').where('page_id', '=', id).select('role_id').execute()).toEqual([
      { role_id: left },
    ])
  })
})
