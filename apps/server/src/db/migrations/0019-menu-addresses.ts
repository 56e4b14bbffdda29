import type { AnyDb } from '../engine.ts'

/** Where a menu item leads that leads to no page of the site. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('menu_items').addColumn('address', 'text').execute()
}
