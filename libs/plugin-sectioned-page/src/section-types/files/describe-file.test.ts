// @vitest-environment node
import { expect, it } from 'vitest'
import { describeDay, describeSize, describeType } from './describe-file.ts'

it.each([
  ['application/pdf', 'x', 'PDF'],
  ['image/jpeg', 'x.jpg', 'Picture'],
  ['application/octet-stream', 'track.gpx', 'GPX'],
  ['application/octet-stream', 'track', 'File'],
  ['constructor/x', 'a.b', 'B'],
])('calls %s of %s %s', (type, name, words) => {
  expect(describeType(type, name)).toBe(words)
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [999_600, '1.0 MB'],
  [12_345_678, '12 MB'],
  [3_000_000_000_000, '3,000 GB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words)
})

it('writes a day, whatever the time zone', () => {
  expect(describeDay(Date.UTC(2026, 8, 30, 23, 59) / 1000)).toBe('30 Sep 2026')
})
