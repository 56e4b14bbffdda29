import { afterEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { timeWrites } from './site-metrics.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

it('measures how long each transaction waited for its turn, and passes on its result and its error', async () => {
  server = await createTestServer()
  const waits: number[] = []
  const database = timeWrites(server.services.database, (seconds) => waits.push(seconds))
  expect(await database.write(async () => 'written')).toBe('written')
  await expect(database.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(waits).toHaveLength(2)
  for (const seconds of waits) expect(seconds).toBeGreaterThan(0)
})
