import type { AnyDb } from '../engine.ts'

/** What the page was called that a menu item led to until that page was deleted. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('menu_items').addColumn('lost_page', 'text').execute()
}
