import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** How the site looked and looks: every look that was published, with the footer below its pages. */
export async function up(db: AnyDb): Promise<void> {
  await idColumn(db.schema.createTable('looks') as AnyTable, isPostgres(db))
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('look', 'text', (c) => c.notNull())
    .addColumn('footer', 'text', (c) => c.notNull())
    .addColumn('published', 'bigint', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .execute()
  for (const column of ['version', 'account_id'])
    await db.schema.createIndex(`looks_by_${column}`).on('looks').column(column).execute()
}
