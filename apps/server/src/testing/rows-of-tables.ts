import { rowToText } from '../db/row-text.ts'
import type { AnyDb } from '../db/engine.ts'
import { tableNames } from '../db/site-tables.ts'
import type { TestServer } from './test-server.ts'

/** The log, and what is only there for the trash and the storage, may differ afterwards. */
const besides: ReadonlySet<string> = new Set([
  'audit_log',
  'discarded_bytes',
  'renditions',
  'sessions',
  'trash',
  'trash_bytes',
  'trash_rows',
])

/** Every row of the site that counts, by table, as text in one order. */
export async function rowsOfTables({ services }: TestServer): Promise<Record<string, string[]>> {
  const db = services.database.raw as unknown as AnyDb
  const tables: Record<string, string[]> = {}
  for (const table of await tableNames(db))
    if (!besides.has(table)) tables[table] = (await db.selectFrom(table).selectAll().execute()).map(rowToText).sort()
  return tables
}
