import type { PageHistory, Revision } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const content = 'GET protected/plugin/get-content.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'
const history = 'GET private/page-get-history.json.php'
const revision = 'GET private/page-get-revision.json.php'
const restore = 'POST private/page-restore.json.php'
const replace = 'POST private/page-replace.json.php'

let server: TestServer
let as: Visitor
let id: number
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager', 'plugin.note.editor')
  id = await addPage(server, { content: 'First', published: true })
})
afterEach(() => server.close())

const contentOf = async (page: number) => (await server.call(content, { id: page }, { as })).json()
const historyOf = async (page: number): Promise<PageHistory> =>
  (await server.call(history, { id: page }, { as })).json()
const firstRevision = async (page = id) => (await historyOf(page)).revisions.at(-1)?.id

async function store(text: string, change: object = {}): Promise<void> {
  server.time.now += 60_000
  expect((await server.call(save, { id, content: text, ...change }, { as })).statusCode).toBe(200)
}

describe('the history of a page', () => {
  it('says who published what when, the newest first, and leaves out drafts', async () => {
    await store('Second')
    await store('A draft', { draft: true })
    await store('Third')
    const { revisions, draft } = await historyOf(id)
    const now = server.services.now()
    expect(draft).toBe(true)
    expect(revisions.map(({ id: _, ...rest }) => rest)).toEqual([
      { version: 4, saved: now, by: as.email, current: true },
      { version: 2, saved: now - 120, by: as.email, current: false },
      { version: 1, saved: now - 180, by: '', current: false },
    ])
  })

  it('is given some versions at a time too, up to the first', async () => {
    for (const text of ['Second', 'Third', 'Fourth']) await store(text)
    const page = async (cursor?: string) => {
      const input = { id, limit: 2, ...(cursor !== undefined && { cursor }) }
      const { items, next } = (await server.call('GET private/page-get-history-paged.json.php', input, { as })).json()
      return { items: items.map((one: Revision) => [one.version, one.by, one.current]), next }
    }
    const first = await page()
    expect(first.items).toEqual([
      [4, as.email, true],
      [3, as.email, false],
    ])
    await store('Fifth')
    expect(await page(first.next)).toEqual({
      items: [
        [2, as.email, false],
        [1, '', false],
      ],
      next: null,
    })
  })

  it('has no name for people whose accounts were deleted', async () => {
    await store('Second')
    await server.services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', as.accountId).execute())
    as = await server.logIn('core.page-manager')
    expect((await historyOf(id)).revisions.map(({ by }) => by)).toEqual(['', ''])
  })

  it('gives the text of each version, including what readers may not see', async () => {
    await store('The secret word')
    const { revisions } = await historyOf(id)
    const texts = revisions.map((one) => server.call(revision, { id: one.id }, { as }))
    expect((await Promise.all(texts)).map((reply) => reply.json())).toEqual([
      { id: revisions[0]?.id, text: 'The secret word' },
      { id: revisions[1]?.id, text: 'First' },
    ])
  })

  it('answers 404 for a page of a kind that was removed, and for one that does not exist', async () => {
    const other = await addPage(server, { kind: 'other' })
    expect((await server.call(revision, { id: await firstRevision(other) }, { as })).statusCode).toBe(404)
    expect((await server.call(history, { id: 4711 }, { as })).statusCode).toBe(404)
  })
})

describe('restoring a version', () => {
  it('makes it the draft; visitors see what they saw, and the version grows', async () => {
    await store('Second')
    const reply = await server.call(restore, { id: await firstRevision(), replaceDraft: false }, { as })
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await contentOf(id)).toEqual(['Second', 'First', 3])
    expect((await historyOf(id)).revisions).toHaveLength(2)
    const stale = await server.call(save, { id, content: 'Third', base: 2 }, { as })
    expect(stale.statusCode).toBe(409)
  })

  it('overwrites a draft only when asked to', async () => {
    await store('My draft', { draft: true })
    const input = { id: await firstRevision(), replaceDraft: false }
    const refused = await server.call(restore, input, { as })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'The page has a draft, which would be lost', code: 'draft-exists' },
    ])
    expect(await contentOf(id)).toEqual(['First', 'My draft', 2])
    expect((await server.call(restore, { ...input, replaceDraft: true }, { as })).statusCode).toBe(200)
    expect(await contentOf(id)).toEqual(['First', 'First', 3])
  })

  it('never loses a draft that is stored at the same moment', async () => {
    const input = { id: await firstRevision(), replaceDraft: false }
    const [saved, restored] = await Promise.all([
      server.call(save, { id, content: 'My draft', draft: true, base: 1 }, { as }),
      server.call(restore, input, { as }),
    ])
    const [, draft] = await contentOf(id)
    if (restored.statusCode === 200) expect([saved.statusCode, draft]).toEqual([409, 'First'])
    else expect([saved.statusCode, restored.statusCode, draft]).toEqual([200, 409, 'My draft'])
  })
})

describe('replacing a page', () => {
  it('publishes the published content of another, as the next version, and keeps the rest of the page', async () => {
    await store('My draft', { draft: true })
    const source = await addPage(server, { content: 'Source', title: 'Source', url: 'source' })
    await server.call(save, { id: source, content: 'Draft of the source', draft: true }, { as })
    const reply = await server.call(replace, { id, sourceid: source }, { as })
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await contentOf(id)).toEqual(['Source', 'My draft', 3])
    expect(await contentOf(source)).toEqual(['Source', 'Draft of the source', 2])
    expect((await historyOf(id)).revisions).toMatchObject([
      { version: 3, by: as.email, current: true },
      { version: 1, current: false },
    ])
    const row = await server.services.database.read
      .selectFrom('pages')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()
    expect(row).toMatchObject({ title: 'A page', url: '', published: 1 })
  })

  it('shows at once to visitors', async () => {
    await server.services.changes.write((tx) =>
      tx.updateTable('pages').set({ url: 'huts' }).where('id', '=', id).execute(),
    )
    const source = await addPage(server, { content: 'Source' })
    expect((await server.get('/huts')).body).toContain('First')
    await server.call(replace, { id, sourceid: source }, { as })
    expect((await server.get('/huts')).body).toContain('Source')
  })

  it('is refused with another kind, with itself and with a missing page, and changes nothing', async () => {
    const other = await addPage(server, { kind: 'list' })
    const statuses = [other, 4711, id].map((sourceid) => server.call(replace, { id, sourceid }, { as }))
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 400])
    expect((await server.call(replace, { id: 4711, sourceid: id }, { as })).statusCode).toBe(404)
    expect(await contentOf(id)).toEqual(['First', null, 1])
  })
})
