import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** Versions and former contents of what is edited as a whole beside pages. */
export async function up(db: AnyDb): Promise<void> {
  await keyed(db.schema.createTable('documents') as AnyTable)
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('saved', 'bigint', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addPrimaryKeyConstraint('documents_pk', ['noun', 'document_id', 'variant'])
    .execute()
  await keyed(idColumn(db.schema.createTable('document_revisions') as AnyTable, isPostgres(db)))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved', 'bigint', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('document_revisions_by_document')
    .on('document_revisions')
    .columns(['noun', 'document_id', 'variant', 'id'])
    .execute()
  for (const table of ['documents', 'document_revisions'])
    await db.schema.createIndex(`${table}_by_account`).on(table).column('account_id').execute()
}

function keyed(table: AnyTable): AnyTable {
  return table
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('document_id', 'integer', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
}
