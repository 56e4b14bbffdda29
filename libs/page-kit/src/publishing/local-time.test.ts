import { english, readLanguageFrom } from '@sitewright/messages'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editedMoment, fromLocalInput, toLocalInput } from './local-time.ts'

const zoneBefore = process.env.TZ

/** Seconds since 1970 of a moment written in UTC. */
const utc = (text: string) => Date.parse(`${text}Z`) / 1000

describe('times of a site in another zone than the browser', () => {
  beforeEach(() => {
    process.env.TZ = 'America/New_York'
    readLanguageFrom(() => ({ ...english, timeZone: 'Pacific/Auckland' }))
  })
  afterEach(() => {
    readLanguageFrom(() => english)
    if (zoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = zoneBefore
  })

  it('are typed and shown as the clock of the site shows them', () => {
    expect(fromLocalInput('2026-07-01T09:00')).toBe(utc('2026-06-30T21:00:00'))
    expect(toLocalInput(utc('2026-11-30T20:00:00'))).toBe('2026-12-01T09:00')
    expect(fromLocalInput('2026-04-05T02:30')).toBe(utc('2026-04-04T13:30:00'))
    expect(fromLocalInput('2026-09-27T02:30')).toBe(utc('2026-09-26T14:30:00'))
    for (const none of ['', 'yesterday', '2026-13-01T09:00']) expect(fromLocalInput(none)).toBeNull()
  })

  it('come back unchanged, and whole minutes outside the doubled hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: utc('9999-12-31T00:00:00') }), (moment) => {
        const text = toLocalInput(moment)
        expect(editedMoment(text, moment)).toBe(moment)
        const minute = moment - (moment % 60)
        expect([minute, minute - 3600]).toContain(fromLocalInput(text))
      }),
    )
  })
})

describe('local time in Pacific/Auckland', () => {
  beforeEach(() => {
    process.env.TZ = 'Pacific/Auckland'
  })
  afterEach(() => {
    if (zoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = zoneBefore
  })

  it('turns local time into epoch seconds, in winter and in summer (PAGE-020)', () => {
    expect(fromLocalInput('2026-07-01T09:00')).toBe(utc('2026-06-30T21:00:00'))
    expect(fromLocalInput('2026-12-01T09:00')).toBe(utc('2026-11-30T20:00:00'))
  })

  it('turns an empty input into null and null into an empty input (PAGE-020)', () => {
    expect(fromLocalInput('')).toBeNull()
    expect(toLocalInput(null)).toBe('')
  })

  it('shows epoch seconds in local time', () => {
    expect(toLocalInput(utc('2026-06-30T21:00:00'))).toBe('2026-07-01T09:00')
    expect(toLocalInput(utc('2026-11-30T20:00:00'))).toBe('2026-12-01T09:00')
    expect(toLocalInput(0)).toBe('1970-01-01T12:00')
  })

  it('is right on the night when clocks go back and 02:30 comes twice (PAGE-020)', () => {
    expect(fromLocalInput('2026-04-05T01:59')).toBe(utc('2026-04-04T12:59:00'))
    expect(fromLocalInput('2026-04-05T02:30')).toBe(utc('2026-04-04T13:30:00'))
    expect(fromLocalInput('2026-04-05T03:00')).toBe(utc('2026-04-04T15:00:00'))
  })

  it('is right on the night when clocks go forward and 02:30 never comes (PAGE-020)', () => {
    expect(fromLocalInput('2026-09-27T01:59')).toBe(utc('2026-09-26T13:59:00'))
    expect(fromLocalInput('2026-09-27T02:30')).toBe(utc('2026-09-26T14:30:00'))
    expect(fromLocalInput('2026-09-27T03:00')).toBe(utc('2026-09-26T14:00:00'))
  })

  it('keeps the second 02:30 of that night while its text stands unchanged', () => {
    const second = utc('2026-04-04T14:30:00')
    expect(toLocalInput(second)).toBe('2026-04-05T02:30')
    expect(editedMoment('2026-04-05T02:30', second)).toBe(second)
  })

  it('keeps the seconds of a moment whose text stands unchanged, and drops them from an edited one', () => {
    const moment = utc('2026-11-30T20:00:17')
    expect(editedMoment(toLocalInput(moment), moment)).toBe(moment)
    expect(editedMoment('2026-12-01T09:01', moment)).toBe(utc('2026-11-30T20:01:00'))
    expect(editedMoment('', moment)).toBeNull()
    expect(editedMoment('', null)).toBeNull()
  })

  it('gives every moment of four-digit years back unchanged, and whole minutes outside the doubled hour', () => {
    const latest = utc('9999-12-31T00:00:00')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: latest }), (moment) => {
        const text = toLocalInput(moment)
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
        expect(editedMoment(text, moment)).toBe(moment)
        // Read afresh it may only be the other half of the doubled hour.
        const minute = moment - (moment % 60)
        expect([minute, minute - 3600]).toContain(fromLocalInput(text))
      }),
    )
  })
})
