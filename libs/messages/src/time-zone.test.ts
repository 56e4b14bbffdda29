// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { dateTimeFormat, defineMessages } from './index.ts'
import { english, readLanguageFrom } from './language.ts'
import { foreignZone, knownTimeZone, momentOf, wallClockOf } from './time-zone.ts'

const zoneBefore = process.env.TZ
afterEach(() => {
  readLanguageFrom(() => english)
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const inZone = (timeZone: string | undefined) => readLanguageFrom(() => ({ ...english, timeZone }))

/** Those in which clocks change by an hour, by half of one, at midnight, or by a whole day, and one without. */
const zones = [
  ...['Pacific/Auckland', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'],
  ...['Asia/Beirut', 'Pacific/Apia', 'Asia/Kathmandu', 'Africa/Casablanca', 'Pacific/Chatham', 'UTC'],
]

const at = (text: string) => Date.parse(`${text}Z`)

describe('the clock of another time zone', () => {
  it('shows and reads summer and winter, whatever the device’s own', () => {
    process.env.TZ = 'America/New_York'
    inZone('Pacific/Auckland')
    const morning = { year: 2026, month: 7, day: 1, hour: 9, minute: 0, second: 0 }
    expect(wallClockOf(at('2026-06-30T21:00:00'))).toEqual(morning)
    expect(momentOf(morning)).toBe(at('2026-06-30T21:00:00'))
    expect(momentOf({ ...morning, month: 12 })).toBe(at('2026-11-30T20:00:00'))
  })

  it('takes a time that never comes as much later, and the first of one that comes twice', () => {
    inZone('Pacific/Auckland')
    expect(momentOf({ year: 2026, month: 9, day: 27, hour: 2, minute: 30 })).toBe(at('2026-09-26T14:30:00'))
    expect(momentOf({ year: 2026, month: 4, day: 5, hour: 2, minute: 30 })).toBe(at('2026-04-04T13:30:00'))
    inZone('America/Santiago')
    // midnight is left out there
    expect(momentOf({ year: 2026, month: 9, day: 6 })).toBe(at('2026-09-06T04:00:00'))
    inZone('Pacific/Apia')
    // a whole day is
    expect(momentOf({ year: 2011, month: 12, day: 30, hour: 12 })).toBe(at('2011-12-30T22:00:00'))
  })

  it('knows what no clock shows for none', () => {
    inZone('Europe/Berlin')
    expect(momentOf({ year: Number.NaN, month: 1, day: 1 })).toBeNaN()
    inZone(undefined)
    expect(momentOf({ year: Number.NaN, month: 1, day: 1 })).toBeNaN()
  })

  it.each(zones)('is the same as that of a device in %s', (zone) => {
    process.env.TZ = zone
    const moments = fc.integer({ min: 0, max: at('2100-01-01T00:00:00') / 1000 })
    const hours = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
    fc.assert(
      fc.property(moments, hours, (seconds, clock) => {
        const moment = seconds * 1000
        inZone(undefined)
        const own = wallClockOf(moment)
        const ownMoment = momentOf({ ...own, ...clock })
        inZone(zone)
        expect(wallClockOf(moment)).toEqual(own)
        expect(momentOf({ ...own, ...clock })).toBe(ownMoment)
      }),
    )
  })

  it.each(zones)('gives each minute of the nights when clocks change back, in %s', (zone) => {
    inZone(zone)
    for (const day of [
      '2011-12-29',
      '2026-03-28',
      '2026-04-04',
      '2026-09-05',
      '2026-09-26',
      '2026-10-24',
      '2026-11-01',
    ])
      for (let moment = at(`${day}T00:00:00`); moment < at(`${day}T00:00:00`) + 36 * 3_600_000; moment += 15 * 60_000) {
        const back = momentOf(wallClockOf(moment))
        expect(wallClockOf(back)).toEqual(wallClockOf(moment))
        expect(back).toBeLessThanOrEqual(moment)
      }
  })
})

it('writes dates of messages and of formatters in the zone, unless they name one', () => {
  inZone('Pacific/Auckland')
  const options = { timeStyle: 'short' } as const
  expect(dateTimeFormat(options).format(at('2026-06-30T21:00:00'))).toBe('9:00 am')
  expect(dateTimeFormat({ ...options, timeZone: 'UTC' }).format(at('2026-06-30T21:00:00'))).toBe('9:00 pm')
  const texts = defineMessages('zones', { day: '{at, date, ::yMMMd}' })
  expect(texts.day({ at: new Date(at('2026-06-30T21:00:00')) })).toContain('1 Jul')
})

it.each([
  ['pacific/auckland', 'Pacific/Auckland'],
  [' Europe/Berlin ', 'Europe/Berlin'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['utc', 'UTC'],
  ['Nowhere/Atlantis', undefined],
  ['+12:00', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['Europe/Berlin"><script>', undefined],
])('knows %j as %j', (text, zone) => {
  expect(knownTimeZone(text)).toBe(zone)
})

it('names the zone where the device has another one', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(foreignZone()).toBeUndefined()
  inZone('Europe/Berlin')
  expect(foreignZone()).toBeUndefined()
  inZone('Pacific/Auckland')
  expect(foreignZone()).toBe('Pacific/Auckland')
})
