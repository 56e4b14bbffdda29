import { expect, it } from 'vitest'
import { recoveryOf } from './recovery.ts'
import type { Asked, Sort } from './steady-traffic.ts'

/** The database is away from 100 to 200. */
const outage = { from: 100, to: 200 }
const asked = (sort: Sort, from: number, to: number, error?: string): Asked => ({
  ...{ sort, from, to },
  ...(error !== undefined && { error }),
})
const back = [asked('page for staff', 205, 210), asked('list', 205, 220), asked('save', 206, 215)]

it('a server is well again when all that needs the database has been answered', () => {
  expect(recoveryOf(back, outage)).toEqual({ recovered: 20, failed: 0, faults: [] })
  const streams = [asked('stream', 50, 60), asked('stream', 60, 120, 'ended'), asked('stream', 230, 240)]
  expect(recoveryOf([...back, ...streams], outage)).toEqual({ recovered: 40, failed: 1, faults: [] })
  expect(recoveryOf(back.slice(1), outage).recovered).toBe(Infinity)
})

it('what fails while the database is away is excused, but for pages from memory', () => {
  const failed = [asked('list', 90, 101, 'answered 503'), asked('save', 199, 204, 'answered 503')]
  expect(recoveryOf([...failed, ...back], outage)).toEqual({ recovered: 20, failed: 2, faults: [] })
  expect(recoveryOf([asked('kept page', 150, 151, 'answered 503'), ...back], outage).faults).toEqual([
    'kept page, 50 ms after the outage began: answered 503',
  ])
})

it.each([
  ['before', asked('list', 80, 90, 'answered 500')],
  ['after its kind was answered again', asked('save', 216, 218, 'answered 503')],
  ['very long after', asked('list', 150, 900, 'timed out')],
])('what fails %s is a fault', (_, request) => {
  expect(
    recoveryOf(
      [request, ...back].toSorted((a, b) => a.to - b.to),
      outage,
    ).faults,
  ).toHaveLength(1)
})
