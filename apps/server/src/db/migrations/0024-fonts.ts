import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** Fonts that were uploaded for looks, with their files: small, few, and wherever the database is. */
export async function up(db: AnyDb): Promise<void> {
  await idColumn(db.schema.createTable('fonts') as AnyTable, isPostgres(db))
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('family_key', 'text', (c) => c.notNull().unique())
    .addColumn('font', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .execute()
  await db.schema
    .createTable('font_files')
    .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('font_id', 'integer', (c) => c.notNull().references('fonts.id').onDelete('cascade'))
    .addColumn('data', isPostgres(db) ? 'bytea' : 'blob', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('fonts_by_account_id').on('fonts').column('account_id').execute()
  await db.schema.createIndex('font_files_by_font_id').on('font_files').column('font_id').execute()
}
