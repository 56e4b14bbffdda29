import { expect, it } from 'vitest'
import { createKeptPages, type Life } from './kept-pages.ts'

const life: Life = { since: 0, expires: 2_000, needs: [], version: 0 }

it('has at most as much as it may: those asked for longest ago go first', () => {
  const kept = createKeptPages<Life & { size: number }>({
    maxBytes: 100,
    sizeOf: ({ size }) => size,
    clock: () => 1_000,
    version: () => 0,
  })
  const isKept = () => ['a', 'b', 'c'].map((key) => kept.get(key) !== undefined)
  kept.set('a', { ...life, size: 50 })
  kept.set('b', { ...life, size: 50 })
  expect(isKept()).toEqual([true, true, false])
  kept.set('c', { ...life, size: 1 })
  expect(isKept()).toEqual([false, true, true])
  // what takes the place of another one counts as asked for
  kept.set('b', { ...life, size: 50 })
  kept.set('a', { ...life, size: 50 })
  expect(isKept()).toEqual([true, true, false])
  kept.get('a')
  kept.set('c', { ...life, size: 1 })
  expect(isKept()).toEqual([true, false, true])
  kept.get('a')
  kept.set('d', { ...life, size: 50 })
  expect(isKept()).toEqual([true, false, false])
})

it('has a page only between the times at which it was made and ends', () => {
  let time = 1_000
  const kept = createKeptPages<Life>({ maxBytes: 10, sizeOf: () => 1, clock: () => time, version: () => 0 })
  const at = (next: number) => {
    time = next
    kept.set('a', { ...life, since: 500 })
    return kept.get('a') !== undefined
  }
  expect([499, 500, 1_999, 2_000].map(at)).toEqual([false, true, true, false])
})
