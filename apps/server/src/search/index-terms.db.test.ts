import { describe, expect, it } from 'vitest'
import { indexTerms } from './index-terms.ts'

const filler = Array.from({ length: 40 }, (_, i) => `filler${i}`).join(' ')

describe('indexTerms', () => {
  it('counts words of title and shortcut most, then those that begin the text or are said often, then all', () => {
    const text = `${filler} rarely often often often`
    const terms = indexTerms({ title: 'Our Huts', url: 'stay/lake', text })
    expect(terms.filter((term) => term.startsWith('a'))).toEqual(['aour', 'ahuts', 'astay', 'alake'])
    for (const word of ['huts', 'filler0', 'often'])
      expect(terms).toEqual(expect.arrayContaining([`b${word}`, `c${word}`]))
    expect(terms).toContain('crarely')
    expect(terms).not.toContain('brarely')
  })

  it('stays within what PostgreSQL takes, however many words a page has, and keeps the title', () => {
    const words = Array.from({ length: 200_000 }, (_, i) => `ñandú${i.toString(36)}`)
    const terms = indexTerms({ title: 'Huts', url: '', text: words.join(' ') })
    expect(Buffer.byteLength(terms.join(''))).toBeLessThanOrEqual(1_000_000)
    expect(terms.slice(0, 2)).toEqual(['ahuts', 'bhuts'])
  })
})
