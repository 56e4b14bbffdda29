import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './sort.ts'

describe('nextSort', () => {
  it('goes from ascending to descending to unsorted, then starts anew', () => {
    const first = nextSort(undefined, 'name')
    expect(first).toEqual({ key: 'name', direction: 'ascending' })
    const second = nextSort(first, 'name')
    expect(second).toEqual({ key: 'name', direction: 'descending' })
    expect(nextSort(second, 'name')).toBeUndefined()
  })

  it('starts ascending on another column, whatever the direction was', () => {
    expect(nextSort({ key: 'name', direction: 'descending' }, 'url')).toEqual({ key: 'url', direction: 'ascending' })
  })
})

describe('sortRows', () => {
  const rows = ['Hut 10', 'hut 9', 'Álpine', 'Hut 9', 'alps'].map((name, id) => ({ id, name, size: 100 - id }))
  const value = (row: (typeof rows)[number], key: string) => (key === 'size' ? row.size : row.name)
  const names = (sorted: typeof rows) => sorted.map((row) => row.name)

  it('compares texts as people do, and keeps rows of equal value in their order', () => {
    const sorted = sortRows(rows, { key: 'name', direction: 'ascending' }, value)
    expect(names(sorted)).toEqual(['Álpine', 'alps', 'hut 9', 'Hut 9', 'Hut 10'])
  })

  it('keeps rows of equal value in their order when descending too', () => {
    const sorted = sortRows(rows, { key: 'name', direction: 'descending' }, value)
    expect(names(sorted)).toEqual(['Hut 10', 'hut 9', 'Hut 9', 'alps', 'Álpine'])
  })

  it('compares numbers by size', () => {
    const sorted = sortRows(rows, { key: 'size', direction: 'ascending' }, value)
    expect(sorted.map((row) => row.size)).toEqual([96, 97, 98, 99, 100])
  })

  it('leaves the rows alone: a copy, in the given order without a sort', () => {
    const before = [...rows]
    expect(sortRows(rows, undefined, value)).toEqual(before)
    expect(sortRows(rows, undefined, value)).not.toBe(rows)
    sortRows(rows, { key: 'name', direction: 'ascending' }, value)
    expect(rows).toEqual(before)
  })
})
