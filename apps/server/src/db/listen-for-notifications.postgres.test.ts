import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { listenForNotifications } from './listen-for-notifications.ts'

let place: TestDatabase
beforeEach(async () => {
  place = await createTestDatabase()
})
afterEach(() => place.remove())

it('has heard everything until it asked, not until it was answered', async () => {
  const { default: pg } = await import('pg')
  const other = new pg.Client({ connectionString: place.databaseUrl })
  await other.connect()
  let time = 5_000
  const now = vi.fn(() => time)
  const listener = await listenForNotifications({ databaseUrl: String(place.databaseUrl), channels: {}, now })
  expect(listener.heardUntil()).toBe(5_000)

  await other.query('select pg_advisory_lock(7)')
  const waits = listener.client.query('select pg_advisory_lock(7)')
  time = 6_000
  now.mockClear()
  await vi.waitFor(() => expect(now).toHaveBeenCalled())
  time = 7_000
  expect(listener.heardUntil()).toBe(5_000)
  await other.query('select pg_advisory_unlock(7)')
  await waits
  // answered after the question
  await listener.client.query('select 1')
  expect(listener.heardUntil()).toBe(6_000)
  await vi.waitFor(() => expect(listener.heardUntil()).toBe(7_000))

  await listener.close()
  await other.end()
})
