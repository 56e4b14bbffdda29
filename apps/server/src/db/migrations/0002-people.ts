import type { AnyDb, AnyTable } from '../engine.ts'
import { idColumn, isPostgres } from './columns.ts'

/** What people need to come by a password, to prove who they are, and to be written to. */
export async function up(db: AnyDb): Promise<void> {
  const create = (name: string, build: (table: AnyTable) => AnyTable) =>
    build(db.schema.createTable(name) as AnyTable).execute()
  const withId = (table: AnyTable) => idColumn(table, isPostgres(db))

  await create('account_tokens', (table) =>
    ofAccount(table.addColumn('token_hash', 'text', (c) => c.primaryKey()))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull()),
  )
  await db.schema.createIndex('account_tokens_account').on('account_tokens').column('account_id').execute()
  await create('reset_requests', (table) =>
    withId(table)
      .addColumn('email_key', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0)),
  )
  await create('second_factors', (table) =>
    table
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('created', 'bigint', (c) => c.notNull()),
  )
  await create('recovery_codes', (table) =>
    ofAccount(table)
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_pk', ['account_id', 'code_hash']),
  )
  await create('outbox', (table) =>
    withId(table)
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint')
      .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_attempt', 'bigint', (c) => c.notNull())
      .addColumn('claimed_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('error', 'text', (c) => c.notNull().defaultTo('')),
  )
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt']).execute()
  await create('secrets', (table) =>
    table.addColumn('name', 'text', (c) => c.primaryKey()).addColumn('value', 'text', (c) => c.notNull()),
  )
  await create('used_checks', (table) =>
    table.addColumn('hash', 'text', (c) => c.primaryKey()).addColumn('expires', 'bigint', (c) => c.notNull()),
  )
}

function ofAccount(table: AnyTable): AnyTable {
  return table.addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
}
