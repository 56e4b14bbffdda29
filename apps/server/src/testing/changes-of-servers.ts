import { afterEach, beforeEach } from 'vitest'
import { cacheUntilChange, createChanges, type Changes, type ChangesOptions } from '../db/changes.ts'
import { openPostgres, openSqlite, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Gives each test of a file a database of its own, and the changes of as many servers as it starts on it. */
export function changesOfServers() {
  let place: TestDatabase
  let database: Database
  const running: Changes[] = []
  const errors: unknown[] = []
  /** For how long the servers have run, in milliseconds; whatever else is busy, they never stood still. */
  const clock = { uptime: 0 }

  beforeEach(async () => {
    place = await createTestDatabase()
    database = place.databaseUrl ? await openPostgres(place.databaseUrl) : openSqlite(place.dataDir)
    await migrate(database)
  })
  afterEach(async () => {
    for (const each of running.splice(0)) await each.close()
    await database.close()
    await place.remove()
  })

  /** Makes the changes of one server, which end with the test. */
  function create(options: Partial<ChangesOptions> = {}): Changes {
    const onError = (error: unknown) => errors.push(error)
    const { databaseUrl } = place
    const changes = createChanges({ database, databaseUrl, onError, now: () => clock.uptime, ...options })
    running.push(changes)
    return changes
  }

  /** The changes of one server, of which it is notified by the others. */
  async function start(options: Partial<ChangesOptions> = {}): Promise<Changes> {
    const changes = create(options)
    await changes.listen()
    return changes
  }

  const readNames = (changes: Changes) =>
    cacheUntilChange(changes, 'everything', () => database.read.selectFrom('settings').select('name').execute())

  return { ...{ create, start, readNames, errors, clock }, place: () => place, database: () => database }
}

/** Adds a setting. */
export const writeSetting = (changes: Changes, name: string) =>
  changes.write((tx) => tx.insertInto('settings').values({ name, value: '' }).execute())
