import { describe, expect, it } from 'vitest'
import { sampleAccounts } from '../testing/sample-accounts.ts'
import { createAccountSearch } from './find-accounts.ts'

const search = createAccountSearch(sampleAccounts)
const found = (query: string) => search(query).map(({ id }) => id)

describe('search among accounts', () => {
  it('finds by email and by name, whatever the case', () => {
    expect(found('KIM@')).toEqual([1])
    expect(found('samuels')).toEqual([3])
    expect(found('example.org')).toEqual([1, 2, 3])
  })

  it('takes letters without their accents, and accents for the letters', () => {
    expect(found('tane')).toEqual([2])
    expect(found('Tāne')).toEqual([2])
    expect(found('ārī')).toEqual([3])
  })

  it('requires every word, at any place', () => {
    expect(found('ngata kim')).toEqual([1])
    expect(found('kim samuels')).toEqual([])
  })

  it('finds all without a word', () => {
    expect(search('  ')).toBe(sampleAccounts)
  })
})
