import { describe, expect, it } from 'vitest'
import { choiceInputText, choiceLabel } from './choice.ts'
import { createChoiceSearch } from './use-choice-search.ts'

const choices = [
  { id: 1, email: 'anna@example.org', name: 'Anna Berg', state: 'In training' },
  { id: 2, email: 'carla@example.org', name: 'Carla Tūwhare', state: '' },
  { id: 3, email: 'anna.t@example.org', name: 'Anna Tāwhiri', state: 'Certified' },
]
const search = createChoiceSearch(choices)
const found = (query: string) => search(query).map(({ id }) => id)

describe('the label', () => {
  it("is 'email (name)', followed by ' (state)' when there is one (PMGR-011)", () => {
    expect(choices.map(choiceLabel)).toEqual([
      'anna@example.org (Anna Berg) (In training)',
      'carla@example.org (Carla Tūwhare)',
      'anna.t@example.org (Anna Tāwhiri) (Certified)',
    ])
  })

  it('leaves out what is not set', () => {
    expect(choiceLabel({ id: 1, email: 'a@example.org', name: '' })).toBe('a@example.org')
    expect(choiceLabel({ id: 1, email: '', name: 'Anna Berg', state: 'Certified' })).toBe('(Anna Berg) (Certified)')
  })

  it('keeps directions of writing apart in an input, with marks only where they are needed', () => {
    expect(choiceInputText({ id: 1, email: 'a@example.org', name: 'آنا' })).toBe('a@example.org \u2068(آنا)\u2069')
    expect(choiceInputText(choices[0]!)).toBe(choiceLabel(choices[0]!))
  })
})

describe('the search', () => {
  it('finds by address, name and state, whatever the case and the accents', () => {
    expect(found('CARLA@')).toEqual([2])
    expect(found('tuwhare')).toEqual([2])
    expect(found('Tāwhiri')).toEqual([3])
    expect(found('certified')).toEqual([3])
  })

  it('requires every word, at any place', () => {
    expect(found('anna tr')).toEqual([1])
    expect(found('anna carla')).toEqual([])
  })

  it('finds all without a word', () => {
    expect(search('  ')).toBe(choices)
  })
})
