import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { addDraft, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const read = 'GET protected/plugin/get-content.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'
const discard = 'POST protected/page-discard-draft.json.php'

let server: TestServer
let editor: Visitor
beforeEach(async () => {
  server = await createTestServer()
  editor = await server.logIn('plugin.note.editor')
})
afterEach(() => server.close())

const content = async (id: number) => (await server.call(read, { id }, { as: editor })).json<unknown>()
const statusOf = async (input: object, as: Visitor) => (await server.call(discard, input, { as })).statusCode

it('drops the draft and nothing else, and tells the version that the next save is based on', async () => {
  const id = await addPage(server, { content: 'Published', published: true })
  await server.call(save, { id, content: 'Draft', draft: true }, { as: editor })
  const revisions = await server.services.history.list(id)
  expect((await server.call(discard, { id, base: 2 }, { as: editor })).json()).toEqual({ version: 3 })
  expect(await content(id)).toEqual(['Published', null, 3])
  expect(await server.services.history.list(id)).toEqual({ ...revisions, draft: false })
  const entries = (await auditOf(server)).filter(({ call }) => call === discard)
  expect(entries).toMatchObject([{ summary: 'Draft of a page discarded', name: editor.email, subject: { id } }])
})

it('can be undone by saving the draft again', async () => {
  const id = await addPage(server, { content: 'Published', published: true })
  await server.call(save, { id, content: 'Draft', draft: true }, { as: editor })
  await server.call(discard, { id, base: 2 }, { as: editor })
  await server.call(save, { id, content: 'Draft', draft: true, base: 3 }, { as: editor })
  expect(await content(id)).toEqual(['Published', 'Draft', 4])
})

it('refuses to drop a draft that somebody has saved anew, and says who did', async () => {
  const id = await addDraft(server)
  server.time.now += 60_000
  await server.call(save, { id, content: 'Newer', draft: true }, { as: editor })
  const refused = await server.call(discard, { id, base: 1 }, { as: editor })
  expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ by: editor.email })])
  expect(await content(id)).toEqual(['Some words', 'Newer', 2])
})

it('has whoever goes on from the dropped draft told so', async () => {
  const id = await addDraft(server)
  await server.call(discard, { id }, { as: editor })
  const stale = await server.call(save, { id, content: 'More', draft: true, base: 1 }, { as: editor })
  expect(stale.statusCode).toBe(409)
})

it('forgets which files the draft named', async () => {
  const id = await addDraft(server)
  const { database, changes } = server.services
  await changes.write((tx) =>
    tx.insertInto('file_uses').values({ page_id: id, state: 'draft', file_id: 4711 }).execute(),
  )
  await server.call(discard, { id }, { as: editor })
  expect(await database.read.selectFrom('file_uses').selectAll().execute()).toEqual([])
})

it('is for those who may save a draft of the page, and answers as if nothing were there where there is no draft', async () => {
  const id = await addDraft(server, { published: true })
  for (const permission of ['plugin.list.editor', 'core.page-manager'])
    expect(await statusOf({ id }, await server.logIn(permission))).toBe(403)
  expect(await content(id)).toEqual(['Some words', 'A draft', 1])
  expect(await statusOf({ id }, editor)).toBe(200)
  expect(await statusOf({ id }, editor)).toBe(404)
  // the refused one is no version
  expect(await content(id)).toEqual(['Some words', null, 2])
})
