import { PostgresAdapter, type CreateTableBuilder, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

const tables: Migration = {
  async up(db: AnyDb) {
    await createSubmissions(db)
    await createPreauth(db)
    await db.schema
      .createTable('form_attempts')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('times', 'text', (c) => c.notNull())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('form_attempts_last').on('form_attempts').column('last').execute()
  },
}

async function createSubmissions(db: AnyDb): Promise<void> {
  await withId(db, db.schema.createTable('form_submissions'))
    // no reference: what was submitted outlives its page
    .addColumn('page_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('release_code', 'text', (c) => c.notNull().unique())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('keep_days', 'integer', (c) => c.notNull())
    .addColumn('auth', 'integer', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.unique())
    .execute()
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(`form_submissions_${name}`).on('form_submissions').columns(columns).execute()
  await index('waiting', 'state', 'time', 'id')
  await index('email', 'email_key', 'state', 'time')
  await index('page', 'page_id', 'time')
}

async function createPreauth(db: AnyDb): Promise<void> {
  await withId(db, db.schema.createTable('form_preauth'))
    .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (c) => c.unique())
    .addColumn('email_key', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint')
    .addUniqueConstraint('form_preauth_email', ['page_id', 'email_key'])
    .execute()
  await db.schema.createIndex('form_preauth_expires').on('form_preauth').column('expires').execute()
}

/** A growing id that is never given out twice. */
function withId(db: AnyDb, table: CreateTableBuilder<string>) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
    : table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
}

const makers: Migration = {
  async up(db: AnyDb) {
    await db.schema
      .alterTable('form_preauth')
      .addColumn('made_by', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}

/** The kind's own tables, step by step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-submissions': tables,
  '0002-makers-of-preauthorizations': makers,
}
