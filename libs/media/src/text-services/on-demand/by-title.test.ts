import { expect, it } from 'vitest'
import { byTitle } from './by-title.ts'

const sorted = (words: string, ...titles: string[]) => byTitle(titles, words, (title) => title)

it('puts first what begins with the words, then what has a word that does, then what has them within one', () => {
  expect(sorted('walk', 'Home', 'Sidewalks', 'Our (walks)', 'Walks', 'Contact', 'Walk leaders')).toEqual([
    'Walks',
    'Walk leaders',
    'Our (walks)',
    'Sidewalks',
    'Home',
    'Contact',
  ])
})

it('does not mind accents, capitals and spaces around', () => {
  expect(sorted(' CAFE ', 'Home', ' Café')).toEqual([' Café', 'Home'])
})

it('leaves the order alone where there are no words', () => {
  expect(sorted('', 'Home', 'Contact')).toEqual(['Home', 'Contact'])
})
