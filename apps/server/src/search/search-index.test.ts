import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { countTurns } from '../testing/count-turns.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { indexPage } from './search-index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('leaves others a turn before a text is read, before its words are taken, and before they are written', async () => {
  const id = await addPage(server, { content: 'Twelve beds' })
  await server.services.changes.write(async (tx) => {
    // SQLite answers within the turn it is asked in
    const [, turns] = await countTurns(() => indexPage(tx, id))
    expect(turns).toBe(3)
  })
})
