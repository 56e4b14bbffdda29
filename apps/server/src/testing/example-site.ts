import type { ExampleContent, ExampleRemoved, StarterName } from '@sitewright/api-client/contract'
import { loadPageKinds } from '../cli/load-page-kinds.ts'
import { anonymous } from '../access/rights.ts'
import { createTestServer, type TestServer, type Visitor } from './test-server.ts'

/** A site of all page kinds that begins with an example, or with nothing. */
export async function startExampleSite(starterSite: StarterName | false = 'walking-club') {
  const server = await createTestServer({ kinds: [...(await loadPageKinds()).values()], starterSite })
  const admin = await server.logIn('core.admin')
  return { server, admin, ...exampleSite(server, admin) }
}

/** What an administrator does with the example, and what is there by name. */
function exampleSite(server: TestServer, as: Visitor) {
  const { read: db } = server.services.database

  async function pageAt(url: string): Promise<number> {
    return (await db.selectFrom('pages').where('url', '=', url).select('id').executeTakeFirstOrThrow()).id
  }

  return {
    pageAt,
    read: async (): Promise<ExampleContent> =>
      (await server.call('GET private/example-get.json.php', undefined, { as })).json(),
    remove: async (): Promise<ExampleRemoved> =>
      (await server.call('POST private/example-remove.json.php', {}, { as })).json(),
    exchange: (starter: StarterName) => server.call('POST private/example-exchange.json.php', { starter }, { as }),
    /** Which example Start says that nobody has touched. */
    untouched: async (): Promise<unknown> =>
      (await server.call('GET private/start-get.json.php', undefined, { as })).json().example,
    async itemCalled(label: string): Promise<number> {
      return (await db.selectFrom('menu_items').where('label', '=', label).select('id').executeTakeFirstOrThrow()).id
    },
    async fileCalled(name: string): Promise<number> {
      return (await db.selectFrom('files').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
    },
    /** Saves a page of the kind single-page. */
    async write(url: string, content: string, draft = false): Promise<void> {
      const page = { pageId: await pageAt(url), kind: 'single-page', content, draft }
      await server.services.contents.save({ ...page, who: anonymous })
    },
    /** All pages, menu items and files, in the order of their ids. */
    async names() {
      const pages = await db.selectFrom('pages').select('url').orderBy('id').execute()
      const items = await db.selectFrom('menu_items').select('label').orderBy('id').execute()
      const files = await db.selectFrom('files').select('name').orderBy('id').execute()
      return {
        pages: pages.map(({ url }) => url),
        items: items.map(({ label }) => label),
        files: files.map(({ name }) => name),
      }
    },
  }
}
