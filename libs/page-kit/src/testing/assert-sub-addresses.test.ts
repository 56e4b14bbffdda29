// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { AnyDatabase, PageKindServer } from '../server/page-kind-server.ts'
import type { ListedSubPage, SubAddresses } from '../server/sub-addresses.ts'
import { assertSubAddresses, type SubAddressParts } from './assert-sub-addresses.ts'
import type { KindServices } from './kind-services.ts'

const articlesOf = (db: AnyDatabase) => db.selectFrom('news_articles').selectAll()

const good: SubAddresses = {
  async find({ db }, { below }) {
    const row = await articlesOf(db).where('slug', '=', below).executeTakeFirst()
    return row && { title: `About ${String(row.slug)}`, data: { words: row.slug } }
  },
  list: async ({ db }) =>
    (await articlesOf(db).execute()).map(({ slug }): ListedSubPage => ({ below: String(slug), title: String(slug) })),
}

const news = (subAddresses: Partial<SubAddresses> = {}): Pick<PageKindServer, SubAddressParts> => ({
  manifest: {
    kind: 'news',
    title: 'News',
    detail: 'Articles.',
    permissions: { 'plugin.news.editor': 'Edit news' },
    editor: 'plugin.news.editor',
    subAddresses: true,
  },
  clean: (content) => content,
  migrations: {
    '0001-articles': {
      async up(db: AnyDatabase) {
        await db.schema.createTable('news_articles').addColumn('slug', 'text').execute()
      },
    },
  },
  subAddresses: { ...good, ...subAddresses },
})

const fill = ({ db }: KindServices) => db.insertInto('news_articles').values({ slug: 'meeting' }).execute()
const below = { fill, stands: 'meeting', missing: 'dinner' }
const title = 'Meeting'

describe('addresses below a page', () => {
  it('are in order where they lead to what is listed', async () => {
    const found = assertSubAddresses({ server: news(), below })
    await expect(found).resolves.toEqual({ title: 'About meeting', data: { words: 'meeting' } })
  })

  it.each([
    ['nothing stands', { find: () => undefined }, "Nothing stands at 'meeting'"],
    ['it has no title', { find: () => ({ title: ' ' }) }, 'has no title'],
    ['the data is no JSON', { find: () => ({ title, data: new Date() }) }, 'is no JSON'],
    ['everything stands', { find: () => ({ title }) }, "Something stands at 'dinner'"],
    ['it is not listed', { list: () => [] }, "'meeting' is not listed"],
    [
      'it is listed twice',
      {
        list: () => [
          { below: 'meeting', title },
          { below: 'meeting', title },
        ],
      },
      'listed twice',
    ],
    [
      'what is listed can be no address',
      {
        list: () => [
          { below: 'meeting', title },
          { below: 'a b', title },
        ],
      },
      "'a b' is listed",
    ],
    ['it is listed without a title', { list: () => [{ below: 'meeting', title: ' ' }] }, 'without a title'],
    [
      'its text has markup',
      { list: () => [{ below: 'meeting', title, text: 'All are <em>welcome</em>' }] },
      "The text of 'meeting' has markup",
    ],
    [
      'what is listed is not there',
      {
        list: () => [
          { below: 'meeting', title },
          { below: 'x', title },
        ],
      },
      "'x' is listed",
    ],
  ])('are out of order where %s', async (_, said: Partial<SubAddresses>, message) => {
    await expect(assertSubAddresses({ server: news(said), below })).rejects.toThrow(message)
  })

  it('are out of order where something breaks at an odd one', async () => {
    const find: SubAddresses['find'] = (services, asked) => {
      if (asked.below === 'constructor') throw new TypeError('broken')
      return good.find(services, asked)
    }
    await expect(assertSubAddresses({ server: news({ find }), below })).rejects.toThrow('broken')
  })
})
