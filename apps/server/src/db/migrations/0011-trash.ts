import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What was deleted and can be brought back. Names nothing by reference: what it belonged to may be gone. */
export async function up(db: AnyDb): Promise<void> {
  const create = (name: string) => db.schema.createTable(name) as AnyTable
  await idColumn(create('trash'), isPostgres(db))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('thing_id', 'integer', (c) => c.notNull())
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('deleted', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('trash_thing').unique().on('trash').columns(['kind', 'thing_id']).execute()
  await db.schema.createIndex('trash_by_audience').on('trash').columns(['audience', 'id']).execute()
  await db.schema.createIndex('trash_by_deleted').on('trash').column('deleted').execute()
  await idColumn(create('trash_rows'), isPostgres(db))
    .addColumn('trash_id', 'integer', (c) => c.notNull().references('trash.id').onDelete('cascade'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('trash_rows_trash').on('trash_rows').columns(['trash_id', 'id']).execute()
  await create('trash_bytes')
    .addColumn('storage_key', 'text', (c) => c.primaryKey())
    .addColumn('trash_id', 'integer', (c) => c.notNull().references('trash.id').onDelete('cascade'))
    .addColumn('file_id', 'integer', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('trash_bytes_trash').on('trash_bytes').column('trash_id').execute()
}
