import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 kB'],
  [3, '0.1 kB'],
  [1234, '1.2 kB'],
  [99_400, '99 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [3_450_000, '3.5 MB'],
  [104_857_600, '105 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('says of %d bytes: %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
