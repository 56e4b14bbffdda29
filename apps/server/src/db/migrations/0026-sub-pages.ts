import { sql } from 'kysely'
import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/**
 * What stands at addresses below pages, as far as their kinds list it, and what it is found by; how often a list may have
 * changed, by kinds, and which change each page's list was read after. Servers fill them once they run.
 */
export async function up(db: AnyDb): Promise<void> {
  const changes = db.schema.createTable('sub_page_changes') as AnyTable
  await changes
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .execute()
  const lists = db.schema.createTable('sub_page_lists') as AnyTable
  await lists
    .addColumn('page_id', 'integer', (c) => c.primaryKey().references('pages.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .execute()
  await idColumn(db.schema.createTable('sub_pages') as AnyTable, isPostgres(db))
    .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('below', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('requires', 'text', (c) => c.notNull())
    .addColumn('print', 'text', (c) => c.notNull())
    .addUniqueConstraint('sub_pages_address', ['page_id', 'below'])
    .execute()
  // searches ask which requirements there are, without reading all rows
  await db.schema.createIndex('sub_pages_requires').on('sub_pages').column('requires').execute()
  await (isPostgres(db) ? createPostgresIndex(db) : createSqliteIndex(db))
}

/** As that of pages. */
async function createPostgresIndex(db: AnyDb): Promise<void> {
  await sql`
    create table sub_page_terms (
      sub_page_id integer primary key references sub_pages (id) on delete cascade,
      terms tsvector not null
    )`.execute(db)
  await sql`create index sub_page_terms_terms on sub_page_terms using gin (terms) with (fastupdate = off)`.execute(db)
}

async function createSqliteIndex(db: AnyDb): Promise<void> {
  await sql`
    create virtual table sub_page_terms using fts5(
      terms, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '2 3 4 5 6 7 8 9'
    )`.execute(db)
  await sql`
    create trigger sub_page_terms_sub_page after delete on sub_pages begin
      delete from sub_page_terms where rowid = old.id;
    end`.execute(db)
}
