import { sql } from 'kysely'
import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await createAccounts(db)
  await createPages(db)
  await createMenu(db)
  await createFiles(db)
  await createTable(db, 'settings', (table) =>
    table.addColumn('name', 'text', (c) => c.primaryKey()).addColumn('value', 'text', (c) => c.notNull()),
  )
}

async function createAccounts(db: AnyDb): Promise<void> {
  await createTable(db, 'accounts', (table) =>
    withId(db, table)
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('lastlogin', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('deactivated', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('locked_until', 'bigint', (c) => c.notNull().defaultTo(0)),
  )
  await db.schema.createIndex('accounts_email_key').on('accounts').column('email_key').execute()
  await createTable(db, 'sessions', (table) =>
    reference(
      table.addColumn('token_hash', 'text', (c) => c.primaryKey()),
      'account_id',
      'accounts',
    )
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('last_seen', 'bigint', (c) => c.notNull()),
  )
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()
  await createTable(db, 'login_failures', (table) =>
    table
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('last_failure', 'bigint', (c) => c.notNull()),
  )
  await createTable(db, 'roles', (table) => withId(db, table).addColumn('title', 'text', (c) => c.notNull()))
  await createPairs(db, 'role_accounts', ['role_id', 'roles'], ['account_id', 'accounts'])
  await db.schema.createIndex('role_accounts_account').on('role_accounts').column('account_id').execute()
  await createTable(db, 'role_permissions', (table) =>
    reference(table, 'role_id', 'roles')
      .addColumn('permission', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('role_permissions_pk', ['role_id', 'permission']),
  )
  await createTable(db, 'known_permissions', (table) => table.addColumn('permission', 'text', (c) => c.primaryKey()))
}

async function createPages(db: AnyDb): Promise<void> {
  await createTable(db, 'page_types', (table) =>
    withId(db, table).addColumn('kind', 'text', (c) => c.notNull().unique()),
  )
  await createTable(db, 'pages', (table) =>
    withId(db, table)
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('published', 'integer', (c) => c.notNull())
      .addColumn('pub_start', 'bigint')
      .addColumn('pub_end', 'bigint')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull()),
  )
  await sql`create unique index pages_url on pages (url) where url <> ''`.execute(db)
  await sql`create index pages_start on pages (pub_start) where pub_start is not null`.execute(db)
  await sql`create index pages_end on pages (pub_end) where pub_end is not null`.execute(db)
  await createTable(db, 'page_contents', (table) =>
    saved(reference(table, 'page_id', 'pages').addColumn('state', 'text', (c) => c.notNull()))
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('page_contents_pk', ['page_id', 'state']),
  )
  await createTable(db, 'page_revisions', (table) =>
    saved(reference(withId(db, table), 'page_id', 'pages')).addColumn('version', 'integer', (c) => c.notNull()),
  )
  await db.schema.createIndex('page_revisions_page').on('page_revisions').column('page_id').execute()
  await createPairs(db, 'page_roles', ['page_id', 'pages'], ['role_id', 'roles'])
  await createTable(db, 'page_hits', (table) =>
    table
      .addColumn('page_id', 'integer', (c) => c.primaryKey().references('pages.id').onDelete('cascade'))
      .addColumn('total', 'integer', (c) => c.notNull())
      .addColumn('visitors', 'integer', (c) => c.notNull()),
  )
  await createTable(db, 'page_visitors', (table) =>
    reference(table, 'page_id', 'pages')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('page_visitors_pk', ['page_id', 'day', 'visitor']),
  )
  await createTable(db, 'day_keys', (table) =>
    table.addColumn('day', 'integer', (c) => c.primaryKey()).addColumn('key', 'text', (c) => c.notNull()),
  )
}

async function createMenu(db: AnyDb): Promise<void> {
  await createTable(db, 'menu_items', (table) =>
    withId(db, table)
      .addColumn('parent_id', 'integer', (c) => c.references('menu_items.id').onDelete('cascade'))
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('page_id', 'integer', (c) => c.references('pages.id').onDelete('set null'))
      .addColumn('sort_order', 'integer', (c) => c.notNull())
      .addColumn('icon', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('anchor', 'text', (c) => c.notNull().defaultTo('')),
  )
  await createPairs(db, 'menu_roles', ['menu_item_id', 'menu_items'], ['role_id', 'roles'])
}

async function createFiles(db: AnyDb): Promise<void> {
  await createTable(db, 'folders', (table) =>
    withId(db, table)
      .addColumn('parent_id', 'integer', (c) => c.references('folders.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('root', 'text')
      .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade')),
  )
  await createPairs(db, 'folder_roles', ['folder_id', 'folders'], ['role_id', 'roles'])
  await createTable(db, 'files', (table) =>
    withId(db, table)
      .addColumn('folder_id', 'integer', (c) => c.notNull().references('folders.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('caption', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('storage_key', 'text', (c) => c.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('created', 'bigint', (c) => c.notNull()),
  )
  await db.schema.createIndex('files_folder').on('files').column('folder_id').execute()
  await createPairs(db, 'file_roles', ['file_id', 'files'], ['role_id', 'roles'])
}

async function createTable(db: AnyDb, name: string, build: (table: AnyTable) => AnyTable): Promise<void> {
  await build(db.schema.createTable(name) as AnyTable).execute()
}

function withId(db: AnyDb, table: AnyTable): AnyTable {
  return idColumn(table, isPostgres(db))
}

function reference(table: AnyTable, column: string, target: string): AnyTable {
  return table.addColumn(column, 'integer', (c) => c.notNull().references(`${target}.id`).onDelete('cascade'))
}

function saved(table: AnyTable): AnyTable {
  return table
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('saved', 'bigint', (c) => c.notNull())
}

async function createPairs(db: AnyDb, name: string, left: [string, string], right: [string, string]): Promise<void> {
  await createTable(db, name, (table) =>
    reference(reference(table, ...left), ...right).addPrimaryKeyConstraint(`${name}_pk`, [left[0], right[0]]),
  )
}
