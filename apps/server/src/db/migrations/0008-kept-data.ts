import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What page kinds left that cannot be used now, until it can: see kept-data.ts. */
export async function up(db: AnyDb): Promise<void> {
  const table = idColumn(db.schema.createTable('kept_data') as AnyTable, isPostgres(db))
  await table
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
}
