import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchStandstill, type StandstillWatch } from './watch-standstill.ts'

let time: number
let told: number
const now = vi.fn(() => time)
let watch: StandstillWatch
beforeEach(() => {
  time = 5_000
  told = 0
  watch = watchStandstill({ longest: 1_000, onStandstill: () => told++, now })
})
afterEach(() => watch.stop())

it('tells of a standstill when somebody looks, once', () => {
  time += 1_000
  watch.look()
  expect(told).toBe(0)
  time += 1
  watch.look()
  watch.look()
  expect(told).toBe(1)
})

it('tells of one when nobody looks', async () => {
  time += 1_001
  await vi.waitFor(() => expect(told).toBe(1))
})

it('tells of a long turn in which somebody looks again and again', () => {
  for (let count = 0; count < 12; count++) {
    time += 100
    watch.look()
  }
  expect(told).toBe(1)
})

it('tells of no standstill while its own turns come', async () => {
  for (let count = 0; count < 3; count++) {
    time += 900
    now.mockClear()
    // one turn looks at the clock twice at least
    await vi.waitFor(() => expect(now.mock.calls.length).toBeGreaterThan(1))
  }
  watch.look()
  expect(told).toBe(0)
})
