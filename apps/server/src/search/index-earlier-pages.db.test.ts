import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

it('finds pages that were stored before there was a search, after the update', async () => {
  const { database } = server.services
  const id = await addPage(server, { title: 'Huts', content: 'Twelve beds', url: 'stay', published: true })
  for (const table of ['page_terms', 'former_shortcuts'])
    await sql`drop table ${sql.table(table)}`.execute(database.raw)
  if (database.engine === 'sqlite') await sql`drop trigger page_terms_page`.execute(database.raw)
  await sql`delete from kysely_migration where name = '0004-site'`.execute(database.raw)

  await migrate(database)
  for (const q of ['huts', 'beds', 'stay'])
    expect((await server.call('GET public/search.json.php', { q })).json().results).toMatchObject([{ id }])
})
