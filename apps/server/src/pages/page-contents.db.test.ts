import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDraft, addPage, type NewPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

const read = 'GET protected/plugin/get-content.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
let editor: Visitor
beforeEach(async () => {
  server = await createTestServer()
  editor = await server.logIn('plugin.note.editor')
})
afterEach(() => server.close())

const content = (id: number, as?: Visitor) => server.call(read, { id }, { as })

async function statusOf(page: NewPage, as?: Visitor): Promise<number> {
  return (await content(await addPage(server, page), as)).statusCode
}

describe('a draft that waited while somebody else published', () => {
  it('takes the place of that only once its owner has been told', async () => {
    const rosa = await server.logIn('plugin.note.editor')
    const id = await addPage(server, { content: 'Old', published: true })
    const put = async (fields: object, as: Visitor) => {
      const reply = await server.call(save, { id, ...fields }, { as })
      return [reply.statusCode, (reply.json() as { version?: number }).version] as const
    }
    const [, drafted] = await put({ content: 'Draft', draft: true, base: 1 }, editor)
    server.time.now += 1000
    const [, published] = await put({ content: 'By Rosa', draft: false, base: drafted }, rosa)
    const publishing = { content: 'Draft', draft: false, fromDraft: true }
    expect((await put({ ...publishing, base: published }, editor))[0]).toBe(409)
    expect((await content(id, editor)).json().slice(0, 2)).toEqual(['By Rosa', 'Draft'])
    // once they know, and want it
    expect((await put(publishing, editor))[0]).toBe(200)
    expect((await content(id, editor)).json().slice(0, 2)).toEqual(['Draft', null])
  })

  it('goes on as ever after what its owner has published', async () => {
    const id = await addPage(server, { content: 'Old', published: true })
    const put = (fields: object) => server.call(save, { id, draft: false, ...fields }, { as: editor })
    const { version: drafted } = (await put({ content: 'Draft', draft: true, base: 1 })).json()
    server.time.now += 1000
    const { version } = (await put({ content: 'Mine', base: drafted })).json()
    expect((await put({ content: 'Draft', fromDraft: true, base: version })).statusCode).toBe(200)
  })
})

describe('a stored content that lacks what the site knows', () => {
  it('is completed when it is read, with no more than its reader may know', async () => {
    const manager = await server.logIn('core.file-manager', 'plugin.note.editor')
    const store = async (root: 'public' | 'protected') =>
      uploaded(server, manager, { idFolder: await topFolder(server, root), bytes: await picture() })
    const [hut, secret] = [await store('public'), await store('protected')]
    const words = `picture ${hut}, picture ${secret}, picture 9999`
    const id = await addDraft(server, { content: words, published: true })
    await server.services.changes.write((tx) =>
      tx.updateTable('page_contents').set({ content: words }).where('state', '=', 'draft').execute(),
    )
    const known = `picture ${hut} of 60 × 40, picture ${secret}, picture 9999`
    expect((await content(id)).json()).toEqual([known])
    const all = `picture ${hut} of 60 × 40, picture ${secret} of 60 × 40, picture 9999`
    expect((await content(id, manager)).json().slice(0, 2)).toEqual([all, all])
  })
})

describe('get-content', () => {
  it('answers a list whose element 0 is the active content, cut to what a reader may have (API-048)', async () => {
    const id = await addPage(server, { content: 'A secret word', published: true })
    expect((await content(id)).json()).toEqual(['A … word'])
  })

  it('gives the draft as element 1 to editors of the kind only (API-048)', async () => {
    const id = await addPage(server, { content: 'Published', published: true })
    await server.call(save, { id, content: 'Draft', draft: true }, { as: editor })
    expect((await content(id, editor)).json()).toEqual(['Published', 'Draft', 2])
    expect((await content(id)).json()).toEqual(['Published'])
    expect((await content(id, await server.logIn('plugin.list.editor'))).json()).toEqual(['Published'])
    expect((await content(id, await server.logIn('core.page-manager'))).json()).toEqual(['Published'])
  })

  it('shows a page only when its published flag is set (PAGE-018)', async () => {
    expect(await statusOf({ published: true })).toBe(200)
    expect(await statusOf({ published: false })).toBe(404)
  })

  it('shows a published page only between its dates; a missing one sets no bound (PAGE-019)', async () => {
    const now = server.services.now()
    expect(await statusOf({ published: true, pub_start: now + 1 })).toBe(404)
    expect(await statusOf({ published: true, pub_start: now })).toBe(200)
    expect(await statusOf({ published: true, pub_end: now + 1 })).toBe(200)
    expect(await statusOf({ published: true, pub_end: now })).toBe(404)
    expect(await statusOf({ published: true, pub_start: now - 1, pub_end: now + 1 })).toBe(200)
    expect(await statusOf({ published: false, pub_start: now - 1, pub_end: now + 1 })).toBe(404)
  })

  it('shows unpublished pages to their editors, to page managers and to administrators', async () => {
    for (const permission of ['plugin.note.editor', 'core.page-manager', 'core.admin'])
      expect(await statusOf({}, await server.logIn(permission))).toBe(200)
    for (const permission of ['plugin.list.editor', 'core.menu-manager'])
      expect(await statusOf({}, await server.logIn(permission))).toBe(404)
  })

  it("answers 403 and the error 'Permission denied' for a page restricted to roles that the visitor does not have (API-049)", async () => {
    const id = await addPage(server, { published: true })
    const member = await server.logIn()
    await server.services.database.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: id, role_id: member.roleId }).execute(),
    )
    const refused = await content(id)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { error: 'Permission denied', code: 'permission-denied' },
    ])
    expect((await content(id, await server.logIn())).statusCode).toBe(403)
    expect((await content(id, member)).statusCode).toBe(200)
  })

  it('answers a hidden page exactly as one that never existed', async () => {
    const hidden = await content(await addPage(server))
    const never = await content(4711)
    expect([hidden.statusCode, hidden.body]).toEqual([never.statusCode, never.body])
  })
})

describe('saving content', () => {
  it('publishes, and adds to the history who saved what and when', async () => {
    const id = await addPage(server, { content: 'Old', published: true })
    expect((await server.call(save, { id, content: 'New' }, { as: editor })).json()).toEqual({ version: 2 })
    expect((await content(id)).json()).toEqual(['New'])
    const history = await server.services.database.read
      .selectFrom('page_revisions')
      .where('page_id', '=', id)
      .select(['content', 'account_id', 'version', 'saved'])
      .orderBy('id')
      .execute()
    const saved = server.services.now()
    expect(history).toEqual([
      { content: 'Old', account_id: null, version: 1, saved },
      { content: 'New', account_id: editor.accountId, version: 2, saved },
    ])
  })

  it('keeps a draft apart from what visitors see, until it is published', async () => {
    const id = await addPage(server, { content: 'Old', published: true })
    await server.call(save, { id, content: 'Draft', draft: true }, { as: editor })
    expect((await content(id)).json()).toEqual(['Old'])
    await server.call(save, { id, content: 'Draft', fromDraft: true }, { as: editor })
    expect((await content(id, editor)).json()).toEqual(['Draft', null, 3])
  })

  it('keeps a stored draft that was not what was published', async () => {
    const id = await addPage(server, { content: 'Old', published: true })
    await server.call(save, { id, content: 'Draft', draft: true }, { as: editor })
    await server.call(save, { id, content: 'Other' }, { as: editor })
    expect((await content(id, editor)).json()).toEqual(['Other', 'Draft', 3])
  })

  it('refuses a save on a stale base and says who saved meanwhile; without a base the last save wins', async () => {
    const id = await addPage(server, { content: 'Old', published: true })
    await server.call(save, { id, content: 'First', base: 1 }, { as: editor })
    const refused = await server.call(save, { id, content: 'Second', base: 1 }, { as: editor })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ error: expect.any(String), by: editor.email, saved: server.services.now(), own: true }),
    ])
    expect((await content(id)).json()).toEqual(['First'])
    expect((await server.call(save, { id, content: 'Third' }, { as: editor })).statusCode).toBe(200)
  })

  it('accepts one of many parallel saves on the same base', async () => {
    const id = await addPage(server, { published: true })
    const saves = Array.from({ length: 8 }, (_, i) =>
      server.call(save, { id, content: `Text ${i}`, base: 1 }, { as: editor }),
    )
    const statuses = (await Promise.all(saves)).map((reply) => reply.statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })

  it('refuses what the kind refuses, and pages of another kind', async () => {
    const note = await addPage(server, { content: 'Old', published: true })
    const refused = await server.call(save, { id: note, content: 'a forbidden word' }, { as: editor })
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Not this word', code: 'refused' }])
    expect((await content(note)).json()).toEqual(['Old'])
    const other = await addPage(server, { kind: 'list', content: 'Lines', published: true })
    expect((await server.call(save, { id: other, content: 'x' }, { as: editor })).statusCode).toBe(404)
    expect((await content(other)).json()).toEqual(['Lines'])
  })

  it('stores any text unchanged, on every database', async () => {
    const id = await addPage(server, { published: true })
    const text = `Māori 日本 🏔️ \u202e "quotes" 'n' \\ ${'x'.repeat(100_000)}`
    await server.call(save, { id, content: text }, { as: editor })
    expect((await content(id, editor)).json()[0]).toBe(text)
  })
})
