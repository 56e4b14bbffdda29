import { CompiledQuery, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type PreparedDatabase } from '../testing/test-database.ts'
import { isPostgres } from './engine.ts'
import { readPaged, type ListSort } from './read-paged.ts'

type Sort = 'title' | 'start' | 'kind'
type Input = Parameters<typeof readPaged<never, never, never, Sort>>[1]['input']

const sorts: Record<Sort, ListSort> = {
  title: { column: 'pages.title', type: 'text' },
  start: { column: 'pages.pub_start', type: 'number', nullable: true },
  kind: { column: 'pages.kind', values: ['note', 'list', 'album'] },
}

let opened: PreparedDatabase
let asked: CompiledQuery[] = []
beforeEach(async () => {
  asked = []
  opened = await openTestDatabase([], undefined, { onQuery: (query) => void asked.push(query) })
})
afterEach(async () => {
  await opened.database.close()
  await opened.remove()
})

const add = (title: string, { start = null, kind = 'note' }: { start?: number | null; kind?: string } = {}) =>
  opened.database.write((tx) =>
    tx
      .insertInto('pages')
      .values({ kind, title, url: '', published: 0, pub_start: start, pub_end: null, created: 0, updated: 0 })
      .execute(),
  )
const remove = (title: string) =>
  opened.database.write((tx) => tx.deleteFrom('pages').where('title', '=', title).execute())

async function page(input: Input) {
  const { read, engine } = opened.database
  const query = read.selectFrom('pages').select('title')
  const { items, next } = await readPaged(query, { engine, id: 'pages.id', sorts, input })
  return { titles: items.map(({ title }) => title), items, next }
}

/** All pages of the list, one after the other. */
async function all(input: Input): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const one = await page({ ...input, ...(cursor !== undefined && { cursor }) })
    found.push(...one.titles)
    cursor = one.next
  }
  return found
}

describe('a list in pages', () => {
  it('has each row once, rows that are alike by id, up and down, however long a page is', async () => {
    for (const title of ['b', 'a', 'c', 'b', 'B', 'ä', 'b']) await add(title)
    const up = ['B', 'a', 'b', 'b', 'b', 'c', 'ä']
    for (const limit of [1, 2, 3, 7, 100]) {
      expect(await all({ sort: 'title', limit })).toEqual(up)
      expect(await all({ sort: 'title', desc: 1, limit })).toEqual(up.toReversed())
      expect(await all({ limit })).toEqual(['b', 'a', 'c', 'b', 'B', 'ä', 'b'])
      expect(await all({ desc: 1, limit })).toEqual(['b', 'ä', 'B', 'b', 'c', 'a', 'b'])
    }
  })

  it('has nothing in its rows but what was asked for', async () => {
    await add('a')
    expect((await page({ sort: 'title' })).items).toEqual([{ title: 'a' }])
  })

  it('begins with the rows without a key, on both databases', async () => {
    await add('soon', { start: 20 })
    await add('ever')
    await add('first', { start: 10 })
    await add('always')
    for (const limit of [1, 2, 3, 4]) {
      expect(await all({ sort: 'start', limit })).toEqual(['ever', 'always', 'first', 'soon'])
      expect(await all({ sort: 'start', desc: 1, limit })).toEqual(['soon', 'first', 'always', 'ever'])
    }
  })

  it('may be in an order that the database does not know', async () => {
    await add('1', { kind: 'album' })
    await add('2', { kind: 'note' })
    await add('3', { kind: 'album' })
    await add('4', { kind: 'list' })
    await add('5', { kind: 'unknown' })
    for (const limit of [1, 2, 5]) {
      expect(await all({ sort: 'kind', limit })).toEqual(['2', '4', '1', '3', '5'])
      expect(await all({ sort: 'kind', desc: 1, limit })).toEqual(['5', '3', '1', '4', '2'])
    }
  })

  it.each([
    { desc: 0, first: ['b', 'd'], rest: ['e', 'f', 'h', 'j', 'z'] },
    { desc: 1, first: ['j', 'h'], rest: ['f', 'e', 'd', 'b', 'a'] },
  ])(
    'doubles nothing and loses nothing that stayed while rows come and go (desc: $desc)',
    async ({ desc, ...there }) => {
      for (const title of ['b', 'd', 'f', 'h', 'j']) await add(title)
      const { titles, next } = await page({ sort: 'title', desc, limit: 2 })
      for (const title of ['a', 'e', 'z']) await add(title)
      await remove(titles[0]!)
      await remove(titles[1]!)
      expect([titles, await all({ sort: 'title', desc, cursor: next!, limit: 2 })]).toEqual([there.first, there.rest])
    },
  )

  it('goes on after a row that is gone', async () => {
    for (const title of ['a', 'b', 'c']) await add(title)
    const { next } = await page({ sort: 'title', limit: 2 })
    await remove('b')
    expect((await page({ sort: 'title', cursor: next! })).titles).toEqual(['c'])
  })

  it('is read by an index, without being sorted', async () => {
    const { raw, engine } = opened.database
    const column = sql.raw(engine === 'postgres' ? 'title collate "C"' : 'title')
    await sql`create index titles on pages (${column}, id)`.execute(raw)
    await add('a')
    await add('b')
    const { next } = await page({ sort: 'title', limit: 1 })
    asked.length = 0
    await page({ sort: 'title', limit: 1, cursor: next! })
    await page({ sort: 'title', desc: 1 })
    const plans = await Promise.all(asked.splice(0).map(planOf))
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).toContain('titles')
      expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
    }
  })

  it.each([
    ['no cursor at all', 'x'],
    ['of another order', cursorOf('title down', 'a', 1)],
    ['of another list', cursorOf('name up', 'a', 1)],
    ['with a key of another sort', cursorOf('title up', 7, 1)],
    ['with a key that no database takes', cursorOf('title up', 'a\0', 1)],
    ['without a key', cursorOf('title up', null, 1)],
    ['with an id that is none', cursorOf('title up', 'a', 2 ** 40)],
    ['with too little', cursorOf('title up')],
  ])('refuses a cursor %s', async (_, cursor) => {
    await expect(page({ sort: 'title', cursor })).rejects.toMatchObject({ status: 400 })
  })
})

function cursorOf(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** How the database goes about a query, as long as it has an index for it. */
function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = opened.database.engine === 'postgres' ? 'explain' : 'explain query plan'
  return opened.database.raw.connection().execute(async (db) => {
    if (isPostgres(db)) await sql`set enable_seqscan = off`.execute(db)
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))
    return rows.map((row) => Object.values(row).join(' ')).join('\n')
  })
}
