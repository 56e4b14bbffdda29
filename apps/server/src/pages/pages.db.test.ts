import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const types = 'GET private/pagetype-get-list.json.php'
const list = 'GET private/page-get-list.json.php'
const create = 'POST private/page-create.json.php'
const update = 'POST private/page-update.json.php'
const remove = 'GET private/page-delete.json.php'
const content = 'GET protected/plugin/get-content.json.php'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager', 'plugin.note.editor')
})
afterEach(() => server.close())

const pages = async () => (await server.call(list, undefined, { as })).json()

async function newPage(input: object = {}) {
  return server.call(create, { id: 1, detail: 'Our huts', url: 'huts', cloneid: 0, ...input }, { as })
}

function change(id: number, input: object = {}) {
  const page = { id, title: 'Our huts', url: 'huts', published: true, pub_start: null, pub_end: null, ...input }
  return server.call(update, page, { as })
}

describe('pagetype-get-list', () => {
  it('answers id, title, detail and renderer of every installed kind (API-027, PAGE-022)', async () => {
    expect((await server.call(types, undefined, { as })).json()).toEqual([
      { id: 1, title: 'Note', detail: 'A plain text.', renderer: 'note' },
      { id: 2, title: 'List', detail: 'Some lines.', renderer: 'list' },
    ])
  })
})

describe('page-create', () => {
  it('answers the id of a new page, which is unpublished and blank (API-028, API-030, PAGE-021)', async () => {
    const reply = await newPage()
    const { id } = reply.json()
    expect(await pages()).toEqual([
      {
        id,
        name: 'Our huts',
        url: 'huts',
        detail: 'Note',
        renderer: 'note',
        published: false,
        pub_start: null,
        pub_end: null,
      },
    ])
    expect((await server.call(content, { id }, { as })).json()).toEqual(['', null, 1])
  })

  it('copies the published content of another page, not its draft, roles or publishing', async () => {
    const source = await addPage(server, { content: 'The words', published: true })
    await server.call(
      'POST protected/plugin/note/save-page.json.php',
      { id: source, content: 'Draft', draft: true },
      { as },
    )
    await server.services.database.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: source, role_id: as.roleId }).execute(),
    )
    const { id } = (await newPage({ cloneid: source })).json()
    expect((await server.call(content, { id }, { as })).json()).toEqual(['The words', null, 1])
    expect((await pages()).at(-1)).toMatchObject({ id, published: false })
    expect(await server.services.database.read.selectFrom('page_roles').select('page_id').execute()).toEqual([
      { page_id: source },
    ])
  })

  it('accepts empty values (PAGE-032)', async () => {
    expect((await newPage({ detail: '', url: '' })).statusCode).toBe(200)
    expect((await newPage({ detail: '', url: '' })).statusCode).toBe(200)
  })

  it('trims slashes and white space, and lowers the case of a shortcut', async () => {
    await newPage({ url: ' /Huts/By-the-Lake/ ' })
    expect((await pages())[0].url).toBe('huts/by-the-lake')
  })

  it.each([
    'pages/rolemanager',
    'api/1/public',
    'assets/x',
    'healthz',
    '//evil.example',
    '.',
    '..',
    '%2e',
    'a b',
    'a?b',
    'a#b',
    '-/not-found',
    'a'.repeat(201),
  ])('refuses the shortcut %j and creates nothing', async (url) => {
    const before = await pages()
    const reply = await newPage({ url })
    expect([reply.statusCode, await pages()]).toEqual([400, before])
  })

  it('refuses a shortcut that another page has, in whatever form it is typed', async () => {
    await newPage({ url: 'hütten' })
    for (const url of ['hütten', 'HÜTTEN', 'hu\u0308tten', '/hütten/']) {
      const reply = await newPage({ url })
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        { error: 'This URL shortcut is already in use', code: 'shortcut-taken' },
      ])
    }
    expect(await pages()).toHaveLength(1)
  })

  it('creates one page when its shortcut is requested many times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => newPage({ url: 'once' })))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(9)
  })

  it('refuses an unknown type, an unknown source, and a source of another type', async () => {
    const source = await addPage(server, { kind: 'list' })
    expect((await newPage({ id: 99 })).statusCode).toBe(404)
    expect((await newPage({ cloneid: 4711 })).statusCode).toBe(404)
    expect((await newPage({ id: 1, cloneid: source })).statusCode).toBe(404)
  })
})

describe('page-update', () => {
  it('stores title, shortcut and publishing (API-029)', async () => {
    const id = await addPage(server)
    const reply = await change(id, { title: 'Huts', url: 'our-huts', pub_start: 1_800_000_000, pub_end: 1_900_000_000 })
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await pages()).toEqual([
      expect.objectContaining({
        id,
        name: 'Huts',
        url: 'our-huts',
        published: true,
        pub_start: 1_800_000_000,
        pub_end: 1_900_000_000,
      }),
    ])
  })

  it('lets a page keep its own shortcut, and refuses that of another', async () => {
    const id = await addPage(server, { url: 'huts' })
    const other = await addPage(server, { url: 'walks' })
    expect((await change(id)).statusCode).toBe(200)
    expect((await change(other)).statusCode).toBe(409)
  })

  it.each([
    { pub_start: 200, pub_end: 100 },
    { pub_start: 100, pub_end: 100 },
    { pub_start: 1_800_000_000_000 },
    { pub_start: 1.5 },
    { pub_start: '100' },
    { published: 1 },
    { title: 7 },
    { static: true },
  ])('refuses %j and changes nothing', async (input) => {
    const id = await addPage(server)
    const before = await pages()
    expect((await change(id, input)).statusCode).toBe(400)
    expect(await pages()).toEqual(before)
  })

  it('answers 404 for a page that does not exist', async () => {
    expect((await change(4711)).statusCode).toBe(404)
  })
})

describe('page-delete', () => {
  it('deletes a page with all that belongs to it, once (API-031)', async () => {
    const id = await addPage(server, { published: true, url: 'huts' })
    await server.call('POST protected/plugin/note/save-page.json.php', { id, content: 'More' }, { as })
    expect((await server.call(remove, { id }, { as })).json()).toEqual({})
    expect(await pages()).toEqual([])
    for (const table of ['page_contents', 'page_revisions'] as const)
      expect(await server.services.database.read.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await server.call(remove, { id }, { as })).statusCode).toBe(404)
  })

  it('never gives the id of a deleted page to another', async () => {
    const { id } = (await newPage()).json()
    await server.call(remove, { id }, { as })
    expect((await newPage()).json().id).toBeGreaterThan(id)
  })
})

describe('page-publish-many', () => {
  const publish = (ids: number[], published: boolean) =>
    server.call('POST private/page-publish-many.json.php', { ids, published }, { as })

  it('publishes several pages and takes them back, and leaves their dates and all else', async () => {
    const ids = [await addPage(server, { title: 'Huts', pub_start: 5 }), await addPage(server, { url: 'walks' })]
    const other = await addPage(server)
    const before = await pages()
    expect((await publish([...ids, 2_000_000_000], true)).json()).toEqual({ gone: [2_000_000_000] })
    expect(await pages()).toEqual(before.map((page: { id: number }) => ({ ...page, published: page.id !== other })))
    expect((await publish(ids, false)).json()).toEqual({})
    expect(await pages()).toEqual(before)
  })

  it('shows what was published to visitors at once', async () => {
    const id = await addPage(server, { content: 'The words' })
    const read = async () => (await server.call(content, { id })).statusCode
    expect(await read()).toBe(404)
    await publish([id], true)
    expect(await read()).toBe(200)
  })
})
