import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChanges, cacheUntilChange, type Changes } from './changes.ts'
import { openPostgres, openSqlite, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { listOfKind, type Touched } from './topics.ts'
import { isUnreachable } from './unreachable.ts'
import { withStartLock } from './database-lock.ts'
import { openPostgresLine } from '../testing/postgres-line.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let place: TestDatabase
let database: Database
const running: Changes[] = []
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

const errors: unknown[] = []

const list = listOfKind('hut', 'bookings')
const otherList = listOfKind('hut', 'wishes')

/** For how long the servers have run, in milliseconds; whatever else is busy, they never stood still. */
let uptime = 0

/** The changes of which one server is notified by the others. */
async function startChanges(databaseUrl = place.databaseUrl): Promise<Changes> {
  const onError = (error: unknown) => errors.push(error)
  const changes = createChanges({ database, databaseUrl, onError, now: () => uptime })
  await changes.listen()
  running.push(changes)
  return changes
}

const write = (changes: Changes, name: string) =>
  changes.write((tx) => tx.insertInto('settings').values({ name, value: '' }).execute())

const readNames = (changes: Changes) =>
  cacheUntilChange(changes, 'everything', () => database.read.selectFrom('settings').select('name').execute())

describe('changes', () => {
  it('invalidate all caches once they are committed, and not when they fail', async () => {
    const changes = await startChanges()
    const names = readNames(changes)
    expect(await names()).toEqual([])
    await write(changes, 'a')
    expect(await names()).toEqual([{ name: 'a' }])
    const version = changes.version()
    await expect(write(changes, 'a')).rejects.toThrow(/UNIQUE|unique/)
    expect(changes.version()).toBe(version)
  })

  it('invalidate what is made of what they touch, and nothing else', async () => {
    const changes = await startChanges()
    const all = ['settings', 'menu', 'page 1', 'page 2'] as const
    const versions = () => all.map((topic) => changes.version([topic]))
    const before = versions()
    await changes.write(async (_, touch) => touch('menu', 'page 2'))
    expect(versions().map((version, at) => version > before[at]!)).toEqual([false, true, false, true])
    const then = versions()
    await changes.write(async (_, touch) => touch())
    expect(versions()).toEqual(then)
    await write(changes, 'a')
    expect(versions().every((version, at) => version > then[at]!)).toBe(true)
  })

  it('are told to those who subscribed to what they touch, once they can be read', async () => {
    const changes = await startChanges()
    const heard: string[] = []
    const listen = (name: string, needs: Parameters<Changes['subscribe']>[0]) =>
      changes.subscribe(needs, () => void heard.push(name))
    const stop = listen('menu or links', ['menu', 'links'])
    listen('page 2', ['page 2'])
    listen('all', 'everything')
    await changes.write(async (_, touch) => touch('menu', 'links', 'settings'))
    expect(heard.splice(0)).toEqual(['menu or links', 'all'])
    await changes.write(async (_, touch) => touch('page 2'))
    expect(heard.splice(0)).toEqual(['page 2', 'all'])
    await expect(changes.write(() => Promise.reject(new Error('half-way')))).rejects.toThrow('half-way')
    expect(heard).toEqual([])
    stop()
    await write(changes, 'a')
    expect(heard.toSorted()).toEqual(['all', 'page 2'])
  })

  it('are told to all who subscribed, also where one of them fails', async () => {
    const changes = await startChanges()
    let heard = 0
    changes.subscribe(['menu'], () => {
      throw new Error('deaf')
    })
    changes.subscribe(['menu'], () => void (heard += 1))
    errors.splice(0)
    await changes.write(async (_, touch) => touch('menu'))
    expect([heard, errors]).toEqual([1, [new Error('deaf')]])
  })

  it('are told to nobody where no page shows them, and are written all the same', async () => {
    const changes = await startChanges()
    const before = changes.version()
    const row = (name: string) => ({ name, value: '' })
    const quietly = (name: string) =>
      changes.write((tx) => tx.insertInto('settings').values(row(name)).execute(), { isAnnounced: () => false })
    await quietly('a')
    expect(changes.version()).toBe(before)
    expect(await database.read.selectFrom('settings').select('name').execute()).toEqual([{ name: 'a' }])
    await expect(quietly('a')).rejects.toThrow(/UNIQUE|unique/)
    expect(changes.version()).toBe(before)
    // its own next one is heard of once
    await write(changes, 'b')
    expect(changes.version()).toBe(before + 1)
  })

  it('of a list that staff look at are told to those who look at it, and leave all that visitors see', async () => {
    const recorded: Touched[] = []
    const changes = createChanges({
      ...{ database, databaseUrl: place.databaseUrl, onError: (error) => errors.push(error) },
      record: async (_, touched) => void recorded.push(touched),
    })
    await changes.listen()
    running.push(changes)
    const before = changes.version()
    const heard: string[] = []
    for (const needs of [[list], [otherList], ['menu'], 'everything'] as const)
      changes.subscribe(needs, () => void heard.push(String(needs)))
    await changes.write(async (_, touch) => touch(list))
    expect([heard.splice(0), changes.version(), recorded]).toEqual([[list], before, []])
    await changes.write(async (_, touch) => touch('menu', list))
    expect(heard.splice(0).toSorted()).toEqual(['everything', list, 'menu'].toSorted())
    expect([changes.version(['menu']), recorded]).toEqual([before + 1, [new Set(['menu'])]])
    await changes.write(async () => {})
    expect(heard).toHaveLength(4)
  })

  it('make the only server the leader', async () => {
    expect(await (await startChanges()).leads()).toBe(true)
  })
})

// SQLite has one server only
const [shared, alone] =
  process.env['TEST_DATABASE'] === 'postgres'
    ? [['several servers on one database'], []]
    : [[], ['the only server on a database']]

describe.each(alone)('%s', () => {
  it('keeps what it cached, however long it stood still: nobody else changes anything', async () => {
    const changes = await startChanges()
    const before = changes.version()
    uptime += 5_000
    expect([changes.version(), changes.hearsOthers()]).toEqual([before, true])
  })
})

describe.each(shared)('%s', () => {
  it('are notified of what another one changed', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    const names = readNames(other)
    expect(await names()).toEqual([])
    await write(one, 'a')
    await vi.waitFor(async () => expect(await names()).toEqual([{ name: 'a' }]))
  })

  it('are notified of what it touched', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    const all = ['settings', 'menu', 'page 1', 'page 2'] as const
    const versions = () => all.map((topic) => other.version([topic]))
    const before = versions()
    await one.write(async (_, touch) => touch('menu', 'page 2'))
    await vi.waitFor(() => expect(other.version(['menu'])).toBeGreaterThan(before[1]!))
    expect(versions().map((version, at) => version > before[at]!)).toEqual([false, true, false, true])
  })

  it('are notified of lists that staff look at, and keep what they cached', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    const before = other.version()
    let heard = 0
    other.subscribe([list], () => void (heard += 1))
    await one.write(async (_, touch) => touch(otherList))
    await one.write(async (_, touch) => touch(list))
    await vi.waitFor(() => expect(heard).toBe(1))
    expect(other.version()).toBe(before)
    // its own one comes back to the server that made it, and is told once there too
    let own = 0
    one.subscribe([list], () => void (own += 1))
    await one.write(async (_, touch) => touch(list))
    await one.write(async (_, touch) => touch('menu'))
    await vi.waitFor(() => expect(other.version(['menu'])).toBeGreaterThan(before))
    expect(own).toBe(1)
  })

  it('keep what they cached since their own change when its notification comes back', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    const [own, others] = [one.version(), other.version()]
    await write(one, 'a')
    await vi.waitFor(() => expect(other.version()).toBe(others + 1))
    // what comes from the other one comes after what came from itself
    await write(other, 'b')
    await vi.waitFor(() => expect(one.version()).toBeGreaterThan(own + 1))
    expect(one.version()).toBe(own + 2)
  })

  it('are notified of their own change that was committed although its answer was lost', async () => {
    const lossy: Database = {
      ...database,
      async write(work) {
        await database.write(work)
        throw new Error('the line was cut')
      },
    }
    const changes = createChanges({ database: lossy, databaseUrl: place.databaseUrl, onError: () => {} })
    await changes.listen()
    running.push(changes)
    const before = changes.version()
    await expect(write(changes, 'a')).rejects.toThrow('the line was cut')
    await vi.waitFor(() => expect(changes.version()).toBeGreaterThan(before))
  })

  it('keep what they cached when a change fails because the database is gone', async () => {
    const line = await openPostgresLine(String(place.databaseUrl))
    const away = await openPostgres(line.url)
    const lost: unknown[] = []
    const changes = createChanges({ database: away, databaseUrl: line.url, onError: (error) => lost.push(error) })
    await changes.listen()
    running.push(changes)
    const before = changes.version()
    const failing = changes.write(async (tx) => {
      await tx.insertInto('settings').values({ name: 'a', value: '' }).execute()
      await line.close()
      await vi.waitFor(() => expect(lost).not.toEqual([]))
      await tx.insertInto('settings').values({ name: 'b', value: '' }).execute()
    })
    await expect(failing).rejects.toSatisfy(isUnreachable)
    expect(changes.version()).toBe(before)
    await changes.close()
    await away.close()
  })

  it('are notified also after their connections were cut, and of what changed meanwhile', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    const names = readNames(other)
    await names()
    await cutHearing()
    await write(one, 'while it was cut')
    await vi.waitFor(async () => expect(await names()).toHaveLength(1))
    expect(errors).not.toEqual([])
    await write(one, 'afterwards')
    await vi.waitFor(async () => expect(await names()).toHaveLength(2))
  })

  it('tell the reason for which they hear nothing once, and have nothing cached for long meanwhile', async () => {
    const line = await openPostgresLine(String(place.databaseUrl))
    const told: unknown[] = []
    const changes = createChanges({ database, databaseUrl: line.url, onError: (error) => told.push(error) })
    await changes.listen()
    running.push(changes)
    await line.close()
    for (let time = 0; time < 3; time++) {
      const before = changes.version()
      await vi.waitFor(() => expect(changes.version()).toBeGreaterThan(before), 5000)
    }
    expect(told.map(String)).toEqual([expect.stringMatching(/terminated/), expect.stringMatching(/ECONNREFUSED/)])
  })

  it('detect a connection that broke silently', async () => {
    const line = await openPostgresLine(String(place.databaseUrl))
    const [one, other] = [await startChanges(), await startChanges(line.url)]
    const names = readNames(other)
    await names()
    line.goDead()
    await write(one, 'unheard')
    await vi.waitFor(async () => expect(await names()).toHaveLength(1))
    await write(one, 'heard again')
    await vi.waitFor(async () => expect(await names()).toHaveLength(2))
    await line.close()
  })

  it('count everything as changed after a standstill of more than a second', async () => {
    const changes = await startChanges()
    const before = changes.version(['page 1'])
    uptime += 1_000
    expect(changes.version(['page 1'])).toBe(before)
    uptime += 1
    expect(changes.version(['page 1'])).toBeGreaterThan(before)
  })

  it('are known to have been heard for a second, and then when the database answers again', async () => {
    const changes = await startChanges()
    uptime += 1_000
    expect(changes.hearsOthers()).toBe(true)
    uptime += 1
    expect(changes.hearsOthers()).toBe(false)
    await vi.waitFor(() => expect(changes.hearsOthers()).toBe(true))
  })

  it('are not known to have been heard before the listener is connected, and while it is not', async () => {
    const found: boolean[] = []
    const onError = () => found.push(changes.hearsOthers())
    const changes = createChanges({ database, databaseUrl: place.databaseUrl, onError, now: () => uptime })
    running.push(changes)
    expect(changes.hearsOthers()).toBe(false)
    await changes.listen()
    expect(changes.hearsOthers()).toBe(true)
    await cutHearing()
    await vi.waitFor(() => expect(found[0]).toBe(false))
    await vi.waitFor(() => expect(changes.hearsOthers()).toBe(true))
  })

  it('have one leader, and another one when that is gone', async () => {
    const [one, other] = [await startChanges(), await startChanges()]
    expect([await one.leads(), await one.leads(), await other.leads()]).toEqual([true, true, false])
    await one.close()
    await vi.waitFor(async () => expect(await other.leads()).toBe(true))
  })

  it('start one after the other', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await database.read.selectFrom('settings').selectAll().execute()
      order.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => withStartLock(place.databaseUrl, work(name))))
    for (const name of ['a', 'b', 'c']) expect(order[order.indexOf(`${name} begins`) + 1]).toBe(`${name} ends`)
  })

  it('can start after one whose start failed', async () => {
    const failing = withStartLock(place.databaseUrl, () => Promise.reject(new Error('no such table')))
    await expect(failing).rejects.toThrow('no such table')
    await expect(withStartLock(place.databaseUrl, async () => 'in')).resolves.toBe('in')
  })
})

async function cutHearing(): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sitewright changes' and datname = current_database()`
  await client.query(cut)
  await client.end()
}
