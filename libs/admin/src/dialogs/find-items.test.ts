import { describe, expect, it } from 'vitest'
import { findItems } from './find-items.ts'

const items = ['Ana', 'ben', 'Māori wardens', 'Cara'].map((label, id) => ({ id, label }))
const labels = (query: string, first: number[] = [], limit = 10) =>
  findItems(items, { query, first: new Set(first), limit }).shown.map(({ label }) => label)

describe('findItems', () => {
  it('finds parts of labels whatever the case, the accents and the spaces around', () => {
    expect(labels('AN')).toEqual(['Ana'])
    expect(labels(' maori ')).toEqual(['Māori wardens'])
    expect(labels('Bén')).toEqual(['ben'])
    expect(labels('x')).toEqual([])
  })

  it('keeps the order, but for those that come first', () => {
    expect(labels('')).toEqual(['Ana', 'ben', 'Māori wardens', 'Cara'])
    expect(labels('', [3, 1])).toEqual(['ben', 'Cara', 'Ana', 'Māori wardens'])
  })

  it('shows no more than the limit and counts them all', () => {
    expect(labels('', [3], 2)).toEqual(['Cara', 'Ana'])
    expect(findItems(items, { query: 'a', first: new Set(), limit: 1 }).matches).toBe(3)
  })
})
