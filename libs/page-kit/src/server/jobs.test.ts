// @vitest-environment node
import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import { nextRun, type JobTime } from './jobs.ts'

afterEach(() => readLanguageFrom(() => english))

// the tests run in Pacific/Auckland
const local = (text: string) => new Date(text).getTime()
const next = (job: JobTime, after: string) => new Date(nextRun(job, local(after))).toString().slice(0, 21)

it('finds the next time of the clock, also on the days on which clocks change', () => {
  expect(next({ at: '06:30' }, '2026-11-02T06:29:59')).toBe('Mon Nov 02 2026 06:30')
  expect(next({ at: '06:30' }, '2026-11-02T06:30:00')).toBe('Tue Nov 03 2026 06:30')
  expect(next({ at: '06:30' }, '2026-12-31T12:00:00')).toBe('Fri Jan 01 2027 06:30')
  // clocks go forward at 02:00 on 27 September 2026, and back at 03:00 on 4 April 2027
  expect(next({ at: '06:30' }, '2026-09-26T12:00:00')).toBe('Sun Sep 27 2026 06:30')
  expect(next({ at: '06:30' }, '2027-04-03T12:00:00')).toBe('Sun Apr 04 2027 06:30')
  // a time that there is not once, and one that there is twice
  expect(next({ at: '02:30' }, '2026-09-26T12:00:00')).toBe('Sun Sep 27 2026 03:30')
  expect(next({ at: '02:30' }, '2026-09-27T03:30:00')).toBe('Mon Sep 28 2026 02:30')
  expect(nextRun({ at: '02:30' }, nextRun({ at: '02:30' }, local('2027-04-03T12:00:00')))).toBe(
    local('2027-04-05T02:30:00'),
  )
})

it('goes by the clock of the site, wherever the server is', () => {
  readLanguageFrom(() => ({ ...english, timeZone: 'Europe/Berlin' }))
  const inUtc = (job: JobTime, after: string) => new Date(nextRun(job, Date.parse(after))).toISOString()
  expect(inUtc({ at: '06:30' }, '2026-11-02T05:29:59Z')).toBe('2026-11-02T05:30:00.000Z')
  expect(inUtc({ at: '06:30' }, '2026-11-02T05:30:00Z')).toBe('2026-11-03T05:30:00.000Z')
  expect(inUtc({ at: '00:15' }, '2026-12-31T23:15:00Z')).toBe('2027-01-01T23:15:00.000Z')
  // clocks go forward on 28 March 2027
  expect(inUtc({ at: '02:30' }, '2027-03-27T12:00:00Z')).toBe('2027-03-28T01:30:00.000Z')
})

it('refuses what is no time', () => {
  for (const at of ['24:00', '6:30', '06:60'] as const) expect(() => nextRun({ at }, 0)).toThrow(`'${at}' is no time`)
  for (const every of [0, 59_999, NaN, -1]) expect(() => nextRun({ every }, 0)).toThrow('once a minute at most')
  expect(() => nextRun({ every: Infinity }, 0)).toThrow('no interval')
  // as a kind without types may say it
  for (const job of [{}, { at: 6.5 }, { at: null }]) expect(() => nextRun(job as JobTime, 0)).toThrow('is no time')
  expect(nextRun({ every: 60_000 }, 5)).toBe(60_005)
})
