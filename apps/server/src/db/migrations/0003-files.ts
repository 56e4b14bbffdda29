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
  await noteEarlierUses(db)
}

/** An address of a file, in HTML or JSON text. */
const address = /file-get\.php\?([^\s"'<>\\#]{1,200})/g

/** Ids of the files whose addresses appear in a content, as they were found when this step was made. */
function filesNamedIn(content: string): Set<number> {
  const ids = new Set<number>()
  for (const [, query = ''] of content.matchAll(address)) {
    const id = Number(new URLSearchParams(query.replaceAll('&amp;', '&')).get('id'))
    if (Number.isInteger(id) && id > 0 && id <= 2_147_483_647) ids.add(id)
  }
  return ids
}

/** Pages that were stored before are looked through once. */
async function noteEarlierUses(db: AnyDb): Promise<void> {
  const contents = await db.selectFrom('page_contents').select(['page_id', 'state', 'content']).execute()
  for (const { page_id, state, content } of contents)
    for (const file_id of filesNamedIn(String(content)))
      await db.insertInto('file_uses').values({ page_id, state, file_id }).execute()
}
