// @vitest-environment node
import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import { isoMoment } from './export.ts'

afterEach(() => readLanguageFrom(() => english))

it.each([
  [undefined, '2026-06-30T21:45:10.000Z'],
  ['Pacific/Auckland', '2026-07-01T09:45:10+12:00'],
  ['America/St_Johns', '2026-06-30T19:15:10-02:30'],
])('writes a moment so that a table can be read by the clock of the site: %s', (timeZone, text) => {
  readLanguageFrom(() => ({ ...english, timeZone }))
  const moment = Date.UTC(2026, 5, 30, 21, 45, 10)
  expect(isoMoment(moment)).toBe(text)
  expect(Date.parse(isoMoment(moment))).toBe(moment)
})
