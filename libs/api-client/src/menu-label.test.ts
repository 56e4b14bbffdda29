import { expect, it } from 'vitest'
import { isNameless } from './menu-label.ts'

it.each([
  ['', true],
  ['  ', true],
  ['\u00a0\u200b\u00ad\u200f\u3164', true],
  ['Huts', false],
  ['…', false],
  ['می\u200cخواهم', false],
])('%j is nameless: %s', (label, nameless) => {
  expect(isNameless(label)).toBe(nameless)
})
