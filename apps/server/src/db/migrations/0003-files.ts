import type { AnyDb, AnyTable } from '../engine.ts'

/** What is made of files, and where they are used. */
export async function up(db: AnyDb): Promise<void> {
  const create = (name: string, build: (table: AnyTable) => AnyTable) =>
    build(db.schema.createTable(name) as AnyTable).execute()

  await create('renditions', (table) =>
    table
      .addColumn('file_id', 'integer', (c) => c.notNull().references('files.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('storage_key', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('renditions_pk', ['file_id', 'name']),
  )
  await create('file_uses', (table) =>
    table
      .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      // without a reference: a page may name a file that is gone
      .addColumn('file_id', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('file_uses_pk', ['page_id', 'state', 'file_id']),
  )
  await db.schema.createIndex('file_uses_file').on('file_uses').column('file_id').execute()
  await db.schema.createIndex('folders_parent').on('folders').column('parent_id').execute()
  await create('discarded_bytes', (table) =>
    table.addColumn('storage_key', 'text', (c) => c.primaryKey()).addColumn('since', 'bigint', (c) => c.notNull()),
  )
}
