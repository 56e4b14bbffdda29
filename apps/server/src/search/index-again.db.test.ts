import type { PageKindServer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { indexAgain, readerOf, searchIndexSetting } from './index-again.ts'
import { storeTerms } from './search-index.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

async function found(q: string): Promise<number[]> {
  const reply = await server.call('GET public/search.json.php', { q })
  return reply.json().results.map(({ id }: { id: number }) => id)
}

/** A page as an earlier version indexed it: by words that nobody looks for any more. */
async function addOldPage(title: string): Promise<number> {
  const id = await addPage(server, { title, published: true })
  await server.services.database.write((tx) => storeTerms(tx, id, ['aold', 'bold', 'cold']))
  return id
}

async function note(value: string | undefined): Promise<void> {
  const { database } = server.services
  await database.write(async (tx) => {
    await tx.deleteFrom('settings').where('name', '=', searchIndexSetting).execute()
    if (value !== undefined) await tx.insertInto('settings').values({ name: searchIndexSetting, value }).execute()
  })
}

const noted = () =>
  server.services.database.read
    .selectFrom('settings')
    .where('name', '=', searchIndexSetting)
    .select('value')
    .executeTakeFirst()

/** What reads the pages now. */
const reader = () => readerOf(server.services.kinds)

describe('pages that an earlier version indexed', () => {
  it('are found by the words of this one once they are indexed again', async () => {
    const id = await addOldPage('Straße')
    await note(undefined)
    expect(await found('strasse')).toEqual([])
    await indexAgain(server.services.database, server.services.kinds)
    expect(await found('strasse')).toEqual([id])
    expect(await found('old')).toEqual([])
    expect(await noted()).toEqual({ value: reader() })
  })

  it('are indexed once, from where it was ended', async () => {
    const first = await addOldPage('Hütte')
    const second = await addOldPage('Straße')
    await note(`${reader()} ${first}`)
    await indexAgain(server.services.database, server.services.kinds)
    expect([await found('hutte'), await found('strasse')]).toEqual([[], [second]])
    await server.services.database.write((tx) => storeTerms(tx, second, ['aold']))
    await indexAgain(server.services.database, server.services.kinds)
    expect(await found('strasse')).toEqual([])
  })

  it('are indexed by all servers that start at once, and until a server is closed', async () => {
    const ids = await Promise.all(['Eins', 'Zwei', 'Drei'].map(addOldPage))
    await note('2')
    await indexAgain(server.services.database, server.services.kinds, AbortSignal.abort())
    expect([await found('eins'), await noted()]).toEqual([[], { value: '2' }])
    await Promise.all([1, 2, 3].map(() => indexAgain(server.services.database, server.services.kinds)))
    expect(await Promise.all(['eins', 'zwei', 'drei'].map(found))).toEqual(ids.map((id) => [id]))
  })
})

describe('pages with parts that no package brings any more', () => {
  const partsOf = (...keys: string[]) => ({ name: 'note/parts', add: () => {}, keys: () => keys })

  /** The kinds as they are when a package has been removed that brought what says 'storm', with which pages were saved. */
  async function addPageOfBefore() {
    const id = await addPage(server, { title: 'Page', content: 'storm over the huts', published: true })
    const { kinds } = server.services
    const notes = kinds.get(noteKind.manifest.kind) as PageKindServer
    const withNotes = (changed: Partial<PageKindServer>) => new Map(kinds).set('note', { ...notes, ...changed })
    await note(readerOf(withNotes({ extensionPoints: [partsOf('words', 'weather')] })))
    const without = (text: PageKindServer['text']) => withNotes({ extensionPoints: [partsOf('words')], text })
    return { id, without, kinds: without((content) => content.replace('storm', '')) }
  }

  it('are found by what is still shown', async () => {
    const { id, kinds } = await addPageOfBefore()
    expect(await found('storm')).toEqual([id])
    await indexAgain(server.services.database, kinds)
    expect([await found('storm'), await found('huts')]).toEqual([[], [id]])
    expect(await noted()).toEqual({ value: readerOf(kinds) })
  })

  it('keep their words while their kind is not installed, or cannot read them', async () => {
    const { id, kinds, without } = await addPageOfBefore()
    const { database } = server.services
    const unreadable = without(() => {
      throw new Error('cannot be read')
    })
    await indexAgain(database, unreadable)
    expect(await found('storm')).toEqual([id])
    const others = new Map([...kinds].filter(([name]) => name !== 'note'))
    await indexAgain(database, others)
    expect([await found('storm'), await noted()]).toEqual([[id], { value: readerOf(others) }])
  })
})

describe('a search', () => {
  it.each([
    ['soft hyphens', 'Der Wander\u00adverein', 'wanderverein', 'Wander\u00adverein'],
    ['ß', 'Die lange Straße', 'STRASSE', 'Straße'],
    ['ss', 'GASSE', 'gaße', 'GASSE'],
    ['a final sigma', 'Ο ΣΊΣΥΦΟΣ', 'Σίσυφος', 'ΣΊΣΥΦΟΣ'],
    ['a dotless i', 'Isparta’da', 'ısparta', 'Isparta'],
    ['Thai', 'ที่สมาคมเดินป่าของเราจัดการประชุมสมาชิกทุกเดือน', 'สมาชิก', 'สมาชิก'],
    ['Khmer', 'សមាគមយើង', 'សមាគម', 'សមាគម'],
    ['vocalised Arabic', 'قال مُحَمَّدٌ', 'محمد', 'مُحَمَّدٌ'],
    ['vocalised Hebrew', 'שָׁלוֹם לכולם', 'שלום', 'שָׁלוֹם'],
    ['Arabic letters that are written one for the other', 'في المدرسة', 'المدرسه', 'المدرسة'],
    ['an Arabic word as keyboards of Persian write it', 'الكتاب العربي', 'العربی', 'العربي'],
    ['Arabic digits', 'الطريق ٣٤', '34', '٣٤'],
    ['macrons', 'Te reo Māori', 'maori', 'Māori'],
    ['Persian', 'می\u200cخواهم', 'میخواهم', 'می\u200cخواهم'],
  ])('finds words with %s, and marks what is written', async (_, content, q, hit) => {
    const id = await addPage(server, { title: 'Page', content, published: true })
    const { results } = (await server.call('GET public/search.json.php', { q })).json()
    expect(results.map((result: { id: number }) => result.id)).toEqual([id])
    expect(results[0].excerpt.filter((piece: { hit: boolean }) => piece.hit)).toEqual([{ text: hit, hit: true }])
  })
})
