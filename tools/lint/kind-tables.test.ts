import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin, { messageOf } from './kind-tables.ts'

RuleTester.describe = describe
RuleTester.it = it

const kind = { filename: 'libs/plugin-huts/src/server/huts.ts' }
const refused = (code: string, ...tables: string[]) => ({
  ...{ code, ...kind },
  errors: tables.map((table) => ({ message: messageOf(table) })),
})

new RuleTester().run('tables of page kinds', plugin.rules.own, {
  valid: [
    { code: "db.selectFrom('hut_entries as entry').innerJoin('huts', 'huts.id', 'entry.hut_id')", ...kind },
    { code: "pages.exists(db, { id, kind }); Array.from('pages')", filename: 'libs/ui/src/field.ts' },
    { code: 'sql`select count(*) from hut_pages`', ...kind },
    { code: "text`from pages`; find('accounts')", ...kind },
    { code: "db.selectFrom('pages')", filename: 'apps/server/src/pages/pages.ts' },
    { code: "db.selectFrom('pages')", filename: 'libs/plugin-huts/src/server/huts.test.ts' },
    { code: "db.selectFrom('pages')", filename: 'libs/plugin-huts/src/server/migrations.ts' },
    { code: "db.insertInto('accounts')", filename: 'libs/plugin-huts/src/testing/samples.ts' },
  ],
  invalid: [
    refused("db.selectFrom('accounts')", 'accounts'),
    refused("tablesOf(db).selectFrom('huts').leftJoin('accounts as a', 'a.id', 'huts.account_id')", 'accounts'),
    refused("db.selectFrom(['huts', 'page_contents as content'])", 'page_contents'),
    refused("tx.insertInto('settings').values({})", 'settings'),
    refused("tx.updateTable('menu_items').set({})", 'menu_items'),
    refused("tx.deleteFrom('role_accounts')", 'role_accounts'),
    refused("db.selectFrom('huts').where((is) => is.exists(is.selectFrom('page_roles')))", 'page_roles'),
    refused('sql`select 1 from huts join files on files.id = ${id}`', 'files'),
    refused('sql<{ id: number }>`\n  UPDATE "folders" set name = 1`', 'folders'),
    refused("sql`select 1 from ${sql.table('role_permissions')}`", 'role_permissions'),
  ],
})
