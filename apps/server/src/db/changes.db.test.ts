import { describe, expect, it } from 'vitest'
import { changesOfServers, writeSetting } from '../testing/changes-of-servers.ts'
import type { Changes } from './changes.ts'
import { listOfKind, type Touched } from './topics.ts'

const { start, readNames, errors, clock, database } = changesOfServers()

const list = listOfKind('hut', 'bookings')
const otherList = listOfKind('hut', 'wishes')

describe('changes', () => {
  it('invalidate all caches once they are committed, and not when they fail', async () => {
    const changes = await start()
    const names = readNames(changes)
    expect(await names()).toEqual([])
    await writeSetting(changes, 'a')
    expect(await names()).toEqual([{ name: 'a' }])
    const version = changes.version()
    await expect(writeSetting(changes, 'a')).rejects.toThrow(/UNIQUE|unique/)
    expect(changes.version()).toBe(version)
  })

  it('invalidate what is made of what they touch, and nothing else', async () => {
    const changes = await start()
    const all = ['settings', 'menu', 'page 1', 'page 2'] as const
    const versions = () => all.map((topic) => changes.version([topic]))
    const before = versions()
    await changes.write(async (_, touch) => touch('menu', 'page 2'))
    expect(versions().map((version, at) => version > before[at]!)).toEqual([false, true, false, true])
    const then = versions()
    await changes.write(async (_, touch) => touch())
    expect(versions()).toEqual(then)
    await writeSetting(changes, 'a')
    expect(versions().every((version, at) => version > then[at]!)).toBe(true)
  })

  it('are told to those who subscribed to what they touch, once they can be read', async () => {
    const changes = await start()
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
    await writeSetting(changes, 'a')
    expect(heard.toSorted()).toEqual(['all', 'page 2'])
  })

  it('are told to all who subscribed, also where one of them fails', async () => {
    const changes = await start()
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
    const changes = await start()
    const before = changes.version()
    const row = (name: string) => ({ name, value: '' })
    const quietly = (name: string) =>
      changes.write((tx) => tx.insertInto('settings').values(row(name)).execute(), { isAnnounced: () => false })
    await quietly('a')
    expect(changes.version()).toBe(before)
    expect(await database().read.selectFrom('settings').select('name').execute()).toEqual([{ name: 'a' }])
    await expect(quietly('a')).rejects.toThrow(/UNIQUE|unique/)
    expect(changes.version()).toBe(before)
    // its own next one is heard of once
    await writeSetting(changes, 'b')
    expect(changes.version()).toBe(before + 1)
  })

  it('of a list that staff look at are told to those who look at it, and leave all that visitors see', async () => {
    const recorded: Touched[] = []
    const changes = await start({ record: async (_, touched) => void recorded.push(touched) })
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
    expect(await (await start()).leads()).toBe(true)
  })
})

// SQLite has one server only
describe.runIf(process.env['TEST_DATABASE'] !== 'postgres')('the only server on a database', () => {
  it('keeps what it cached, however long it stood still: nobody else changes anything', async () => {
    const changes = await start()
    const before = changes.version()
    clock.uptime += 5_000
    expect([changes.version(), changes.hearsOthers()]).toEqual([before, true])
  })
})
