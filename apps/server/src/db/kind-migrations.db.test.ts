import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type PreparedDatabase } from '../testing/test-database.ts'
import { isPostgres, type AnyDb } from './engine.ts'
import { migrate, type KindMigrations } from './migrate.ts'
import { tableNames } from './site-tables.ts'

let place: PreparedDatabase
beforeEach(async () => {
  place = await openTestDatabase([])
})
afterEach(async () => {
  await place.database.close()
  await place.remove()
})

const tables = () => tableNames(place.database.raw as unknown as AnyDb)

const table = (name: string): Migration => ({
  async up(db: AnyDb) {
    await db.schema.createTable(name).addColumn('id', 'integer').execute()
  },
})

/** Fails on the one database where it is written for the other: half of it is done by then. */
const unportable: Migration = {
  async up(db: AnyDb) {
    await db.schema.createTable('half').addColumn('id', 'integer').execute()
    await db.insertInto('half').values({ id: 1 }).execute()
    const id = isPostgres(db) ? 'integer primary key autoincrement' : 'integer generated always as identity'
    await sql`create table whole (id ${sql.raw(id)})`.execute(db)
  },
}

describe('a page kind whose step fails', () => {
  const kinds: KindMigrations = new Map<string, Record<string, Migration>>([
    ['broken', { '0001-first': table('first'), '0002-unportable': unportable }],
    ['sound', { '0001-sound': table('sound') }],
  ])

  it('is left out wholly, and others are not: also for the server that starts next', async () => {
    const before = await tables()
    for (let server = 1; server <= 2; server++) {
      expect(await migrate(place.database, kinds)).toEqual([
        { kind: 'broken', step: 'broken-0002-unportable', error: expect.any(Error) },
      ])
      expect(await tables()).toEqual([...before, 'sound'].sort())
    }
  })

  it('is tried again where somebody was only in its way', async () => {
    let attempts = 0
    const deadlocked = (times: number): Migration => ({
      async up(db: AnyDb) {
        await table('huts').up(db as never)
        if (++attempts <= times) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      },
    })
    const found = (times: number) => migrate(place.database, new Map([['huts', { '0001-huts': deadlocked(times) }]]))
    expect(await found(1000)).toMatchObject([{ kind: 'huts', error: { message: 'deadlock detected' } }])
    expect(await tables()).not.toContain('huts')
    attempts = 0
    expect(await found(1)).toEqual([])
    expect([attempts, (await tables()).includes('huts')]).toEqual([2, true])
  })
})
