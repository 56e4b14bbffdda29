import { expect, it } from 'vitest'
import { andList } from './and-list.ts'

const sentence = (count: number) =>
  andList(Array.from({ length: count }, (_, n) => `R${n + 1}`))
    .map(({ text }) => text)
    .join('')

it('lists names as a sentence does, and counts the others where there are many', () => {
  expect(sentence(1)).toBe('R1')
  expect(sentence(2)).toBe('R1 and R2')
  expect(sentence(3)).toBe('R1, R2 and R3')
  expect(sentence(8)).toBe('R1, R2, R3, R4, R5, R6, R7 and R8')
  expect(sentence(9)).toBe('R1, R2, R3, R4, R5, R6, R7 and 2 other roles')
})
