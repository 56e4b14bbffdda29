import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createWorkScheduler, createTurnQueue } from './scheduling.ts'

describe('the queue of turns', () => {
  /** What was done after each of some turns, each piece of work taking so many milliseconds. */
  async function done(pieces: string, milliseconds: number): Promise<string[]> {
    let time = 0
    let order = ''
    const next = createTurnQueue(() => time)
    for (const piece of pieces)
      void next().then(() => {
        order += piece
        time += milliseconds
      })
    const seen = [order]
    for (let round = 0; round < 8; round++) {
      await turn()
      seen.push(order)
    }
    return seen
  }

  it('lets nothing continue at once, and everything in the order of arrival', async () => {
    const seen = await done('abcd', 1)
    expect(seen[0]).toBe('')
    expect(seen.at(-1)).toBe('abcd')
  })

  it('continues long work in later turns, so that other work runs in between', async () => {
    const seen = await done('abcd', 8)
    expect(seen).toContain('ab')
    expect(seen.at(-1)).toBe('abcd')
    expect(await done('abc', 1000)).toEqual(expect.arrayContaining(['a', 'ab', 'abc']))
  })
})

describe('the work scheduler', () => {
  it('starts work at once while there is time, and the rest in later turns', async () => {
    let time = 0
    const pace = createWorkScheduler(() => time)
    const started: number[] = []
    const work = (number: number) => () => {
      started.push(number)
      time += 8
    }
    for (let number = 1; number <= 5; number++) pace(work(number))
    expect(started).toEqual([1, 2])
    await turn()
    await turn()
    expect(started.length).toBeLessThan(5)
    for (let round = 0; round < 8; round++) await turn()
    expect(started).toEqual([1, 2, 3, 4, 5])
  })

  it('lets no new work overtake waiting work', async () => {
    let time = 0
    const pace = createWorkScheduler(() => time)
    const started: string[] = []
    const work = (name: string) => () => {
      started.push(name)
      time += 30
    }
    for (const name of ['a', 'b', 'c']) pace(work(name))
    await turn()
    pace(work('d'))
    for (let round = 0; round < 8; round++) await turn()
    expect(started.join('')).toBe('abcd')
  })
})
