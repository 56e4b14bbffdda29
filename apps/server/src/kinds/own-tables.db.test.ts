import type { SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPage } from '../testing/content.ts'
import { askEntries, diaryKind, hutKind, logKind, writeEntry } from '../testing/entries-kinds.ts'
import { startNotified, type ServerBeside } from '../testing/server-beside.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const kinds = [noteKind, diaryKind, logKind, hutKind]

let rendered: string[] = []

/** Shows the content of a page; that of a note names a page of another kind, whose entries are asked for by a call. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, page, api }) {
    rendered.push(url)
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : []
    const other = page?.kind === 'note' && (await askEntries(api, content))
    return { status: page ? 200 : 404, html: JSON.stringify({ content, other }), standsAlone: true }
  },
}

let server: TestServer
let others: ServerBeside[]
beforeEach(async () => {
  rendered = []
  server = await createTestServer({ renderer, kinds })
  await server.services.changes.listen()
  others = server.databaseUrl ? [await startNotified(server, { renderer, kinds })] : []
})
afterEach(async () => {
  for (const each of others) await each.close()
  await server.close()
})

/** A page that visitors see of this kind, and one that shows the same by a call. */
async function addPages(kind: string) {
  const id = await addPage(server, { kind, url: kind, published: true, content: '' })
  await addPage(server, { url: `about-${kind}`, published: true, content: `${kind} ${id}` })
  return { id, urls: [`/${kind}`, `/about-${kind}`] }
}

/** What visitors see of these pages on a server. */
const seen = ({ app }: Pick<ServerBeside, 'app'>, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await app.inject({ url })).body))

async function write(kind: string, input: { id: number; words: string; hidden?: boolean; fails?: boolean }) {
  return (await server.call(writeEntry(kind), input)).statusCode
}

describe.each(['diary', 'log', 'hut'])('what the kind %s writes into a table of its own', (kind) => {
  it('is what visitors see next of its page, and of one that asks for it by a call', async () => {
    const { id, urls } = await addPages(kind)
    for (const each of [server, ...others]) await seen(each, urls)
    expect(await write(kind, { id, words: 'Snow on the pass' })).toBe(200)
    const fresh = [expect.stringContaining('Snow on the pass'), expect.stringContaining('Snow on the pass')]
    expect(await seen(server, urls)).toEqual(fresh)
    for (const other of others) await vi.waitFor(async () => expect(await seen(other, urls)).toEqual(fresh))
  })

  it('touches nothing where it fails', async () => {
    const { id, urls } = await addPages(kind)
    const before = await seen(server, urls)
    const { changes } = server.services
    const version = changes.version()
    expect(await write(kind, { id, words: 'Snow on the pass', fails: true })).toBe(500)
    expect([changes.version(), await seen(server, urls)]).toEqual([version, before])
  })
})

describe('a kind that says what it touches', () => {
  async function renderedAfter(input: Parameters<typeof write>[1], urls: readonly string[]) {
    await seen(server, urls)
    rendered = []
    expect(await write('hut', input)).toBe(200)
    await seen(server, urls)
    return rendered.toSorted()
  }

  it('has only the pages made anew that are made of that, and those of which nobody knows', async () => {
    const { id, urls } = await addPages('hut')
    await addPage(server, { kind: 'hut', url: 'other', published: true, content: '' })
    await addPage(server, { url: 'plain', published: true })
    const all = [...urls, '/other', '/plain']
    expect(await renderedAfter({ id, words: 'Snow on the pass' }, all)).toEqual(urls.toSorted())
  })

  it('leaves every page as it is that was kept, where no visitor sees what it writes', async () => {
    const { id, urls } = await addPages('hut')
    await addPages('diary')
    const version = server.services.changes.version()
    expect(await renderedAfter({ id, words: 'For the warden', hidden: true }, [...urls, '/diary'])).toEqual([])
    expect(server.services.changes.version()).toBe(version)
  })

  it('reaches no page of another kind, nor of the core, by what it calls a topic', async () => {
    const { changes, forKind } = server.services
    const versions = () => (['settings', 'page 7', 'kind diary/page%207'] as const).map((one) => changes.version([one]))
    const before = versions()
    await forKind('hut').write(async () => {}, {
      touches: ['settings', 'page 7', 'kind diary/page%207', '../diary/page 7'],
    })
    expect(versions()).toEqual(before)
    expect(changes.version(['kind hut/page%207'])).toBe(changes.version())
  })

  it('writes nothing where a topic is none', async () => {
    const { id } = await addPages('hut')
    const { write: writeOf, db } = server.services.forKind('hut')
    for (const topic of ['', 'x'.repeat(101)]) {
      const writing = writeOf(
        (tx) => tx.insertInto('hut_entries').values({ page_id: id, words: 'x', hidden: 0 }).execute(),
        { touches: [topic] },
      )
      await expect(writing).rejects.toThrow('A topic has 1 to 100 characters')
    }
    expect(await db.selectFrom('hut_entries').selectAll().execute()).toEqual([])
  })
})
