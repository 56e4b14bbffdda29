import { expect, it } from 'vitest'
import { settleEach } from './settle-each.ts'

it('does the work for every item, at most four at a time, and tells which failed', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const failures = await settleEach([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (item % 4 === 0) throw new Error(`no ${item}`)
    done.push(item)
  })
  expect(most).toBe(4)
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 9])
  expect(failures).toEqual([
    { item: 4, error: new Error('no 4') },
    { item: 8, error: new Error('no 8') },
  ])
})
