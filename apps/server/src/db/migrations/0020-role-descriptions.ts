import type { AnyDb } from '../engine.ts'

/** What a role is for, in the words of whoever looks after the site. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('roles')
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
