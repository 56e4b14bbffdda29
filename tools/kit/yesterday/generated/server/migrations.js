import { column, createTable } from '@sitewright/page-kit/tables'
/** Who said thank you for which page. It goes with the page, and with the account, and comes back with them. */
const thanks = {
  async up(db) {
    await createTable(
      db,
      'sample_kind_thanks',
      {
        page_id: column.reference('pages'),
        account_id: column.reference('accounts'),
        time: column.time(),
      },
      {
        primaryKey: ['page_id', 'account_id'],
        indexes: [['account_id']],
      },
    )
  },
}
/** The kind's own tables, step by step. A step that was released is never changed: add another one after it. */
export const migrations = { '0001-thanks': thanks }
