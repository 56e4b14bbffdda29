import { expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

it('puts texts into the order in which people read them', () => {
  const texts = ['hut 10.jpg', 'Zoe', 'Hut 9.jpg', 'Ängst', 'angle', 'hut.jpg']
  const sorted = texts.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  expect(sorted).toEqual(['angle', 'Ängst', 'Hut 9.jpg', 'hut 10.jpg', 'hut.jpg', 'Zoe'])
})
