import type { ListedPage } from '@sitewright/api-client'
import { textOf } from '@sitewright/messages'
import type { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scansOf } from '../testing/query-plans.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { diaryKind } from '../testing/entries-kinds.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET private/page-get-paged.json.php'

let server: TestServer
let as: Visitor
let asked: CompiledQuery[] = []
beforeEach(async () => {
  asked = []
  const onQuery = (query: CompiledQuery) => void asked.push(query)
  server = await createTestServer({ kinds: [noteKind, listKind, diaryKind], onQuery })
  as = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

async function list(input: object = {}) {
  const reply = await server.call(call, input, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const names = async (input: object = {}) => (await list(input)).items.map(({ name }: { name: string }) => name)

describe('the list of pages, some at a time', () => {
  it('is by id at first, and sorted by title, shortcut and type as people read them, up and down', async () => {
    await addPage(server, { title: 'Walk 10', url: 'b' })
    await addPage(server, { title: 'ängst', url: '', kind: 'list' })
    await addPage(server, { title: 'Walk 9', url: 'a' })
    expect(await names()).toEqual(['Walk 10', 'ängst', 'Walk 9'])
    expect(await names({ sort: 'name' })).toEqual(['ängst', 'Walk 9', 'Walk 10'])
    expect(await names({ sort: 'name', desc: 1 })).toEqual(['Walk 10', 'Walk 9', 'ängst'])
    expect(await names({ sort: 'url' })).toEqual(['ängst', 'Walk 9', 'Walk 10'])
    const notesFirst = textOf(noteKind.manifest.title) < textOf(listKind.manifest.title)
    const byType = notesFirst ? ['Walk 10', 'Walk 9', 'ängst'] : ['ängst', 'Walk 10', 'Walk 9']
    expect(await names({ sort: 'detail' })).toEqual(byType)
    expect(await names({ sort: 'detail', desc: 1 })).toEqual(byType.toReversed())
  })

  it('tells how many there are with the first page, and goes on where it ended', async () => {
    for (const title of ['c', 'a', 'b']) await addPage(server, { title })
    const first = await list({ sort: 'name', limit: 2 })
    expect(first).toMatchObject({ items: [{ name: 'a' }, { name: 'b' }], total: 3 })
    const second = await list({ sort: 'name', limit: 2, cursor: first.next })
    expect(second).toEqual({ items: [expect.objectContaining({ name: 'c' })], next: null })
    expect((await server.call(call, { sort: 'url', cursor: first.next }, { as })).json()).toEqual({
      error: 'The list cannot be continued from there, please load it again',
      code: 'bad-cursor',
    })
  })

  it('tells the start page from the others', async () => {
    const DefaultPage = await addPage(server, { title: 'First' })
    await addPage(server, { title: 'Second' })
    await setSettings(server, { DefaultPage })
    const starts = (await list()).items.map(({ name, start }: { name: string; start?: true }) => [name, start])
    expect(starts).toEqual([
      ['First', true],
      ['Second', undefined],
    ])
  })

  it('is still sorted and found after a page was renamed', async () => {
    const id = await addPage(server, { title: 'Zebra' })
    await addPage(server, { title: 'Middle' })
    const settings = { id, title: 'Alps', url: 'alps', published: false, pub_start: null, pub_end: null }
    await server.call('POST private/page-update.json.php', settings, { as })
    await server.call(
      'POST private/page-create.json.php',
      { id: 1, detail: 'Bridge', url: 'bridge', cloneid: 0 },
      { as },
    )
    expect(await names({ sort: 'name' })).toEqual(['Alps', 'Bridge', 'Middle'])
    expect(await names({ sort: 'url' })).toEqual(['Middle', 'Alps', 'Bridge'])
    expect(await names({ q: 'alps' })).toEqual(['Alps'])
    expect(await names({ q: 'zebra' })).toEqual([])
  })

  it('finds parts of titles and shortcuts without regard to case and accents, and the beginnings of words in texts', async () => {
    await addPage(server, { title: 'Hüttenbuch', url: 'log' })
    await addPage(server, { title: 'Welcome', url: 'home', content: 'Read about the 100% old huttonian walls' })
    expect(await names({ q: 'TTENB' })).toEqual(['Hüttenbuch'])
    expect(await names({ q: '/lo' })).toEqual(['Hüttenbuch'])
    expect(await names({ q: 'hutt' })).toEqual(['Hüttenbuch', 'Welcome'])
    expect(await names({ q: 'old hutt' })).toEqual(['Welcome'])
    expect(await names({ q: '%' })).toEqual([])
    expect(await names({ q: 'nowhere' })).toEqual([])
  })

  it('may be of some types only', async () => {
    await addPage(server, { title: 'A note' })
    const one = await addPage(server, { title: 'A list', kind: 'list' })
    await addPage(server, { title: 'A map', kind: 'map' })
    expect(await names({ renderers: 'list' })).toEqual(['A list'])
    expect(await names({ renderers: 'list,map' })).toEqual(['A list', 'A map'])
    expect(await names({ renderers: 'list,map', except: one })).toEqual(['A map'])
  })

  it('names the permission to write a page, of a kind whose pages are written', async () => {
    for (const kind of ['note', 'diary', 'map']) await addPage(server, { title: kind, kind })
    const { items } = await list({ sort: 'name' })
    expect(items.map(({ name, editor }: ListedPage) => [name, editor])).toEqual([
      ['diary', undefined],
      ['map', undefined],
      ['note', noteKind.manifest.editor],
    ])
  })

  it('tells how each page stands, and lists those that stand so', async () => {
    const now = server.services.now()
    const open = await addPage(server, { title: 'open', published: true })
    const kept = await addPage(server, { title: 'kept' })
    await addPage(server, { title: 'soon', published: true, pub_start: now + 60 })
    await addPage(server, { title: 'over', published: true, pub_end: now - 60 })
    await addMenuItem(server, { label: 'Open', page: open })
    await server.services.changes.write(async (tx) => {
      const { id } = await tx.insertInto('roles').values({ title: 'Few' }).returning('id').executeTakeFirstOrThrow()
      await tx.insertInto('page_roles').values({ page_id: kept, role_id: id }).execute()
      await tx
        .insertInto('page_contents')
        .values({ page_id: kept, state: 'draft', content: '', text: '', account_id: null, saved: now })
        .execute()
    })
    const { items } = await list()
    expect(items[0]).toMatchObject({ name: 'open', published: true, roles: [], menu: true, draft: false })
    expect(items[1]).toMatchObject({ name: 'kept', published: false, roles: ['Few'], menu: false, draft: true })
    const inState = (state: string) => names({ state })
    expect(await inState('published')).toEqual(['open'])
    expect(await inState('unpublished')).toEqual(['kept'])
    expect(await inState('scheduled')).toEqual(['soon'])
    expect(await inState('ended')).toEqual(['over'])
    expect(await inState('restricted')).toEqual(['kept'])
    expect(await inState('menu')).toEqual(['open'])
    expect(await inState('outside-menu')).toEqual(['kept', 'soon', 'over'])
    expect(await inState('draft')).toEqual(['kept'])
  })

  it.each(['name', 'url', 'detail'])('sorted by %s is read in the order of an index', async (sort) => {
    await addPage(server)
    asked = []
    await list({ sort })
    const pages = asked.filter((query) => query.sql.includes('"list_id"'))
    expect(pages.length).toBeGreaterThan(0)
    for (const query of pages)
      for (const { step } of await scansOf(server.services.database, query))
        expect(step).toMatch(/USING (?:COVERING )?INDEX pages_by/)
  })
})
