import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPostgres } from '../db/engine.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { hasShortcut } from './shortcuts.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const many = 5_000

/** What the database would do to answer a query, as it says it. */
async function planOf(condition: ReturnType<typeof hasShortcut>): Promise<string> {
  const { read } = server.services.database
  const explain = isPostgres(read) ? sql`explain` : sql`explain query plan`
  const { rows } = await sql`${explain} select id from pages where ${condition}`.execute(read)
  return JSON.stringify(rows)
}

it('finds a page by its shortcut without looking at the others', async () => {
  const page = {
    kind: 'note',
    title: 'Hut',
    published: 1 as const,
    pub_start: null,
    pub_end: null,
    created: 1,
    updated: 1,
  }
  await server.services.changes.write(async (tx) => {
    for (let from = 0; from < many; from += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => ({ ...page, url: `hut-${from + n}`, version: 0 }))
      await tx.insertInto('pages').values(rows).execute()
    }
    // otherwise PostgreSQL knows of the rows only a minute later
    await sql`analyze pages`.execute(tx)
  })
  expect(await planOf(hasShortcut('hut-17'))).toContain('pages_url')
  expect(await planOf(sql`pages.url = ${'hut-17'} or pages.title = 'x'`)).not.toContain('pages_url')
})
