import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely'
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

/** Rows that are brought up to date by one statement. */
const atOnce = 500

const words: Migration = {
  async up(db: AnyDb) {
    await db.schema
      .alterTable('form_submissions')
      .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    for (let last = 0; ;) {
      const rows = (await db
        .selectFrom('form_submissions')
        .select(['id', 'title', 'email'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(atOnce)
        .execute()) as { id: number; title: string; email: string }[]
      if (rows.length === 0) return
      last = rows.at(-1)?.id ?? last
      const values = rows.map(
        ({ id, title, email }) => sql`(cast(${id} as integer), cast(${fold(`${title}\n${email}`)} as text))`,
      )
      await sql`
        with fresh (id, words) as (values ${sql.join(values)})
        update form_submissions set words = fresh.words from fresh where fresh.id = form_submissions.id
      `.execute(db)
    }
  },
}

const inbox: Migration = {
  async up(db: AnyDb) {
    // what was delivered before there was an inbox has been read in the recipients' mailboxes
    await db.schema
      .alterTable('form_submissions')
      .addColumn('mark', 'text', (c) => c.notNull().defaultTo('done'))
      .execute()
    await db.schema
      .alterTable('form_submissions')
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    const index = (name: string, ...columns: string[]) =>
      db.schema.createIndex(`form_submissions_${name}`).on('form_submissions').columns(columns).execute()
    await index('marked', 'state', 'mark', 'time', 'id')
    await index('of_form', 'state', 'page_id', 'time', 'id')
  },
}

const places: Migration = {
  async up(db: AnyDb) {
    await db.schema
      .createTable('form_places')
      .addColumn('submission_id', 'integer', (c) => c.notNull().references('form_submissions.id').onDelete('cascade'))
      .addColumn('page_id', 'integer', (c) => c.notNull())
      .addColumn('field', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('form_places_key', ['submission_id', 'field', 'value'])
      .execute()
    await db.schema
      .createIndex('form_places_page')
      .on('form_places')
      .columns(['page_id', 'field', 'value', 'submission_id'])
      .execute()
  },
}

const files: Migration = {
  async up(db: AnyDb) {
    await withId(db, db.schema.createTable('form_files'))
      .addColumn('submission_id', 'integer', (c) => c.references('form_submissions.id').onDelete('cascade'))
      .addColumn('page_id', 'integer', (c) => c.notNull())
      .addColumn('field', 'text', (c) => c.notNull())
      .addColumn('ticket_hash', 'text', (c) => c.notNull().unique())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('storage_key', 'text', (c) => c.notNull().unique())
      .execute()
    await db.schema.createIndex('form_files_submission').on('form_files').column('submission_id').execute()
  },
}

/** As texts were compared when this step was made. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ς/g, 'σ')
}

/** The kind's own tables, step by step. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-submissions': tables,
  '0002-makers-of-preauthorizations': makers,
  '0003-words-of-submissions': words,
  '0004-inbox': inbox,
  '0005-places': places,
  '0006-files': files,
}
