import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What caches in front of the site are to forget. */
export async function up(db: AnyDb): Promise<void> {
  const table = idColumn(db.schema.createTable('cache_purges') as AnyTable, isPostgres(db))
  await table
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('cache_purges_by_due').on('cache_purges').column('due').execute()
}
