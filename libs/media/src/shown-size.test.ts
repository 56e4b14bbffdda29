import { expect, it } from 'vitest'
import { shownSize } from './shown-size.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [24_600, '24.6 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_240_000, '3.24 MB'],
  [104_857_600, '105 MB'],
  [7_000_000_000_000_000, '7,000 TB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(shownSize(bytes)).toBe(text)
})
