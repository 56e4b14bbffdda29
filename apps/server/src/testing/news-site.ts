import type { SiteRenderer } from '@sitewright/page-kit/server'
import { expect } from 'vitest'
import { addPage, type NewPage } from './content.ts'
import { startFrontCache } from './front-cache.ts'
import { askedBelow, bulletinKind, newsKind, writeArticle } from './news-kind.ts'
import { startNotified } from './server-beside.ts'
import { noteKind } from './test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from './test-server.ts'

const kinds = [noteKind, newsKind, bulletinKind]

/** Shows what stands at an address as the built site does: by the calls of the shell. */
const rendererTo = (rendered: string[]): SiteRenderer => ({
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, page, denied, api }) {
    rendered.push(url)
    if (!page) return { status: denied ? 403 : 404, html: JSON.stringify({ denied }) }
    const { id, below, title, description } = page
    const shown =
      below === undefined
        ? await api('GET protected/plugin/get-content.json.php', { id })
        : await api('GET protected/page-get-below.json.php', { id, below })
    return { status: 200, html: JSON.stringify({ id, below, title, description, shown }), standsAlone: true }
  },
})

/** The article that the site has. */
export const meeting = { below: 'annual-meeting', title: 'Annual meeting', description: 'About Annual meeting' }

/** A site whose page `/news` has an article below it, with a cache in front and, on PostgreSQL, another server. */
export async function openNewsSite() {
  const rendered: string[] = []
  const renderer = rendererTo(rendered)
  const front = await startFrontCache()
  const server = await createTestServer({ renderer, kinds, frontCaches: { urls: [front.url], header: undefined } })
  await server.services.changes.listen()
  const others = server.databaseUrl ? [await startNotified(server, { renderer, kinds })] : []
  const { add, ...acts } = actsOn(server)
  const news = await add({ url: 'news' })

  async function write(article: object): Promise<void> {
    expect((await server.call(writeArticle, { id: news, ...article })).statusCode).toBe(200)
  }

  await write({ slug: 'annual-meeting', title: 'Annual meeting', words: 'All are welcome' })
  rendered.length = 0
  askedBelow.length = 0
  return {
    server,
    others,
    /** The addresses of what was drawn, in turn. */
    rendered,
    /** The id of the page. */
    news,
    add,
    write,
    ...acts,
    async close() {
      for (const other of others) await other.close()
      await server.close()
      await front.stop()
    },
  }
}

export type NewsSite = Awaited<ReturnType<typeof openNewsSite>>

function actsOn(server: TestServer) {
  return {
    add: (page: NewPage) => addPage(server, { kind: 'news', title: 'Our news', published: true, ...page }),

    async change(id: number, page: object): Promise<void> {
      const as = await server.logIn('core.page-manager')
      const whole = { id, title: 'Our news', url: 'news', published: true, pub_start: null, pub_end: null, ...page }
      expect((await server.call('POST private/page-update.json.php', whole, { as })).statusCode).toBe(200)
    },

    async restrict(id: number, roleId: number): Promise<void> {
      await server.services.changes.write((tx) =>
        tx.insertInto('page_roles').values({ page_id: id, role_id: roleId }).execute(),
      )
    },

    statusOf: async (url: string, as?: Visitor) => (await server.get(url, { as })).statusCode,

    async ask(url: string, as?: Visitor) {
      const { statusCode, headers, body } = await server.get(url, { as })
      return statusCode === 308 ? headers.location : statusCode === 200 ? JSON.parse(body) : statusCode
    },
  }
}
