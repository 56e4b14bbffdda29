import { describe, expect, it, vi } from 'vitest'
import { changesOfServers, writeSetting } from '../testing/changes-of-servers.ts'
import { openPostgresLine } from '../testing/postgres-line.ts'
import { openPostgres, type Database } from './database.ts'
import { withStartLock } from './database-lock.ts'
import { listOfKind } from './topics.ts'
import { isUnreachable } from './unreachable.ts'

const { create, start, readNames, errors, clock, database, place } = changesOfServers()

const list = listOfKind('hut', 'bookings')
const otherList = listOfKind('hut', 'wishes')

describe('several servers on one database', () => {
  it('are notified of what another one changed', async () => {
    const [one, other] = [await start(), await start()]
    const names = readNames(other)
    expect(await names()).toEqual([])
    await writeSetting(one, 'a')
    await vi.waitFor(async () => expect(await names()).toEqual([{ name: 'a' }]))
  })

  it('are notified of what it touched', async () => {
    const [one, other] = [await start(), await start()]
    const all = ['settings', 'menu', 'page 1', 'page 2'] as const
    const versions = () => all.map((topic) => other.version([topic]))
    const before = versions()
    await one.write(async (_, touch) => touch('menu', 'page 2'))
    await vi.waitFor(() => expect(other.version(['menu'])).toBeGreaterThan(before[1]!))
    expect(versions().map((version, at) => version > before[at]!)).toEqual([false, true, false, true])
  })

  it('are notified of lists that staff look at, and keep what they cached', async () => {
    const [one, other] = [await start(), await start()]
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
    const [one, other] = [await start(), await start()]
    const [own, others] = [one.version(), other.version()]
    await writeSetting(one, 'a')
    await vi.waitFor(() => expect(other.version()).toBe(others + 1))
    // what comes from the other one comes after what came from itself
    await writeSetting(other, 'b')
    await vi.waitFor(() => expect(one.version()).toBeGreaterThan(own + 1))
    expect(one.version()).toBe(own + 2)
  })

  it('are notified of their own change that was committed although its answer was lost', async () => {
    const lossy: Database = {
      ...database(),
      async write(work) {
        await database().write(work)
        throw new Error('the line was cut')
      },
    }
    const changes = await start({ database: lossy })
    const before = changes.version()
    await expect(writeSetting(changes, 'a')).rejects.toThrow('the line was cut')
    await vi.waitFor(() => expect(changes.version()).toBeGreaterThan(before))
  })

  it('keep what they cached when a change fails because the database is gone', async () => {
    const line = await openPostgresLine(String(place().databaseUrl))
    const away = await openPostgres(line.url)
    const lost: unknown[] = []
    const onError = (error: unknown) => lost.push(error)
    const changes = await start({ database: away, databaseUrl: line.url, onError })
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
    const [one, other] = [await start(), await start()]
    const names = readNames(other)
    await names()
    await cutHearing()
    await writeSetting(one, 'while it was cut')
    await vi.waitFor(async () => expect(await names()).toHaveLength(1))
    expect(errors).not.toEqual([])
    await writeSetting(one, 'afterwards')
    await vi.waitFor(async () => expect(await names()).toHaveLength(2))
  })

  it('tell the reason for which they hear nothing once, and have nothing cached for long meanwhile', async () => {
    const line = await openPostgresLine(String(place().databaseUrl))
    const told: unknown[] = []
    const changes = await start({ databaseUrl: line.url, onError: (error) => told.push(error) })
    await line.close()
    for (let time = 0; time < 3; time++) {
      const before = changes.version()
      await vi.waitFor(() => expect(changes.version()).toBeGreaterThan(before), 5000)
    }
    expect(told.map(String)).toEqual([expect.stringMatching(/terminated/), expect.stringMatching(/ECONNREFUSED/)])
  })

  it('detect a connection that broke silently', async () => {
    const line = await openPostgresLine(String(place().databaseUrl))
    const [one, other] = [await start(), await start({ databaseUrl: line.url })]
    const names = readNames(other)
    await names()
    line.goDead()
    await writeSetting(one, 'unheard')
    await vi.waitFor(async () => expect(await names()).toHaveLength(1))
    await writeSetting(one, 'heard again')
    await vi.waitFor(async () => expect(await names()).toHaveLength(2))
    await line.close()
  })

  it('count everything as changed after a standstill of more than a second', async () => {
    const changes = await start()
    const before = changes.version(['page 1'])
    clock.uptime += 1_000
    expect(changes.version(['page 1'])).toBe(before)
    clock.uptime += 1
    expect(changes.version(['page 1'])).toBeGreaterThan(before)
  })

  it('are known to have been heard for a second, and then when the database answers again', async () => {
    const changes = await start()
    clock.uptime += 1_000
    expect(changes.hearsOthers()).toBe(true)
    clock.uptime += 1
    expect(changes.hearsOthers()).toBe(false)
    await vi.waitFor(() => expect(changes.hearsOthers()).toBe(true))
  })

  it('are not known to have been heard before the listener is connected, and while it is not', async () => {
    const found: boolean[] = []
    const onError = () => found.push(changes.hearsOthers())
    const changes = create({ onError })
    expect(changes.hearsOthers()).toBe(false)
    await changes.listen()
    expect(changes.hearsOthers()).toBe(true)
    await cutHearing()
    await vi.waitFor(() => expect(found[0]).toBe(false))
    await vi.waitFor(() => expect(changes.hearsOthers()).toBe(true))
  })

  it('have one leader, and another one when that is gone', async () => {
    const [one, other] = [await start(), await start()]
    expect([await one.leads(), await one.leads(), await other.leads()]).toEqual([true, true, false])
    await one.close()
    await vi.waitFor(async () => expect(await other.leads()).toBe(true))
  })

  it('start one after the other', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await database().read.selectFrom('settings').selectAll().execute()
      order.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => withStartLock(place().databaseUrl, work(name))))
    for (const name of ['a', 'b', 'c']) expect(order[order.indexOf(`${name} begins`) + 1]).toBe(`${name} ends`)
  })

  it('can start after one whose start failed', async () => {
    const failing = withStartLock(place().databaseUrl, () => Promise.reject(new Error('no such table')))
    await expect(failing).rejects.toThrow('no such table')
    await expect(withStartLock(place().databaseUrl, async () => 'in')).resolves.toBe('in')
  })
})

async function cutHearing(): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: place().databaseUrl })
  await client.connect()
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sitewright changes' and datname = current_database()`
  await client.query(cut)
  await client.end()
}
