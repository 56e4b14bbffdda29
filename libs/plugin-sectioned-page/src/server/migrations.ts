import { PostgresAdapter, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

const templates: Migration = {
  async up(db: AnyDb) {
    const table = db.schema.createTable('section_templates')
    // a growing id that is never given out twice
    const withId =
      db.getExecutor().adapter instanceof PostgresAdapter
        ? table.addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
        : table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    await withId
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('sections', 'integer', (c) => c.notNull())
      .addColumn('saved_by', 'text', (c) => c.notNull())
      .addColumn('saved', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** The kind's own tables, step by step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-templates': templates,
}
