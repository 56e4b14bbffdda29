import { describe, expect, it } from 'vitest'
import { readRange } from './range.ts'

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-500', { start: 2, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-500', { start: 0, end: 9 }],
    ['Bytes= 1-2 ', { start: 1, end: 2 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    ['bytes=3-2', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=1', undefined],
    ['seconds=0-1', undefined],
    ['bytes=0-99999999999999999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s of ten bytes (T31)', (header, range) => {
    expect(readRange(header, 10)).toEqual(range)
  })

  it('never exists in an empty file', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(readRange(header, 0)).toBe('unsatisfiable')
  })
})
