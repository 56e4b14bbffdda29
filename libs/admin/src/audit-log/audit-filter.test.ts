import { english, readLanguageFrom } from '@sitewright/messages'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endsTooEarly, noFilter, queryOf } from './audit-filter.ts'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland'
  return before
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const at = (text: string) => Date.parse(text) / 1000

describe('the query of a filter', () => {
  it('asks for everything where nothing was chosen', () => {
    expect(queryOf(noFilter)).toEqual({})
    expect(queryOf({ ...noFilter, text: '  ' })).toEqual({})
  })

  it('takes both days whole, in the time zone of the browser, also when the clocks change', () => {
    const query = queryOf({ ...noFilter, from: '2026-09-27', to: '2026-09-27' })
    expect(query).toEqual({ from: at('2026-09-27T00:00+12:00'), to: at('2026-09-28T00:00+13:00') })
    expect(queryOf({ ...noFilter, to: '2026-12-31' })).toEqual({ to: at('2027-01-01T00:00+13:00') })
  })

  it('takes the days of the site, where it has a time zone', () => {
    readLanguageFrom(() => ({ ...english, timeZone: 'Europe/Berlin' }))
    onTestFinished(() => readLanguageFrom(() => english))
    const query = queryOf({ ...noFilter, from: '2026-03-29', to: '2026-03-29' })
    expect(query).toEqual({ from: at('2026-03-29T00:00+01:00'), to: at('2026-03-30T00:00+02:00') })
  })

  it('never goes back before 1970, which nothing in the log does', () => {
    expect(queryOf({ ...noFilter, from: '0026-01-01' })).toEqual({ from: 0 })
  })

  it('sends as many characters as the server takes, none of them cut in two', () => {
    expect(queryOf({ ...noFilter, text: '🏔'.repeat(300) }).q).toBe('🏔'.repeat(200))
  })
})

it('knows a last day that is before the first', () => {
  expect(endsTooEarly({ ...noFilter, from: '2026-03-02', to: '2026-03-01' })).toBe(true)
  expect(endsTooEarly({ ...noFilter, from: '2026-03-02', to: '2026-03-02' })).toBe(false)
  expect(endsTooEarly({ ...noFilter, from: '2026-03-02' })).toBe(false)
})
