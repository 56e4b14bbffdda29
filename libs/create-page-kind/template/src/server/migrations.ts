import type { AnyDatabase } from '@sitewright/page-kit/server'
import { column, createTable } from '@sitewright/page-kit/tables'
import type { Migration } from 'kysely/migration'

/** Who said thank you for which page. It goes with the page, and with the account, and comes back with them. */
const thanks: Migration = {
  async up(db: AnyDatabase) {
    await createTable(
      db,
      'sample_kind_thanks',
      { page_id: column.reference('pages'), account_id: column.reference('accounts'), time: column.time() },
      { primaryKey: ['page_id', 'account_id'], indexes: [['account_id']] },
    )
  },
}

/** The kind's own tables, step by step. A step that was released is never changed: add another one after it. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-thanks': thanks }
