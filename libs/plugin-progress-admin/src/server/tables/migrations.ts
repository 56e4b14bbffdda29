import { PostgresAdapter, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

/**
 * Both progress kinds bring these tables, so that each of them works without the other: whichever comes second finds
 * them there.
 */
const tables: Migration = {
  async up(db: AnyDb) {
    await createSystems(db)
    await createRegistrations(db)
    await createRecords(db)
  },
}

async function createSystems(db: AnyDb): Promise<void> {
  await withId(db, 'progress_systems')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  for (const table of ['progress_states', 'progress_stages']) {
    await withId(db, table)
      .addColumn('system_id', 'integer', (c) => c.notNull().references('progress_systems.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('deleted', 'bigint')
      .execute()
    await index(db, table, 'system_id')
  }
  await create(db, 'progress_pages')
    .addColumn('page_id', 'integer', (c) => c.primaryKey().references('pages.id').onDelete('cascade'))
    .addColumn('system_id', 'integer', (c) => c.notNull().references('progress_systems.id'))
    .execute()
  await index(db, 'progress_pages', 'system_id')
}

async function createRegistrations(db: AnyDb): Promise<void> {
  await withId(db, 'progress_registrations')
    .addColumn('system_id', 'integer', (c) => c.notNull().references('progress_systems.id'))
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('registered', 'bigint', (c) => c.notNull())
    .addColumn('registered_by', 'text', (c) => c.notNull())
    .addColumn('state_id', 'integer', (c) => c.references('progress_states.id'))
    .addColumn('complete', 'integer', (c) => c.notNull())
    .addColumn('stages', 'text', (c) => c.notNull())
    .addColumn('recorded', 'bigint', (c) => c.notNull())
    .addColumn('last_end', 'bigint')
    .addUniqueConstraint('progress_registrations_once', ['system_id', 'account_id'])
    .execute()
  await index(db, 'progress_registrations', 'account_id')
  await withId(db, 'progress_changes')
    .addColumn('registration_id', 'integer', (c) => c.notNull().references('progress_registrations.id'))
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('state_id', 'integer', (c) => c.references('progress_states.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('complete', 'integer', (c) => c.notNull())
    .execute()
  await index(db, 'progress_changes', 'registration_id')
}

async function createRecords(db: AnyDb): Promise<void> {
  await withId(db, 'progress_records')
    .addColumn('registration_id', 'integer', (c) => c.notNull().references('progress_registrations.id'))
    .addColumn('start', 'bigint', (c) => c.notNull())
    .addColumn('end', 'bigint', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('added', 'bigint', (c) => c.notNull())
    .addColumn('added_by', 'text', (c) => c.notNull())
    .addColumn('request_key', 'text')
    .addUniqueConstraint('progress_records_once', ['registration_id', 'request_key'])
    .execute()
  await create(db, 'progress_record_stages')
    .addColumn('record_id', 'integer', (c) => c.notNull().references('progress_records.id'))
    .addColumn('stage_id', 'integer', (c) => c.notNull().references('progress_stages.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('progress_record_stages_pk', ['record_id', 'stage_id'])
    .execute()
  await index(db, 'progress_record_stages', 'stage_id')
  await create(db, 'progress_strikes')
    .addColumn('record_id', 'integer', (c) => c.primaryKey().references('progress_records.id'))
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
}

/** Who saved each system last, so that a refused save can say so. Those saved before this step have no row. */
const saves: Migration = {
  async up(db: AnyDb) {
    await create(db, 'progress_saves')
      .addColumn('system_id', 'integer', (c) => c.primaryKey().references('progress_systems.id'))
      .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('saved', 'bigint', (c) => c.notNull())
      .execute()
    await index(db, 'progress_saves', 'account_id')
  },
}

function create(db: AnyDb, table: string) {
  return db.schema.createTable(table).ifNotExists()
}

/** With a growing id that is never given out twice. */
function withId(db: AnyDb, table: string) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? create(db, table).addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
    : create(db, table).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
}

function index(db: AnyDb, table: string, column: string): Promise<void> {
  return db.schema.createIndex(`${table}_${column}`).ifNotExists().on(table).column(column).execute()
}

/** The tables of progression systems, step by step. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-progress': tables, '0002-saves': saves }
