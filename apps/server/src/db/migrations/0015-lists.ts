import { sql, type RawBuilder } from 'kysely'
import type { AnyDb } from '../engine.ts'
import { isPostgres } from './columns.ts'

/**
 * What the lists of people, files and emails are sorted and searched by, and who was invited. The server fills the keys
 * when it starts: a step would meanwhile lock the tables as a whole.
 */
export async function up(db: AnyDb): Promise<void> {
  const add = (table: string, column: string, type: 'bytes' | 'text' | 'bigint') =>
    db.schema
      .alterTable(table)
      // the same order on every PostgreSQL, whatever its language is set to
      .addColumn(column, type === 'bytes' ? sql.raw(isPostgres(db) ? 'text collate "C"' : 'text') : type, (c) =>
        c.notNull().defaultTo(type === 'bigint' ? 0 : ''),
      )
      .execute()
  await add('accounts', 'name_key', 'bytes')
  await add('accounts', 'words', 'text')
  await add('accounts', 'invited', 'bigint')
  await add('files', 'name_key', 'bytes')
  await add('files', 'words', 'text')
  await add('outbox', 'words', 'text')

  await sql`
    update accounts set invited = invitations.newest from (
      select account_id, max(created) as newest from account_tokens where purpose = 'invitation' group by account_id
    ) invitations
    where invitations.account_id = accounts.id
  `.execute(db)

  const index = (name: string, on: RawBuilder<unknown>) => sql`create index ${sql.ref(name)} on ${on}`.execute(db)
  const bytes = sql.raw(isPostgres(db) ? 'collate "C"' : 'collate binary')
  await index('accounts_by_email', sql`accounts (email_key ${bytes}, id)`)
  await index('accounts_by_name', sql`accounts (name_key, id)`)
  await index('accounts_by_last_login', sql`accounts (lastlogin, id)`)
  // those that somebody may have to look after are few
  await index('accounts_deactivated', sql`accounts (id) where deactivated = 1`)
  await index('accounts_without_password', sql`accounts (id) where password_hash is null`)
  await index('files_by_name', sql`files (folder_id, name_key, id)`)
  await index('files_by_time', sql`files (folder_id, created, id)`)
  await index('files_by_size', sql`files (folder_id, size, id)`)
}
