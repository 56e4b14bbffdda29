import type { AnyDb } from '../engine.ts'

/** Rows in the trash are looked for by their table, for what comes back with them. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createIndex('trash_rows_name').on('trash_rows').columns(['name', 'what', 'id']).execute()
}
