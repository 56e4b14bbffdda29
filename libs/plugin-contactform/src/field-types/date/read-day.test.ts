// @vitest-environment node
import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

it.each([
  ['1/2/2026', '01/02/2026'],
  ['1.2.2026', '01/02/2026'],
  ['01022026', '01/02/2026'],
  [' 2026-2-1 ', '01/02/2026'],
  ['2026. 2. 1.', '2026. 2. 1.'],
  ['2026.02.01.', '01/02/2026'],
  ['١/٢/٢٠٢٦', '01/02/2026'],
  ['۱/۲/۲۰۲۶', '01/02/2026'],
  ['يوم ١', 'يوم ١'],
  ['tomorrow', 'tomorrow'],
])('%j is put as %j', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
