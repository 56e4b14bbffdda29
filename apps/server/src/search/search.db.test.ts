import type { SearchResults } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, type NewPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET public/search.json.php'
const save = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const add = (page: NewPage) => addPage(server, { title: '', content: '', published: true, ...page })

async function search(q: string, { as, from }: { as?: Visitor; from?: number } = {}): Promise<SearchResults> {
  const reply = await server.call(call, { q, ...(from === undefined ? {} : { from: String(from) }) }, { as })
  expect([q, reply.statusCode]).toEqual([q, 200])
  return reply.json()
}

const found = async (q: string, as?: Visitor) => (await search(q, { as: as as Visitor })).results.map(({ id }) => id)

describe('a search', () => {
  it('finds pages by title, shortcut and text, and answers their address and an excerpt', async () => {
    const id = await add({ title: 'Our huts', url: 'stay', content: 'Twelve beds and a stove' })
    const own = await add({ content: 'A stove' })
    for (const q of ['huts', 'STAY', 'beds', 'our stove stay']) expect(await found(q)).toEqual([id])
    expect((await search('stove')).results).toEqual([
      {
        id: own,
        title: '',
        address: `/pages/note/${own}`,
        excerpt: [
          { text: 'A ', hit: false },
          { text: 'stove', hit: true },
        ],
      },
      {
        id,
        title: 'Our huts',
        address: '/stay',
        excerpt: [
          { text: 'Twelve beds and a ', hit: false },
          { text: 'stove', hit: true },
        ],
      },
    ])
  })

  it('needs every word, matches the last one as a prefix, and ignores case and diacritics', async () => {
    const id = await add({ content: 'Die Hütten am See, crème brûlée' })
    for (const q of ['hutten see', 'HÜTT', 'see hu', 'Creme BRUL', 'hu\u0308tten', 's'])
      expect(await found(q)).toEqual([id])
    for (const q of ['hutten lake', 'hu see', 'utten', 'see x']) expect(await found(q)).toEqual([])
  })

  it('finds a word by a prefix of any length, in any script', async () => {
    for (const word of ['mountaineering', '한국어사전', '𝒳𐐷𐐷𐐷𐐷𐐷', '山'])
      for (const title of [true, false]) {
        const id = await add(title ? { title: `lake ${word}` } : { content: `lake ${word}` })
        const characters = Array.from(word)
        for (const length of characters.keys()) {
          const q = characters.slice(0, length + 1).join('')
          for (const asked of [q, `lake ${q}`])
            expect([asked, await found(asked)]).toEqual([asked, expect.arrayContaining([id])])
        }
      }
  })

  it('ranks the title over the text, and repeated words over single ones', async () => {
    const filler = Array.from({ length: 50 }, (_, i) => `filler${i}`).join(' ')
    const titleBegins = await add({ title: 'Hutkeeper' })
    const title = await add({ title: 'The hut' })
    const often = await add({ content: `${filler} hut hut hut` })
    const opening = await add({ content: `hut ${filler}` })
    const once = await add({ content: `${filler} hut` })
    expect(await found('hut')).toEqual([title, titleBegins, opening, often, once])
  })

  it('gives twenty results at a time', async () => {
    const ids: number[] = []
    for (let i = 0; i < 45; i++) ids.push(await add({ title: i % 2 ? 'hut' : '', content: 'hut' }))
    const pages = [await search('hut'), await search('hut', { from: 20 }), await search('hut', { from: 40 })]
    expect(pages.map(({ results, more }) => [results.length, more])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ])
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))).toEqual(new Set(ids))
    expect(await search('hut', { from: 25 })).toMatchObject({ more: false, results: { length: 20 } })
    expect(await search('hut', { from: 1000 })).toEqual({ results: [], more: false })
  })
})

describe('what is found', () => {
  it('follows every change of a page at once', async () => {
    const as = await server.logIn('core.page-manager', 'plugin.note.editor')
    const create = { id: 1, detail: 'Walks', url: 'out', cloneid: 0 }
    const { id } = (await server.call('POST private/page-create.json.php', create, { as })).json()
    expect(await found('walks', as)).toEqual([id])

    const page = { id, title: 'Huts', url: 'stay', published: true, pub_start: null, pub_end: null }
    await server.call('POST private/page-update.json.php', page, { as })
    expect([await found('walks'), await found('out'), await found('huts'), await found('stay')]).toEqual([
      [],
      [],
      [id],
      [id],
    ])

    await server.call(save, { id, content: 'Beds' }, { as })
    await server.call(save, { id, content: 'A stove', draft: true }, { as })
    expect([await found('beds'), await found('stove')]).toEqual([[id], []])
    await server.call(save, { id, content: 'A stove', fromDraft: true }, { as })
    expect([await found('beds'), await found('stove')]).toEqual([[], [id]])

    const source = await add({ content: 'A lake' })
    await server.call('POST private/page-replace.json.php', { id, sourceid: source }, { as })
    expect([await found('stove'), await found('lake')]).toEqual([[], [source, id]])

    await server.call('GET private/page-delete.json.php', { id }, { as })
    expect(await found('lake')).toEqual([source])
  })

  it('is only what the visitor may see', async () => {
    const now = server.services.now()
    const member = await server.logIn()
    const open = await add({ content: 'huts' })
    const draft = await add({ content: 'huts', published: false })
    const later = await add({ content: 'huts', pub_start: now + 10 })
    const over = await add({ content: 'huts', pub_end: now })
    const kept = await add({ content: 'huts' })
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    const all = [kept, over, later, draft, open]
    expect(await found('huts')).toEqual([open])
    expect(await found('huts', member)).toEqual([kept, open])
    expect(await found('huts', await server.logIn('plugin.list.editor'))).toEqual([open])
    for (const permission of ['plugin.note.editor', 'core.page-manager', 'core.admin'])
      expect(await found('huts', await server.logIn(permission))).toEqual(all)
    server.time.now += 10_000
    expect(await found('huts')).toEqual([later, open])
  })

  it('is never a part of a page that its readers may not see', async () => {
    await add({ content: 'the secret word' })
    expect(await found('secret')).toEqual([])
    expect((await search('word')).results[0]?.excerpt.map(({ text }) => text).join('')).toBe('the … word')
  })

  it('may be a page of very many different words', async () => {
    const words = Array.from({ length: 100_000 }, (_, i) => `w${i.toString(36)}`)
    const id = await add({ title: 'Huts', content: words.join(' ') })
    expect(await found('huts')).toEqual([id])
    expect(await found('w1')).toEqual([id])
  })
})
