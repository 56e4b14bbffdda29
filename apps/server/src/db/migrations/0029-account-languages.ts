import type { AnyDb } from '../engine.ts'

/** The language in which its owner reads the site; '' for that of the site. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
