import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What page kinds are still to be told of. */
export async function up(db: AnyDb): Promise<void> {
  await idColumn(db.schema.createTable('kind_events') as AnyTable, isPostgres(db))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('kind_events_by_kind').on('kind_events').columns(['kind', 'due', 'id']).execute()
  // for what is swept
  await db.schema.createIndex('kind_events_by_time').on('kind_events').column('time').execute()
}
