import type { AnyDb, AnyTable } from '../engine.ts'

/** What search engines and shared links show of a page; a page without a row shows what follows from its content. */
export async function up(db: AnyDb): Promise<void> {
  await (db.schema.createTable('page_sharing') as AnyTable)
    .addColumn('page_id', 'integer', (c) => c.primaryKey().references('pages.id').onDelete('cascade'))
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('image_id', 'integer', (c) => c.references('files.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('page_sharing_image').on('page_sharing').column('image_id').execute()
}
