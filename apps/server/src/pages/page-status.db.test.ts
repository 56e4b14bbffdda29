import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDraft, addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const status = 'GET protected/page-get-status.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const read = async (id: number, as?: Visitor) => (await server.call(status, { id }, { as })).json<object>()

it('tells editors how their page stands with the public', async () => {
  const editor = await server.logIn('plugin.note.editor')
  const id = await addPage(server, { title: 'Huts', url: 'huts', pub_start: 100, pub_end: 200 })
  expect(await read(id, editor)).toEqual({
    ...{ id, name: 'Huts', url: 'huts', published: false, pub_start: 100, pub_end: 200 },
    ...{ roles: [], inMenu: false, draft: false, mayPublish: false },
  })

  const manager = await server.logIn('core.page-manager')
  await server.call(save, { id, content: 'Later', draft: true }, { as: editor })
  await addMenuItem(server, { label: 'Huts', page: id })
  const change = { id, title: 'Huts', url: 'huts', published: true, pub_start: null, pub_end: null }
  await server.call('POST private/page-update.json.php', change, { as: manager })
  expect(await read(id, manager)).toMatchObject({ published: true, inMenu: true, draft: true, mayPublish: true })
})

it('tells whose the draft is, and from when', async () => {
  const editor = await server.logIn('plugin.note.editor')
  const id = await addDraft(server)
  expect(await read(id, editor)).toMatchObject({ draft: true, draftBy: '', draftSaved: server.services.now() })
  server.time.now += 60_000
  await server.call(save, { id, content: 'Later', draft: true }, { as: editor })
  expect(await read(id, editor)).toMatchObject({ draftBy: editor.email, draftSaved: server.services.now() })
})

it('tells whether something was published after the draft was saved', async () => {
  const editor = await server.logIn('plugin.note.editor')
  const id = await addDraft(server)
  const put = async (content: string, draft: boolean) => {
    server.time.now += 60_000
    await server.call(save, { id, content, draft }, { as: editor })
    return read(id, editor)
  }
  expect(await put('Later', true)).toMatchObject({ draftIsOlder: false })
  expect(await put('Published since', false)).toMatchObject({ draft: true, draftIsOlder: true })
  expect(await put('Newest', true)).toMatchObject({ draftIsOlder: false })
})

it('names the roles that may see it, by their names', async () => {
  const editor = await server.logIn('plugin.note.editor')
  const id = await addPage(server, { published: true })
  const { changes } = server.services
  await changes.write(async (tx) => {
    for (const title of ['Members', 'Board']) {
      const role = await tx.insertInto('roles').values({ title }).returning('id').executeTakeFirstOrThrow()
      await tx.insertInto('page_roles').values({ page_id: id, role_id: role.id }).execute()
    }
  })
  expect(await read(id, editor)).toMatchObject({ roles: ['Board', 'Members'] })
})

it('is not told to editors of other kinds, who get of a hidden page what a page gives that is not there', async () => {
  const other = await server.logIn('plugin.list.editor')
  const [shown, hidden] = [await addPage(server, { published: true }), await addPage(server)]
  const ask = async (id: number) => (await server.call(status, { id }, { as: other })).statusCode
  expect([await ask(shown), await ask(hidden), await ask(2_000_000)]).toEqual([403, 404, 404])
})
