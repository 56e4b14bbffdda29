import type { ListedSubPage, SubAddresses } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageAccess } from '../access/page-access.ts'
import { anonymous } from '../access/rights.ts'
import { pageKindsOf } from '../kinds/page-kinds.ts'
import { addPage } from '../testing/content.ts'
import { bulletinKind, newsKind, writeArticle } from '../testing/news-kind.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { searchIndexVersion } from './index-again.ts'
import { ofSubPages, storeTermsIn } from './search-index.ts'
import { storeListed } from './store-listed.ts'
import { createSearch } from './search.ts'
import { createSubPageIndex } from './sub-page-index.ts'

/** What the kind lists, in place of its articles; undefined: these. */
let listing: ((...asked: Parameters<SubAddresses['list']>) => unknown) | undefined

const kind = {
  ...newsKind,
  subAddresses: {
    ...newsKind.subAddresses!,
    list: (...asked: Parameters<SubAddresses['list']>) =>
      (listing ? listing(...asked) : newsKind.subAddresses!.list(...asked)) as readonly ListedSubPage[],
  },
}

let server: TestServer
let news: number
beforeEach(async () => {
  listing = undefined
  server = await createTestServer({ kinds: [noteKind, kind, bulletinKind] })
  news = await add('news', 'news')
})
afterEach(() => server.close())

const add = (pageKind: string, url: string) =>
  addPage(server, { kind: pageKind, url, title: 'A page', content: '', published: true })

const write = (slug: string, title: string, id = news) => server.call(writeArticle, { id, slug, title })
const index = () => server.services.subPageIndex

async function results(q: string) {
  return (await server.call('GET public/search.json.php', { q })).json().results as { address: string; title: string }[]
}

const found = async (q: string) => (await results(q)).map(({ address }) => address)
/** Text that takes its room, whatever compresses it. */
const signs = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + i * 17))
const plain = { below: 'b', title: 'Annual' }
const failures = () => server.log.filter((line) => /could not be (listed|put)/.test(line))

describe('the start of a server', () => {
  it('puts into the search what was there before', async () => {
    await write('meeting', 'Annual meeting')
    const { database } = server.services
    for (const table of ['sub_pages', 'sub_page_lists', 'sub_page_changes'] as const)
      await database.write((tx) => tx.deleteFrom(table).execute())
    await server.services.maintenance.run()
    expect(await found('annual')).toEqual(['/news/meeting'])
  })

  it('reads lists again that something else than a write has changed', async () => {
    await write('meeting', 'Annual meeting')
    await index().update()
    await sql`update news_articles set title = 'Annual dinner'`.execute(server.services.database.raw)
    await index().update()
    expect(await found('dinner')).toEqual([])
    await index().refresh()
    expect([await found('dinner'), await found('annual')]).toEqual([['/news/meeting'], ['/news/meeting']])
  })

  it('takes words again that an earlier version took', async () => {
    await write('strasse', 'Lange Straße')
    await index().update()
    const { database } = server.services
    const { id } = await database.read.selectFrom('sub_pages').select('id').executeTakeFirstOrThrow()
    await database.write(async (tx) => {
      await storeTermsIn(tx, ofSubPages, { id, terms: ['aold'] })
      await tx.updateTable('sub_page_lists').set({ words: 0 }).execute()
    })
    expect(await found('old')).toEqual(['/news/strasse'])
    await index().update()
    expect([await found('old'), await found('lange')]).toEqual([[], ['/news/strasse']])
  })

  it('drops what is of kinds that are gone, which nobody finds before either', async () => {
    const bulletin = await add('bulletin', 'bulletin')
    await write('meeting', 'Annual meeting')
    await write('dinner', 'Annual dinner', bulletin)
    await index().update()
    expect((await found('annual')).toSorted()).toEqual(['/bulletin/dinner', '/news/meeting'])

    const { database, changes, now, subPages, log } = { ...server.services, log: { error: () => {} } }
    const kinds = pageKindsOf([noteKind, kind])
    const search = createSearch({ database, kinds, access: createPageAccess(kinds), now })
    const rows = () => database.read.selectFrom('sub_pages').select('below').orderBy('below').execute()
    const manager = { ...anonymous, permissions: new Set(['core.admin', 'core.page-manager']) }
    expect((await search({ q: 'annual' }, manager)).results.map(({ address }) => address)).toEqual(['/news/meeting'])
    expect(await rows()).toHaveLength(2)
    await createSubPageIndex({ database, changes, kinds, list: subPages.list, log }).refresh()
    expect(await rows()).toEqual([{ below: 'meeting' }])

    await index().update()
    expect((await found('annual')).toSorted()).toEqual(['/bulletin/dinner', '/news/meeting'])
  })
})

describe('a list', () => {
  it('that was read before another one does not take its place', async () => {
    const { database } = server.services
    const entry = (title: string, requires = '{}') => ({ below: 'meeting', title, text: '', requires, print: title })
    const listed = { pageId: news, words: searchIndexVersion, again: false }
    await storeListed(database, { ...listed, number: 6, entries: [entry('Held back', '{"permissions":["x"]}')] })
    await storeListed(database, { ...listed, number: 5, entries: [entry('Annual meeting')] })
    const rows = await database.read.selectFrom('sub_pages').select(['title', 'requires']).execute()
    expect(rows).toEqual([{ title: 'Held back', requires: '{"permissions":["x"]}' }])
    const [list] = await database.read.selectFrom('sub_page_lists').select('number').execute()
    expect(list).toEqual({ number: 6 })
  })

  it('is current if it was read after a write that came while others were read', async () => {
    const second = await add('news', 'more-news')
    await write('meeting', 'Annual meeting')
    await write('dinner', 'Annual dinner', second)
    let first = true
    const { list } = newsKind.subAddresses!
    listing = async (...asked) => {
      if (first) await write('walk', 'Winter walk', second)
      first = false
      return list(...asked)
    }
    await index().update()
    expect(await found('dinner')).toEqual(['/more-news/dinner'])
  })

  it('is not read from the database where nothing has changed since it was taken', async () => {
    await add('news', 'more-news')
    await index().update()
    const { database, changes, kinds, subPages, log } = { ...server.services, log: { error: () => {} } }
    const rows: number[] = []
    const read = database.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (rows.push(result.rows.length), result),
    })
    const one = createSubPageIndex({ database: { ...database, read }, changes, kinds, list: subPages.list, log })
    await one.update()
    expect(rows).toEqual([0])
    await write('meeting', 'Annual meeting')
    await one.update()
    expect(rows.slice(0, 2)).toEqual([0, 2])
  })

  it('that failed is forgotten with its page', async () => {
    let asked = 0
    listing = () => {
      asked += 1
      throw new Error('no list today')
    }
    await write('meeting', 'Annual meeting')
    await index().update()
    const { database } = server.services
    const page = await database.read.selectFrom('pages').where('id', '=', news).selectAll().executeTakeFirstOrThrow()
    await database.write((tx) => tx.deleteFrom('pages').where('id', '=', news).execute())
    await index().update()
    expect(asked).toBe(1)
    await database.write((tx) => tx.insertInto('pages').values(page).execute())
    await index().update()
    expect(asked).toBe(2)
  })

  it('is looked for by one server again and again where another one is to read it', async () => {
    await write('meeting', 'Annual meeting')
    const { database, kinds, subPages } = server.services
    const pauses = vi.spyOn(globalThis, 'setTimeout')
    let tell = () => {}
    const changes = { subscribe: (_: unknown, listener: () => void) => ((tell = listener), () => {}) }
    let asked = 0
    const one = createSubPageIndex({ database, changes, kinds, list: subPages.list, log: { error: () => {} } })
    one.start({ mayRun: async () => (asked++, false) })
    for (let i = 1; i <= 3; i++) {
      tell()
      await vi.waitFor(() => expect(asked).toBe(i))
    }
    // the connections to PostgreSQL have timers that are as long
    const isOwn = ([run, length]: (typeof pauses.mock.calls)[number]) => length === 10_000 && /follow/.test(String(run))
    expect(pauses.mock.calls.filter(isOwn)).toHaveLength(1)
    await one.close()
  })
})

describe('a kind', () => {
  it('that fails to list hides what is below its page alone, and is asked again after the next write', async () => {
    await write('meeting', 'Annual meeting')
    await addPage(server, { title: 'Annual report', url: 'report', published: true })
    await index().update()
    let asked = 0
    listing = () => {
      asked += 1
      throw new Error('no list today')
    }
    expect((await write('dinner', 'Annual dinner')).statusCode).toBe(200)
    for (let i = 0; i < 3; i++) await index().update()
    expect([await found('annual'), asked, failures().length]).toEqual([['/report'], 1, 1])
    listing = undefined
    await write('walk', 'Annual walk')
    await index().update()
    expect(await found('annual')).toHaveLength(4)
  })

  it('that failed is asked again once an hour', async () => {
    listing = () => Promise.reject(new Error('no list today'))
    await write('meeting', 'Annual meeting')
    await index().update()
    listing = undefined
    await index().update()
    expect(await found('annual')).toEqual([])
    await server.services.maintenance.run()
    expect(await found('annual')).toEqual(['/news/meeting'])
  })

  it.each([
    ['no list', () => 7],
    ['an entry that is none', () => [null]],
    [
      'an entry that cannot be read',
      () => [
        {
          get below() {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('that gives %s is told of in the log', async (_, list) => {
    await write('meeting', 'Annual meeting')
    await index().update()
    listing = list
    await write('dinner', 'Annual dinner')
    await index().update()
    expect([await found('annual'), failures().length]).toEqual([[], 1])
  })

  it('whose list has no end is found by its beginning', async () => {
    listing = function* () {
      yield { below: 'walk', title: 'The first walk' }
      // what is no address is not stored, which would take a while
      for (;;) yield { below: '-', title: 'Another walk' }
    }
    await index().refresh()
    expect(await found('first walk')).toEqual(['/news/walk'])
  })

  it('that gives markup as a title has it as text, by its words', async () => {
    const title = '<img src=x onerror="alert(1)"> Annual <b>meeting</b>\0\ud800\u0007'
    listing = () => [{ below: 'meeting', title, text: '\0Beds\ud800' }]
    await index().refresh()
    expect(await results('annual')).toMatchObject([
      { title: '<img src=x onerror="alert(1)"> Annual <b>meeting</b> \ufffd', address: '/news/meeting' },
    ])
    expect(await found('beds')).toEqual(['/news/meeting'])
    expect(failures()).toEqual([])
  })

  it('that gives megabytes has their beginning', async () => {
    listing = () => [
      { below: 'meeting', title: `Annual ${'meeting '.repeat(500_000)}`, text: `Beds ${'bunk '.repeat(500_000)}` },
      { below: 'x'.repeat(1_000_000), title: 'Annual dinner' },
      { below: 'walk', title: 'Annual walk', requires: { permissions: Array.from({ length: 9999 }, String) } },
    ]
    await index().refresh()
    const all = await results('annual')
    expect(all.map(({ address }) => address)).toEqual(['/news/meeting'])
    expect(all[0]?.title).toHaveLength(300)
    expect(await found('beds')).toEqual(['/news/meeting'])
  })

  it.each([
    [
      'an address twice',
      [
        { below: 'a', title: 'Annual' },
        { below: 'a', title: 'Dinner' },
      ],
      ['/news/a'],
    ],
    [
      'what can be no address',
      [
        { below: '../a', title: 'Annual' },
        { below: 7, title: 'Annual' },
      ],
      [],
    ],
    ['no title', [{ below: 'annual', title: undefined }], ['/news/annual']],
    ['roles that are none', [{ below: 'a', title: 'Annual', requires: { roles: '1' } }], []],
    ['permissions that are none', [{ below: 'a', title: 'Annual', requires: { permissions: [null] } }], []],
    [
      'a permission too long for an index',
      [{ below: 'a', requires: { permissions: [signs(950)] } }, plain],
      ['/news/b'],
    ],
    ['what requires nothing', [{ below: 'a', title: 'Annual', requires: null }], ['/news/a']],
    ['what requires something else', [{ below: 'a', title: 'Annual', requires: 'core.admin' }], []],
  ])('that gives %s is found as far as that makes sense', async (_, list, expected) => {
    listing = () => list
    await index().refresh()
    expect(await found('annual')).toEqual(expected)
    expect(failures()).toEqual([])
  })
})
