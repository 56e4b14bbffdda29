import { sql } from 'kysely'
import type { AnyDb } from '../engine.ts'
import { isPostgres } from './columns.ts'

/** By table, what rows are looked for by and no index served yet; also references, which a deletion follows. */
const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['sessions', 'last_seen'],
  ['sessions', 'created'],
  ['login_failures', 'last_failure'],
  ['account_tokens', 'expires'],
  ['used_checks', 'expires'],
  ['reset_requests', 'email_key', 'created'],
  ['reset_requests', 'address', 'created'],
  ['reset_requests', 'done', 'created'],
  ['reset_requests', 'created'],
  ['outbox', 'expires'],
  ['outbox', 'claimed_until'],
  ['page_roles', 'role_id'],
  ['menu_roles', 'role_id'],
  ['folder_roles', 'role_id'],
  ['file_roles', 'role_id'],
  ['menu_items', 'page_id'],
  ['page_contents', 'account_id'],
  ['page_revisions', 'account_id'],
  ['page_visitors', 'day'],
  ['folders', 'account_id'],
  ['discarded_bytes', 'since'],
]

export async function up(db: AnyDb): Promise<void> {
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex([table, ...columns].join('_by_'))
      .on(table)
      .columns(columns)
      .execute()
  // only so does PostgreSQL find what begins with some text, whatever it sorts by
  if (isPostgres(db))
    await sql`create index login_failures_by_beginning on login_failures (key text_pattern_ops)`.execute(db)
}
