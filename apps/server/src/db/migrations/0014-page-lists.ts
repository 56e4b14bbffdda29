import { sql } from 'kysely'
import type { AnyDb } from '../engine.ts'
import { isPostgres } from './columns.ts'

/**
 * What the list of pages is sorted, filtered and searched by. The server fills it when it starts: a step would meanwhile
 * lock the pages as a whole.
 */
export async function up(db: AnyDb): Promise<void> {
  // the same order on every PostgreSQL, whatever its language is set to
  const key = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  for (const column of ['title_key', 'url_key'])
    await db.schema
      .alterTable('pages')
      .addColumn(column, key, (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('pages')
    .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('pages_by_title_key').on('pages').columns(['title_key', 'id']).execute()
  await db.schema.createIndex('pages_by_url_key').on('pages').columns(['url_key', 'id']).execute()
  await db.schema.createIndex('pages_by_kind').on('pages').columns(['kind', 'id']).execute()
}
