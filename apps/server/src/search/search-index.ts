import { sql, type QueryExecutorProvider } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Writer } from '../db/database.ts'
import { isPostgres } from '../db/engine.ts'
import { indexTerms, termFor, withinBytes, type Place } from './index-terms.ts'

/** A table of the index, with its column for the id of what has the words; on SQLite that is `rowid`. */
export interface TermTable {
  table: 'page_terms' | 'sub_page_terms'
  key: 'page_id' | 'sub_page_id'
}

const ofPages: TermTable = { table: 'page_terms', key: 'page_id' }

/** What stands below pages. */
export const ofSubPages: TermTable = { table: 'sub_page_terms', key: 'sub_page_id' }

/**
 * Brings the search up to date with a page's title, shortcut and published text, within the transaction that changes them.
 * Reading a long text takes a while, and so do taking its words and, at the end of the transaction, writing them: others
 * have a turn before each.
 */
export async function indexPage(tx: Writer, pageId: number): Promise<void> {
  const page = await tx
    .selectFrom('pages')
    .leftJoin('page_contents', (join) =>
      join.onRef('page_contents.page_id', '=', 'pages.id').on('page_contents.state', '=', 'active'),
    )
    .where('pages.id', '=', pageId)
    .select(['title', 'url', 'text'])
    .executeTakeFirst()
  if (!page) return
  await nextTurn()
  const terms = await indexTerms({ ...page, text: page.text ?? '' })
  await nextTurn()
  await storeTerms(tx, pageId, terms)
  await nextTurn()
}

/** Puts a page into the index, in place of what was there of it. A deleted page leaves the index by itself. */
export async function storeTerms(db: QueryExecutorProvider, pageId: number, terms: readonly string[]): Promise<void> {
  await storeTermsIn(db, ofPages, { id: pageId, terms })
}

/** The same for either table of the index. */
export async function storeTermsIn(
  db: QueryExecutorProvider,
  { table, key }: TermTable,
  { id, terms }: { id: number; terms: readonly string[] },
): Promise<void> {
  const [into, idColumn] = [sql.table(table), sql.ref(key)]
  if (isPostgres(db)) {
    const lexemes = withinBytes([...terms, ...new Set(terms.flatMap(beginningsOf))])
    await sql`
      insert into ${into} (${idColumn}, terms) values (${id}, array_to_tsvector(${lexemes}::text[]))
      on conflict (${idColumn}) do update set terms = excluded.terms`.execute(db)
    return
  }
  await sql`delete from ${into} where rowid = ${id}`.execute(db)
  await sql`insert into ${into} (rowid, terms) values (${id}, ${terms.join(' ')})`.execute(db)
}

/**
 * PostgreSQL reads all that begins with a few letters before it gives the first of it, which is much. So beginnings of
 * up to so many characters, the place being one, are words of their own there; SQLite's index has that built in.
 */
const shortBeginning = 4

function beginningsOf(term: string): string[] {
  const characters = Array.from(term.slice(0, 2 * shortBeginning))
  return [2, 3, shortBeginning].map((length) => beginning(characters.slice(0, length).join('')))
}

const beginning = (term: string) => `+${term}`

export interface Wanted {
  place: Place
  /** Folded, at least one. */
  words: readonly string[]
  /** True if the last word may go on. */
  open: boolean
}

/** The ids of the pages that hold all these words, as a table `found`. */
export function pagesContaining(engine: 'sqlite' | 'postgres', wanted: Wanted) {
  return idsContaining(engine, ofPages, wanted)
}

/**
 * The same for either table of the index, in the index's own language; words hold no signs of it. On PostgreSQL `offset 0` keeps the planner from reading page after page instead of the index: how many pages
 * hold the beginning of a word it can only guess.
 */
export function idsContaining(
  engine: 'sqlite' | 'postgres',
  { table, key }: TermTable,
  { place, words, open }: Wanted,
) {
  const terms = words.map((word) => termFor(place, word))
  if (engine === 'sqlite') {
    const query = `${terms.map((term) => `"${term}"`).join(' ')}${open ? '*' : ''}`
    return sql<{ id: number }>`(select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${query})`.as(
      'found',
    )
  }
  const [last = '', ...others] = terms.toReversed()
  const short = Array.from(last).length <= shortBeginning
  const ending = !open ? `'${last}'` : short ? `'${beginning(last)}'` : `'${last}':*`
  const query = [...others.map((term) => `'${term}'`), ending].join(' & ')
  return sql<{
    id: number
  }>`(select ${sql.ref(key)} as id from ${sql.table(table)} where terms @@ ${query}::tsquery offset 0)`.as('found')
}
