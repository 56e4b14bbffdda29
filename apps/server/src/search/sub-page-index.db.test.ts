import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { createPageAccess } from '../access/page-access.ts'
import { anonymous } from '../access/rights.ts'
import { pageKindsOf } from '../kinds/page-kinds.ts'
import { newsKind } from '../testing/news-kind.ts'
import { siteWithNews } from '../testing/site-with-news.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { searchIndexVersion } from './index-again.ts'
import { ofSubPages, storeTermsIn } from './search-index.ts'
import { storeListed } from './store-listed.ts'
import { createSearch } from './search.ts'
import { createSubPageIndex } from './sub-page-index.ts'

const { kind, add, write, found, index, listAs, news, server } = siteWithNews()

describe('the start of a server', () => {
  it('puts into the search what was there before', async () => {
    await write('meeting', 'Annual meeting')
    const { database } = server().services
    for (const table of ['sub_pages', 'sub_page_lists', 'sub_page_changes'] as const)
      await database.write((tx) => tx.deleteFrom(table).execute())
    await server().services.maintenance.run()
    expect(await found('annual')).toEqual(['/news/meeting'])
  })

  it('reads lists again that something else than a write has changed', async () => {
    await write('meeting', 'Annual meeting')
    await index().update()
    await sql`update news_articles set title = 'Annual dinner'`.execute(server().services.database.raw)
    await index().update()
    expect(await found('dinner')).toEqual([])
    await index().refresh()
    expect([await found('dinner'), await found('annual')]).toEqual([['/news/meeting'], ['/news/meeting']])
  })

  it('takes words again that an earlier version took', async () => {
    await write('strasse', 'Lange Straße')
    await index().update()
    const { database } = server().services
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

    const { database, changes, now, subPages, log } = { ...server().services, log: { error: () => {} } }
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
    const { database } = server().services
    const entry = (title: string, requires = '{}') => ({ below: 'meeting', title, text: '', requires, print: title })
    const listed = { pageId: news(), words: searchIndexVersion, again: false }
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
    listAs(async (...asked) => {
      if (first) await write('walk', 'Winter walk', second)
      first = false
      return list(...asked)
    })
    await index().update()
    expect(await found('dinner')).toEqual(['/more-news/dinner'])
  })

  it('is not read from the database where nothing has changed since it was taken', async () => {
    await add('news', 'more-news')
    await index().update()
    const { database, changes, kinds, subPages, log } = { ...server().services, log: { error: () => {} } }
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
    listAs(() => {
      asked += 1
      throw new Error('no list today')
    })
    await write('meeting', 'Annual meeting')
    await index().update()
    const { database } = server().services
    const page = await database.read.selectFrom('pages').where('id', '=', news()).selectAll().executeTakeFirstOrThrow()
    await database.write((tx) => tx.deleteFrom('pages').where('id', '=', news()).execute())
    await index().update()
    expect(asked).toBe(1)
    await database.write((tx) => tx.insertInto('pages').values(page).execute())
    await index().update()
    expect(asked).toBe(2)
  })

  it('is looked for by one server again and again where another one is to read it', async () => {
    await write('meeting', 'Annual meeting')
    const { database, kinds, subPages } = server().services
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
