import { sql, type RawBuilder } from 'kysely'
import { createHash } from 'node:crypto'
import type { TestServer } from '../test-server.ts'

/** SQLite keeps the search's words there, under numbers too large for JavaScript; other tables have their counts. */
const unreadable: ReadonlySet<string> = new Set(['page_terms_data', 'sub_page_terms_data'])

/** A hash of every table, by which it can be told that nothing at all has changed. */
export async function fingerprint({ services }: TestServer): Promise<Record<string, string>> {
  // what was done until now is noted a moment later
  await services.audit.flush()
  const { engine, read } = services.database
  const ask = async <Row>(query: RawBuilder<Row>) => (await query.execute(read)).rows
  if (engine === 'sqlite') {
    const tables = await ask(
      sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
    )
    const hashes = tables
      .filter(({ name }) => !unreadable.has(name))
      .map(async ({ name }) => [name, hashOf(await ask(sql`select * from ${sql.table(name)}`))])
    return Object.fromEntries(await Promise.all(hashes))
  }

  // one question for all: each one more takes longer than to read the few rows of a test
  const tables = await ask(sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`)
  const rows = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, jsonb_agg(to_jsonb(one)) as rows from ${sql.table(name)} as one`,
  )
  const all = await ask(sql<{ name: string; rows: object[] | null }>`${sql.join(rows, sql` union all `)}`)
  return Object.fromEntries(all.map(({ name, rows: found }) => [name, hashOf(found ?? [])]))
}

function hashOf(rows: readonly unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
