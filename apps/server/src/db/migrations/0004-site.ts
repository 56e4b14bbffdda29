import { sql } from 'kysely'
import { indexTerms, type IndexedPage } from '../../search/index-terms.ts'
import { storeTerms } from '../../search/search-index.ts'
import { isPostgres, type AnyDb, type AnyTable } from '../engine.ts'

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
