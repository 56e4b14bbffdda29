import { sql } from 'kysely'
import type { AnyDb, AnyTable } from '../engine.ts'
import { isPostgres } from './columns.ts'

/** Addresses that pages had before, so that links to them lead on, and what pages are found by. */
export async function up(db: AnyDb): Promise<void> {
  const table = db.schema.createTable('former_shortcuts') as AnyTable
  await table
    .addColumn('url', 'text', (c) => c.primaryKey())
    .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('former_shortcuts_page').on('former_shortcuts').column('page_id').execute()
  await (isPostgres(db) ? createPostgresIndex(db) : createSqliteIndex(db))
  await fillIndex(db)
}

async function createPostgresIndex(db: AnyDb): Promise<void> {
  await sql`
    create table page_terms (
      page_id integer primary key references pages (id) on delete cascade,
      terms tsvector not null
    )`.execute(db)
  // a list of what is not in the index yet would make searches slower, and pages are seldom saved
  await sql`create index page_terms_terms on page_terms using gin (terms) with (fastupdate = off)`.execute(db)
}

/**
 * Words come folded and parted by spaces, so the tokenizer has nothing to do but to part them. Beginnings of words are
 * indexed up to eight letters, since longer ones have few words each; the first character says where the word counts.
 */
async function createSqliteIndex(db: AnyDb): Promise<void> {
  await sql`
    create virtual table page_terms using fts5(
      terms, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '2 3 4 5 6 7 8 9'
    )`.execute(db)
  // a virtual table cannot refer to another
  await sql`
    create trigger page_terms_page after delete on pages begin
      delete from page_terms where rowid = old.id;
    end`.execute(db)
}

/** Pages that were stored before are indexed once. */
async function fillIndex(db: AnyDb): Promise<void> {
  const { rows } = await sql<IndexedPage & { id: number }>`
    select pages.id, title, url, coalesce(text, '') as text
    from pages left join page_contents on page_id = pages.id and state = 'active'`.execute(db)
  for (const { id, ...page } of rows) await storeTerms(db, id, indexTerms(page))
}

/*
 * What the search finds a page by, as it was when this step was made: each word with the places that it counts for, 'a'
 * for title and shortcut, 'b' for the beginning of the text and what it says often, 'c' for all of it.
 */

interface IndexedPage {
  title: string
  url: string
  text: string
}

function indexTerms({ title, url, text }: IndexedPage): string[] {
  const words = wordsIn(text)
  const named = new Set(wordsIn(`${title} ${url}`))
  const leading = new Set([...named, ...words.slice(0, 40), ...saidOften(words)])
  const all = new Set([...leading, ...words])
  return withinBytes([named, leading, all].flatMap((set, at) => [...set].map((term) => `${'abc'[at]}${term}`)))
}

function saidOften(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].flatMap(([each, count]) => (count >= 3 ? [each] : []))
}

/** As many of them as PostgreSQL puts into one index entry. */
function withinBytes(terms: readonly string[]): string[] {
  let bytes = 0
  const end = terms.findIndex((term) => (bytes += Buffer.byteLength(term)) > 1_000_000)
  return end === -1 ? [...terms] : terms.slice(0, end)
}

/** Letters and digits with their marks; each Chinese or Japanese character is a word. */
const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]][[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]*/gv

/** In lower case, without the diacritics of Latin, Greek and Cyrillic, and of up to 40 characters. */
function wordsIn(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ς/g, 'σ')
  return (folded.match(word) ?? []).map((each) => (each.length <= 40 ? each : each.slice(0, 40).toWellFormed()))
}

async function storeTerms(db: AnyDb, pageId: number, terms: readonly string[]): Promise<void> {
  if (!isPostgres(db)) {
    await sql`insert into page_terms (rowid, terms) values (${pageId}, ${terms.join(' ')})`.execute(db)
    return
  }
  // there, the first two, three and four characters of each word are words of their own
  const beginnings = terms.flatMap((term) => {
    const characters = Array.from(term.slice(0, 8))
    return [2, 3, 4].map((length) => `+${characters.slice(0, length).join('')}`)
  })
  const lexemes = withinBytes([...terms, ...new Set(beginnings)])
  await sql`insert into page_terms (page_id, terms) values (${pageId}, array_to_tsvector(${lexemes}::text[]))`.execute(
    db,
  )
}
