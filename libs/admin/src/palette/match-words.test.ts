import { expect, it } from 'vitest'
import { bestMatches, matchWords } from './match-words.ts'

const labels = ['Form Release Manager', 'Page Manager', 'Menu Editor', 'My Account', 'Māori language week']
const find = (query: string) => bestMatches(labels, { query, textOf: (label) => label, most: 9 })

it('finds by the beginnings of words in any order', () => {
  expect(find('man pag')).toEqual(['Page Manager'])
  expect(find('account')).toEqual(['My Account'])
})

it('puts what begins that way first', () => {
  expect(find('m')).toEqual([
    'Menu Editor',
    'My Account',
    'Māori language week',
    'Form Release Manager',
    'Page Manager',
  ])
})

it('takes no account of accents and case, and forgives missing letters', () => {
  expect(find('MAORI')).toEqual(['Māori language week'])
  expect(find('mnu edtr')).toEqual(['Menu Editor'])
})

it('finds nothing where a word fits nowhere, and everything for nothing', () => {
  expect(find('page zebra')).toEqual([])
  expect(matchWords('  ', 'Anything')).toBeGreaterThan(0)
})
