import type { ListedSubPage, PageKindServer, SubAddresses } from '@sitewright/page-kit/server'
import { afterEach, beforeEach } from 'vitest'
import { addPage } from './content.ts'
import { bulletinKind, newsKind, writeArticle } from './news-kind.ts'
import { noteKind } from './test-kinds.ts'
import { createTestServer, type TestServer } from './test-server.ts'

type List = (...asked: Parameters<SubAddresses['list']>) => unknown

/** Gives each test of a file a site with a page of news, and what its articles are found by. */
export function siteWithNews() {
  let server: TestServer
  let news: number
  /** What the kind lists, in place of its articles; undefined: these. */
  let listing: List | undefined
  const kind: PageKindServer = {
    ...newsKind,
    subAddresses: {
      ...newsKind.subAddresses!,
      list: (...asked: Parameters<SubAddresses['list']>) =>
        (listing ? listing(...asked) : newsKind.subAddresses!.list(...asked)) as readonly ListedSubPage[],
    },
  }
  const add = (pageKind: string, url: string) =>
    addPage(server, { kind: pageKind, url, title: 'A page', content: '', published: true })

  beforeEach(async () => {
    listing = undefined
    server = await createTestServer({ kinds: [noteKind, kind, bulletinKind] })
    news = await add('news', 'news')
  })
  afterEach(() => server.close())

  async function results(q: string) {
    const reply = await server.call('GET public/search.json.php', { q })
    return reply.json().results as { address: string; title: string }[]
  }

  return {
    ...{ kind, add, results },
    server: () => server,
    news: () => news,
    index: () => server.services.subPageIndex,
    listAs: (list: List | undefined) => void (listing = list),
    write: (slug: string, title: string, id = news) => server.call(writeArticle, { id, slug, title }),
    found: async (q: string) => (await results(q)).map(({ address }) => address),
    failures: () => server.log.filter((line) => /could not be (listed|put)/.test(line)),
  }
}
