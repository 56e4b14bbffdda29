import { describe, expect, it } from 'vitest'
import { indexTerms } from './index-terms.ts'

const filler = Array.from({ length: 40 }, (_, i) => `filler${i}`).join(' ')

describe('indexTerms', () => {
  it('ranks words of title and shortcut highest, then those at the beginning or repeated in the text, then all others', () => {
    const text = `${filler} rarely often often often`
    const terms = indexTerms({ title: 'Our Huts', url: 'stay/lake', text })
    expect(terms.filter((term) => term.startsWith('a'))).toEqual(['aour', 'ahuts', 'astay', 'alake'])
    for (const word of ['huts', 'filler0', 'often'])
      expect(terms).toEqual(expect.arrayContaining([`b${word}`, `c${word}`]))
    expect(terms).toContain('crarely')
    expect(terms).not.toContain('brarely')
  })

  it('stays within the limits of PostgreSQL, however many words a page has, and keeps the title', () => {
    const words = Array.from({ length: 200_000 }, (_, i) => `ñandú${i.toString(36)}`)
    const terms = indexTerms({ title: 'Huts', url: '', text: words.join(' ') })
    expect(Buffer.byteLength(terms.join(''))).toBeLessThanOrEqual(1_000_000)
    expect(terms.slice(0, 2)).toEqual(['ahuts', 'bhuts'])
  })
})
