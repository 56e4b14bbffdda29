import type { AnyDb, AnyTable } from '../engine.ts'

/** The other hosts that pages load something from. */
export async function up(db: AnyDb): Promise<void> {
  const table = db.schema.createTable('content_sources') as AnyTable
  await table
    .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('directive', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_sources_pk', ['page_id', 'directive', 'source'])
    .execute()
}
