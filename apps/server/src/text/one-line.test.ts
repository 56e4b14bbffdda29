import { expect, it } from 'vitest'
import { isOneLine } from './one-line.ts'

it.each(['', 'Huts & tracks', 'أكواخ', '\u200fa\u200e', 'a \u2068كوخ\u2069 b', '\ud83d\ude00', 'photo\u202egpj.exe'])(
  'takes %j',
  (text) => {
    expect(isOneLine(text)).toBe(true)
  },
)

it.each(['a\nb', 'a\u0000', 'a\u2028b'])('refuses %j', (text) => {
  expect(isOneLine(text)).toBe(false)
})
