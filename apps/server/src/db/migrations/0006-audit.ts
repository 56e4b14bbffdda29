import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** Who changed what, and when. Names nothing by reference: it stays true of what is gone. */
export async function up(db: AnyDb): Promise<void> {
  const table = idColumn(db.schema.createTable('audit_log') as AnyTable, isPostgres(db))
  await table
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('last', 'bigint', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'integer')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_log_time').on('audit_log').column('time').execute()
  await db.schema.createIndex('audit_log_account').on('audit_log').columns(['account_id', 'id']).execute()
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject_kind', 'subject_id']).execute()
}
