import type { AnyDb } from '../engine.ts'

/** What people type and have not saved yet, each their own. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('working_copies')
    .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('page_id', 'integer', (c) => c.references('pages.id').onDelete('cascade'))
    .addColumn('copy', 'text', (c) => c.notNull())
    .addColumn('base', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('working_copies_pk', ['account_id', 'subject'])
    .execute()
  for (const column of ['page_id', 'saved'])
    await db.schema.createIndex(`working_copies_by_${column}`).on('working_copies').column(column).execute()
}
