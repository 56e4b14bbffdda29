import { describe, expect, it } from 'vitest'
import { cacheReads } from './cache-reads.ts'
import type { Reader } from './database.ts'

/** A database that changes when told, and counts what is read of it. */
function setUp({ most = 10, keeps = true } = {}) {
  const data = { version: 1, reads: [] as string[], failing: false }
  const remembered = cacheReads({
    database: { read: {} as Reader, version: () => (keeps ? data.version : undefined) },
    tables: ['pages'],
    read: async (_, key: string) => {
      data.reads.push(key)
      if (data.failing) throw new Error('out of luck')
      return `${key}${data.version}`
    },
    most,
  })
  return { data, remembered }
}

describe('cacheReads', () => {
  it('reads once while nothing changes, also for parallel callers, and again after a change', async () => {
    const { data, remembered } = setUp()
    expect(await Promise.all([remembered('a'), remembered('a'), remembered('b')])).toEqual(['a1', 'a1', 'b1'])
    expect(await remembered('a')).toBe('a1')
    data.version++
    expect(await remembered('a')).toBe('a2')
    expect(data.reads).toEqual(['a', 'b', 'a'])
  })

  it('does not cache a read that began before a change', async () => {
    const { data, remembered } = setUp()
    const early = remembered('a')
    data.version++
    expect([await early, await remembered('a')]).toEqual(['a1', 'a2'])
  })

  it('drops the oldest entry when there are too many', async () => {
    const { data, remembered } = setUp({ most: 2 })
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await remembered(key)
    expect(data.reads).toEqual(['a', 'b', 'c', 'a'])
  })

  it('tries again after a failure', async () => {
    const { data, remembered } = setUp()
    data.failing = true
    await expect(remembered('a')).rejects.toThrow('out of luck')
    data.failing = false
    expect(await remembered('a')).toBe('a1')
  })

  it('caches nothing where a change is not known without a query', async () => {
    const { data, remembered } = setUp({ keeps: false })
    await remembered('a')
    await remembered('a')
    expect(data.reads).toEqual(['a', 'a'])
  })
})
