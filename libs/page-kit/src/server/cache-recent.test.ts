import { describe, expect, it, vi } from 'vitest'
import { cacheRecent, maxCharacters } from './cache-recent.ts'

describe('cacheRecent', () => {
  it('answers the same text once', () => {
    const answer = vi.fn((text: string) => text.toUpperCase())
    const remembered = cacheRecent(answer)
    expect([remembered('a'), remembered('a'), remembered('b')]).toEqual(['A', 'A', 'B'])
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('caches some hundreds at most, the recent ones', () => {
    const answer = vi.fn((text: string) => text)
    const remembered = cacheRecent(answer)
    for (let i = 0; i <= 500; i++) remembered(String(i))
    remembered('500')
    expect(answer).toHaveBeenCalledTimes(501)
    remembered('0')
    expect(answer).toHaveBeenCalledTimes(502)
  })

  it('forgets the oldest where texts are long, and keeps none that is longer than all may be together', () => {
    const answer = vi.fn((text: string) => text.length)
    const remembered = cacheRecent(answer)
    const long = (letter: string, share: number) => letter.repeat(maxCharacters * share)
    for (const text of [long('a', 0.5), long('b', 0.5), long('c', 0.5), long('d', 1.5)]) remembered(text)
    answer.mockClear()
    for (const letter of 'bc') remembered(long(letter, 0.5))
    expect(answer).not.toHaveBeenCalled()
    for (const text of [long('d', 1.5), long('a', 0.5)]) remembered(text)
    expect(answer).toHaveBeenCalledTimes(2)
  })
})
