import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { TestServer } from '../test-server.ts'

/** SQLite keeps the search's words there, under numbers that no JavaScript number holds; how many tells another table. */
const unreadable = 'page_terms_data'

/** A hash of every table, by which it can be told that nothing at all has changed. */
export async function fingerprint({ services }: TestServer): Promise<Record<string, string>> {
  // what was done until now is noted a moment later
  await services.audit.flush()
  const { read } = services.database
  const tables = await read.introspection.getTables()
  const readable = tables.filter(({ name }) => name !== unreadable)
  const hashes = readable.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read)
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    return [name, createHash('sha256').update(lines.join('\n')).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>
}
