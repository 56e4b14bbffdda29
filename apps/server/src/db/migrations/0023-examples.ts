import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What a site came with, so that it can be removed or exchanged. Sites of before have no record of it. */
export async function up(db: AnyDb): Promise<void> {
  await idColumn(db.schema.createTable('examples') as AnyTable, isPostgres(db))
    .addColumn('starter', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
}
