import { describe, expect, it } from 'vitest'
import { readTouched, writeTouched, type Topic, type Touched } from './topics.ts'

describe('what was touched, as text', () => {
  const lists: Touched[] = [
    'everything',
    new Set(),
    new Set<Topic>(['settings', 'page 12', 'draft 12', 'file 3', 'sources']),
  ]
  it.each(lists)('is read as it was written: %o', (touched) => {
    expect(readTouched(writeTouched(touched))).toEqual(touched)
  })

  it('is everything where it would be too long for a notification', () => {
    const many = new Set(Array.from({ length: 1_000 }, (_, id) => `page ${id}` as const))
    expect(readTouched(writeTouched(many))).toBe('everything')
    expect(writeTouched(many).length).toBeLessThan(8_000)
  })

  it.each(['menu', 'menu and only', 'page-x only', 'page- only', 'roles only'])('%j is everything', (text) => {
    expect(readTouched(text)).toBe('everything')
  })
})
