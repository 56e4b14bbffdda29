import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatHours, formatMoment, formatSpan, fromLocalText, hoursBetween, toLocalText } from './moments.ts'

const zoneBefore = process.env.TZ

/** Milliseconds since 1970 of a moment written in UTC. */
const utc = (text: string) => Date.parse(`${text}Z`)

/** The span between two texts of `datetime-local` inputs. */
function span(start: string, end: string) {
  return { Start: fromLocalText(start) ?? Number.NaN, End: fromLocalText(end) ?? Number.NaN }
}

describe('moments in Pacific/Auckland', () => {
  beforeEach(() => {
    process.env.TZ = 'Pacific/Auckland'
  })
  afterEach(() => {
    if (zoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = zoneBefore
  })

  it('shows the date and HH:MM in local time (PMGR-023)', () => {
    expect(formatMoment(utc('2026-06-30T21:45:59'))).toBe('01/07/2026 09:45')
    expect(formatMoment(utc('2026-11-30T20:15:00'))).toBe('01/12/2026 09:15')
  })

  it('pads hours and minutes, days and months with zeros (PMGR-024)', () => {
    expect(formatMoment(utc('2026-03-04T14:05:00'))).toBe('05/03/2026 03:05')
    expect(formatMoment(utc('2026-03-04T11:00:00'))).toBe('05/03/2026 00:00')
  })

  it('shows only the time of an end on the same local day (PMGR-025)', () => {
    expect(formatSpan(span('2026-03-05T09:00', '2026-03-05T17:30'))).toBe('05/03/2026 09:00 - 17:30')
    // the same day here is two in UTC, and the other way round
    expect(formatSpan(span('2026-03-05T12:59', '2026-03-05T13:01'))).toBe('05/03/2026 12:59 - 13:01')
    expect(formatSpan(span('2026-03-05T23:59', '2026-03-06T00:01'))).toBe('05/03/2026 23:59 - 06/03/2026 00:01')
    expect(formatSpan(span('2026-03-05T09:00', '2027-03-05T09:00'))).toBe('05/03/2026 09:00 - 05/03/2027 09:00')
  })

  it('reads what is typed as local time, in milliseconds since 1970 (PMGR-042)', () => {
    expect(fromLocalText('2026-07-01T09:00')).toBe(utc('2026-06-30T21:00:00'))
    expect(fromLocalText('2026-12-01T09:00')).toBe(utc('2026-11-30T20:00:00'))
    for (const none of ['', '2026-07-01', '09:00', 'yesterday', '2026-13-01T09:00'])
      expect(fromLocalText(none)).toBeUndefined()
  })

  it('is right on the night when clocks go back and 02:30 comes twice (F9, PMGR-042)', () => {
    expect(fromLocalText('2026-04-05T01:59')).toBe(utc('2026-04-04T12:59:00'))
    expect(fromLocalText('2026-04-05T02:30')).toBe(utc('2026-04-04T13:30:00'))
    expect(fromLocalText('2026-04-05T03:00')).toBe(utc('2026-04-04T15:00:00'))
    const night = span('2026-04-04T22:00', '2026-04-05T06:00')
    expect(hoursBetween(night.Start, night.End)).toBe(9)
    expect(formatSpan(night)).toBe('04/04/2026 22:00 - 05/04/2026 06:00')
    expect(formatSpan(span('2026-04-05T01:00', '2026-04-05T04:00'))).toBe('05/04/2026 01:00 - 04:00')
  })

  it('is right on the night when clocks go forward and 02:30 never comes (F9, PMGR-042)', () => {
    expect(fromLocalText('2026-09-27T01:59')).toBe(utc('2026-09-26T13:59:00'))
    expect(fromLocalText('2026-09-27T02:30')).toBe(utc('2026-09-26T14:30:00'))
    expect(fromLocalText('2026-09-27T03:00')).toBe(utc('2026-09-26T14:00:00'))
    const night = span('2026-09-26T22:00', '2026-09-27T06:00')
    expect(hoursBetween(night.Start, night.End)).toBe(7)
  })

  it('gives a moment back as the text of an input', () => {
    expect(toLocalText(utc('2026-06-30T21:00:00'))).toBe('2026-07-01T09:00')
    expect(toLocalText(0)).toBe('1970-01-01T12:00')
    expect(fromLocalText(toLocalText(utc('2026-02-03T04:05:00')))).toBe(utc('2026-02-03T04:05:00'))
  })
})

describe('moments of a site in Europe/Berlin, read in Auckland', () => {
  beforeEach(() => readLanguageFrom(() => ({ ...english, timeZone: 'Europe/Berlin' })))
  afterEach(() => readLanguageFrom(() => english))

  it('are shown and typed as the clock there shows them', () => {
    expect(formatMoment(utc('2026-06-30T22:45:59'))).toBe('01/07/2026 00:45')
    expect(fromLocalText('2026-07-01T00:45')).toBe(utc('2026-06-30T22:45:00'))
    expect(toLocalText(utc('2026-12-31T23:00:00'))).toBe('2027-01-01T00:00')
    expect(formatSpan(span('2026-03-29T01:30', '2026-03-29T03:30'))).toBe('29/03/2026 01:30 - 03:30')
    expect(hoursBetween(span('2026-03-29T01:30', '2026-03-29T03:30').Start, utc('2026-03-29T01:30:00'))).toBe(1)
  })
})

it('shows hours with up to two decimals', () => {
  expect([21.75, 1.5, 0, 2, 1 / 3, 0.001, 1234.567, 1.005].map(formatHours)).toEqual([
    ...['21.75 hours', '1.5 hours', '0 hours', '2 hours', '0.33 hours', '0 hours', '1234.57 hours', '1 hours'],
  ])
})
