import type { AnyDb, AnyTable } from '../engine.ts'

/** When page kinds do what they do at certain times. */
export async function up(db: AnyDb): Promise<void> {
  await (db.schema.createTable('kind_jobs') as AnyTable)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('error', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('kind_jobs_pk', ['kind', 'name'])
    .execute()
}
