import type { AnyDatabase } from '@sitewright/page-kit/server'
import type { Migration } from 'kysely/migration'

/** Who said thank you for which page. It goes with the page, and with the account, and comes back with them. */
const thanks: Migration = {
  async up(db: AnyDatabase) {
    await db.schema
      .createTable('sample_kind_thanks')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      // seconds since 1970
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('sample_kind_thanks_key', ['page_id', 'account_id'])
      .execute()
    await db.schema.createIndex('sample_kind_thanks_account').on('sample_kind_thanks').column('account_id').execute()
  },
}

/** The kind's own tables, step by step. A step that was released is never changed: add another one after it. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-thanks': thanks }
