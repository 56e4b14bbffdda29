import { lastSearchResult, maxSearchLength, SearchInput } from '@sitewright/api-client/contract'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { readSearch, searchAddress } from './search-query.ts'

const taken = Compile(SearchInput)

describe('query of a search', () => {
  it.each([
    ['', { q: '', from: 0 }],
    ['?q=', { q: '', from: 0 }],
    ['?q=%20ridge%0A++hut%20', { q: 'ridge hut', from: 0 }],
    ['?q=hut&from=40', { q: 'hut', from: 40 }],
    ['?q=hut&q=lake', { q: 'hut', from: 0 }],
    ['?q=%E0%A4&from=1', { q: '\uFFFD', from: 1 }],
    ['?q=%00', { q: '', from: 0 }],
    ['?q=a%00b%1B%C2%85', { q: 'a b', from: 0 }],
    ['?q=%ED%A0%80', { q: '\uFFFD\uFFFD\uFFFD', from: 0 }],
    ['?q=hut&from=-20', { q: 'hut', from: 0 }],
    ['?q=hut&from=1.5', { q: 'hut', from: 0 }],
    ['?q=hut&from=x', { q: 'hut', from: 0 }],
    ['?q=hut&from=1001', { q: 'hut', from: 0 }],
    ['?q=hut&from=Infinity', { q: 'hut', from: 0 }],
  ])('of %j is what the server accepts', (search, query) => {
    expect(readSearch(search)).toEqual(query)
    expect(taken.Check(readSearch(search))).toBe(true)
  })

  it('is cut where the server would refuse it, between whole characters', () => {
    const { q } = readSearch(`?q=${encodeURIComponent('🏔'.repeat(300))}`)
    expect(q).toBe('🏔'.repeat(maxSearchLength))
    expect(taken.Check({ q, from: lastSearchResult })).toBe(true)
    expect(taken.Check({ q: `${q}x`, from: 0 })).toBe(false)
    expect(taken.Check({ q, from: lastSearchResult + 1 })).toBe(false)
  })

  it('is written into an address and read back', () => {
    const query = { q: 'Ängste & Hütten?', from: 20 }
    expect(readSearch(new URL(searchAddress(query), 'https://example.org').search)).toEqual(query)
    expect(searchAddress({ q: '', from: 0 })).toBe('/search')
  })
})
