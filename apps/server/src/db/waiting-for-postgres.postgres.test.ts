import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openPostgres, type Database } from './database.ts'
import { isUnreachable } from './unreachable.ts'

let place: TestDatabase
let database: Database
beforeEach(async () => {
  place = await createTestDatabase()
  database = await openPostgres(String(place.databaseUrl))
})
afterEach(async () => {
  await database.close()
  await place.remove()
})

/** Takes all connections, for as many seconds. */
const occupy = (seconds: number) =>
  Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(${seconds})`.execute(database.read)))
const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.read)

it('a read waits for a connection as long as the slow moment lasts', async () => {
  const busy = occupy(3)
  expect((await ask()).rows).toEqual([{ one: 1 }])
  await busy
})

it('of very many who wait the last are refused at once, and all others are answered', async () => {
  const busy = occupy(1)
  let isOver = false
  void busy.then(() => (isOver = true))
  const asked = await Promise.allSettled(
    Array.from({ length: 1100 }, () =>
      ask().catch((error: unknown) => {
        expect([isUnreachable(error), isOver]).toEqual([true, false])
        throw error
      }),
    ),
  )
  expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(100)
  await busy
})
