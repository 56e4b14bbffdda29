import { describe, expect, it } from 'vitest'
import { shortenSame, wordChanges } from './word-changes.ts'

const words = (count: number, prefix = 'w') => Array.from({ length: count }, (_, n) => `${prefix}${n}`).join(' ')

describe('word changes', () => {
  it('name what was taken away and what was put in its place', () => {
    expect(wordChanges('Our three huts', 'Our four huts')).toEqual([
      { kind: 'same', text: 'Our ' },
      { kind: 'removed', text: 'three' },
      { kind: 'added', text: 'four' },
      { kind: 'same', text: ' huts' },
    ])
  })

  it('are none between equal texts', () => {
    expect(wordChanges('Our huts', 'Our huts')?.filter(({ kind }) => kind !== 'same')).toEqual([])
    expect(wordChanges('', '')).toEqual([])
  })

  it('are given up where two long texts have nothing in common', () => {
    expect(wordChanges(words(60_000, 'a'), words(60_000, 'b'))).toBeUndefined()
  })

  it('show no more of the unchanged words than help to find the place', () => {
    const text = (changed: string) => `${words(100)} ${changed} ${words(100, 'x')}`
    const [before, , , after] = shortenSame(wordChanges(text('old'), text('new'))!)
    expect(before!.text).toBe(` … ${words(100).split(' ').slice(-20).join(' ')} `)
    expect(after!.text).toBe(` ${words(20, 'x')}  … `)
  })

  it('keep a passage that is hardly longer than that', () => {
    const changes = wordChanges(`a ${words(40)} b`, `c ${words(40)} d`)!
    expect(shortenSame(changes)).toEqual(changes)
  })
})
