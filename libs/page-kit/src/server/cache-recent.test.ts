import { describe, expect, it, vi } from 'vitest'
import { cacheRecent } from './cache-recent.ts'

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
})
