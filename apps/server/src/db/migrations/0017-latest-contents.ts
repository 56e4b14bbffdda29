import type { AnyDb } from '../engine.ts'

/** Finds the contents and drafts that were saved last without looking at all of them. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createIndex('page_contents_by_state_saved').on('page_contents').columns(['state', 'saved']).execute()
}
