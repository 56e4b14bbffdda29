import type { SearchResults } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPage, type NewPage } from '../testing/content.ts'
import { bulletinKind, newsKind, writeArticle } from '../testing/news-kind.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let news: number
beforeEach(async () => {
  server = await createTestServer({ kinds: [noteKind, newsKind, bulletinKind] })
  await server.services.changes.listen()
  news = await add({ url: 'news' })
  await write({ slug: 'annual-meeting', title: 'Annual meeting', words: 'All members are welcome' })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const add = (page: NewPage) =>
  addPage(server, { kind: 'news', title: 'Our news', content: '', published: true, ...page })

/** Stores an article, and nothing in the search yet. */
async function writeOnly(article: object): Promise<void> {
  expect((await server.call(writeArticle, { id: news, ...article })).statusCode).toBe(200)
}

async function write(article: object): Promise<void> {
  await writeOnly(article)
  await server.services.subPageIndex.update()
}

async function search(q: string, { as, from = 0 }: { as?: Visitor | undefined; from?: number } = {}) {
  const reply = await server.call('GET public/search.json.php', { q, from: String(from) }, { as })
  expect([q, reply.statusCode]).toEqual([q, 200])
  return reply.json() as SearchResults
}

/** The addresses of what is found. */
const found = async (q: string, as?: Visitor) => (await search(q, { as })).results.map(({ address }) => address)

async function change(id: number, page: object): Promise<void> {
  const as = await server.logIn('core.page-manager')
  const whole = { id, title: 'Our news', url: 'news', published: true, pub_start: null, pub_end: null, ...page }
  expect((await server.call('POST private/page-update.json.php', whole, { as })).statusCode).toBe(200)
  await server.services.subPageIndex.update()
}

async function restrict(id: number, roleId: number): Promise<void> {
  await server.services.changes.write(async (tx, touch) => {
    touch(`page ${id}`, 'pages')
    await tx.insertInto('page_roles').values({ page_id: id, role_id: roleId }).execute()
  })
  await server.services.subPageIndex.update()
}

const meeting = '/news/annual-meeting'

describe('what stands below a page', () => {
  it('is found by title, address and text, and answered with its own title and whole address', async () => {
    for (const q of ['meeting', 'ANNUAL-MEET', 'members welc', 'annual welcome'])
      expect(await found(q)).toEqual([meeting])
    expect(await search('welcome')).toEqual({
      results: [
        {
          id: news,
          below: 'annual-meeting',
          title: 'Annual meeting',
          address: meeting,
          excerpt: [
            { text: 'All members are ', hit: false },
            { text: 'welcome', hit: true },
          ],
        },
      ],
      more: false,
    })
  })

  it('stands beside pages: they come first where both have a word in the same place', async () => {
    await addPage(server, { title: 'Meeting', url: 'meet', content: 'Welcome', published: true })
    await write({ slug: 'dinner', title: 'Dinner', words: 'After the meeting' })
    expect(await found('meeting')).toEqual(['/meet', meeting, '/news/dinner'])
    expect((await search('meeting')).results.map(({ below }) => below)).toEqual([undefined, 'annual-meeting', 'dinner'])
  })

  it('comes twenty at a time with the pages, each once', async () => {
    for (let i = 0; i < 25; i++) {
      await addPage(server, { title: i % 2 ? 'hut' : '', content: 'hut', url: `page-${i}`, published: true })
      await writeOnly({ slug: `article-${i}`, title: i % 3 ? 'hut' : 'A walk', words: 'hut' })
    }
    await server.services.subPageIndex.update()
    const pages = [await search('hut'), await search('hut', { from: 20 }), await search('hut', { from: 40 })]
    expect(pages.map(({ results, more }) => [results.length, more])).toEqual([
      [20, true],
      [20, true],
      [10, false],
    ])
    const addresses = pages.flatMap(({ results }) => results.map(({ address }) => address))
    expect(new Set(addresses).size).toBe(50)
    // the titles first, pages before what stands below them
    expect(addresses.slice(0, 28).map((address) => address.slice(0, 9))).toEqual([
      ...Array.from({ length: 12 }, () => expect.stringMatching('/page-')),
      ...Array.from({ length: 16 }, () => expect.stringMatching('/news/')),
    ])
  })

  it('belongs to each page by itself, and has the address that every page has where there is no shortcut', async () => {
    const archive = await add({ url: '', title: 'Archive' })
    await write({ id: archive, slug: 'annual-meeting', title: 'Annual meeting of old' })
    expect(await found('meeting')).toEqual([`/pages/news/${archive}/annual-meeting`, meeting])
  })

  it('is not found where a published page has its address', async () => {
    const id = await addPage(server, { title: 'Dinner', url: 'news/annual-meeting', content: '' })
    await server.services.subPageIndex.update()
    expect(await found('meeting')).toEqual([meeting])
    await change(id, { title: 'Dinner', url: 'news/annual-meeting' })
    expect(await found('welcome')).toEqual([])
  })
})

describe('a write of the kind', () => {
  it('changes what is found, and hides what it may have changed from the moment on that it holds', async () => {
    await writeOnly({ slug: 'annual-meeting', title: 'Annual dinner', words: 'Members only' })
    expect(await found('annual')).toEqual([])
    await server.services.subPageIndex.update()
    expect([await found('meeting'), await found('dinner'), await found('welcome')]).toEqual([[meeting], [meeting], []])
    expect((await search('dinner')).results[0]?.title).toBe('Annual dinner')
  })

  it('is followed by itself, and what it removes is found no more', async () => {
    server.services.subPageIndex.start({ mayRun: server.services.changes.leads })
    await writeOnly({ slug: 'minutes', title: 'Minutes' })
    await vi.waitFor(async () => expect(await found('minutes')).toEqual(['/news/minutes']))
    const { forKind } = server.services
    await forKind('news').write((tx) => tx.deleteFrom('news_articles').where('slug', '=', 'minutes').execute())
    await vi.waitFor(async () => expect(await found('annual')).toEqual([meeting]))
    expect(await found('minutes')).toEqual([])
  })

  it('is followed by another server where the one that leads is gone', async () => {
    let asked = 0
    server.services.subPageIndex.start({ mayRun: async () => ++asked > 1 })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await writeOnly({ slug: 'minutes', title: 'Minutes' })
    const isFound = async () => expect(await found('minutes')).toEqual(['/news/minutes'])
    // which lets the time go on
    await vi.waitFor(isFound, { timeout: 20_000, interval: 1000 })
    expect(asked).toBe(2)
  })

  it('changes nothing where it touches nothing, or is that of another kind', async () => {
    const { forKind } = server.services
    await forKind('news').write(async () => {}, { touches: [] })
    await forKind('bulletin').write(async () => {})
    await forKind('note').write(async () => {})
    expect(await found('meeting')).toEqual([meeting])
  })

  it('loses nothing of what others write at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => writeOnly({ slug: `walk-${i}`, title: `Walk ${i}` })))
    await server.services.subPageIndex.update()
    expect((await found('walk')).toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `/news/walk-${i}`).toSorted())
  })
})

describe('who finds it', () => {
  it('is nobody who may not see the page', async () => {
    const member = await server.logIn()
    await restrict(news, member.roleId)
    expect([await found('meeting'), await found('meeting', await server.logIn())]).toEqual([[], []])
    for (const somebody of [member, await server.logIn('plugin.news.editor'), await server.logIn('core.admin')])
      expect(await found('meeting', somebody)).toEqual([meeting])
  })

  it('is staff alone while the page is not published, or its time has not come', async () => {
    const staff = [await server.logIn('plugin.news.editor'), await server.logIn('core.page-manager')]
    const others = [undefined, await server.logIn()]
    const start = server.services.now() + 60
    for (const page of [{ published: false }, { pub_start: start }]) {
      await change(news, page)
      for (const each of staff) expect(await found('meeting', each)).toEqual([meeting])
      for (const each of others) expect(await found('meeting', each)).toEqual([])
    }
    server.time.now += 60_000
    expect(await found('meeting')).toEqual([meeting])
  })

  it('is narrowed by a role that the kind asks for, but for those who edit or publish', async () => {
    const [member, other] = [await server.logIn(), await server.logIn()]
    await write({ slug: 'minutes', title: 'Minutes', requires: { roles: [member.roleId, 4711] } })
    for (const nobody of [undefined, other]) expect(await found('minutes', nobody)).toEqual([])
    for (const somebody of [member, await server.logIn('plugin.news.editor'), await server.logIn('core.admin')])
      expect(await found('minutes', somebody)).toEqual(['/news/minutes'])
    await restrict(news, other.roleId)
    for (const one of [member, other]) expect(await found('minutes', one)).toEqual([])
  })

  it('is narrowed by a permission that the kind asks for, for everybody', async () => {
    await write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.file-manager'] } })
    await write({ slug: 'accounts', title: 'Minutes of nobody', requires: { permissions: [] } })
    expect(await found('minutes', await server.logIn('core.file-manager'))).toEqual(['/news/minutes'])
    for (const other of [undefined, await server.logIn('core.admin'), await server.logIn('plugin.news.editor')])
      expect(await found('minutes', other)).toEqual([])
  })

  it('is asked when somebody searches, and not when it was stored', async () => {
    const member = await server.logIn()
    await write({ slug: 'minutes', title: 'Minutes', requires: { permissions: ['core.file-manager'] } })
    expect(await found('minutes', member)).toEqual([])
    await server.services.database.write((tx) =>
      tx.insertInto('role_permissions').values({ role_id: member.roleId, permission: 'core.file-manager' }).execute(),
    )
    expect(await found('minutes', member)).toEqual(['/news/minutes'])
  })

  it('leaves whole pages of results to those who may see only some of it', async () => {
    for (let i = 0; i < 30; i++)
      await writeOnly({ slug: `walk-${i}`, title: 'Walk', ...(i % 2 && { requires: { permissions: ['core.admin'] } }) })
    await server.services.subPageIndex.update()
    const { results, more } = await search('walk')
    expect([results.length, more]).toEqual([15, false])
    expect((await search('walk', { as: await server.logIn('core.admin') })).results).toHaveLength(20)
  })
})

describe('a page that is changed', () => {
  it.each([
    ['unpublished', { published: false }, []],
    ['moved', { url: 'news-of-the-club' }, ['/news-of-the-club/annual-meeting']],
    ['called otherwise', { title: 'All the news' }, [meeting]],
  ])('is %s with what stands below it', async (_, page, expected) => {
    await change(news, page)
    expect(await found('meeting')).toEqual(expected)
  })

  it('takes it along into the trash, and brings it back', async () => {
    const as = await server.logIn('core.page-manager')
    await server.call('GET private/page-delete.json.php', { id: news }, { as })
    expect(await found('meeting', as)).toEqual([])
    for (const table of ['sub_pages', 'sub_page_lists', 'sub_page_terms'] as const)
      expect(await server.services.database.read.selectFrom(table).selectAll().execute()).toEqual([])
    expect(
      (await server.call('POST private/trash-restore.json.php', { kind: 'page', id: news }, { as })).statusCode,
    ).toBe(200)
    await server.services.subPageIndex.update()
    expect(await found('meeting')).toEqual([meeting])
  })
})
