import { describe, expect, it } from 'vitest'
import { countTurns } from '../testing/count-turns.ts'
import { indexTerms } from './index-terms.ts'

const filler = Array.from({ length: 40 }, (_, i) => `filler${i}`).join(' ')

describe('indexTerms', () => {
  it('ranks words of title and shortcut highest, then those at the beginning or repeated in the text, then all others', async () => {
    const text = `${filler} rarely often often often`
    const terms = await indexTerms({ title: 'Our Huts', url: 'stay/lake', text })
    expect(terms.filter((term) => term.startsWith('a'))).toEqual(['aour', 'ahuts', 'astay', 'alake'])
    for (const word of ['huts', 'filler0', 'often'])
      expect(terms).toEqual(expect.arrayContaining([`b${word}`, `c${word}`]))
    expect(terms).toContain('crarely')
    expect(terms).not.toContain('brarely')
  })

  it('stays within the limits of PostgreSQL, however many words a page has, and keeps the title', async () => {
    const words = Array.from({ length: 19_000 }, (_, i) => i.toString(36).padStart(40, 'я'))
    const terms = await indexTerms({ title: 'Huts', url: '', text: words.join(' ') })
    expect(Buffer.byteLength(terms.join(''))).toBeLessThanOrEqual(1_000_000)
    expect(terms.slice(0, 2)).toEqual(['ahuts', 'bhuts'])
  })

  it('reads no more than 20,000 different words of a text', async () => {
    const words = Array.from({ length: 20_001 }, (_, i) => `word${i}`)
    const terms = await indexTerms({ title: 'Huts', url: 'stay', text: `${words.join(' ')} often often often` })
    expect(terms.filter((term) => term.startsWith('cword'))).toHaveLength(20_000)
    for (const term of ['cword0', 'cword19999', 'chuts', 'cstay']) expect(terms).toContain(term)
    for (const term of ['cword20000', 'coften']) expect(terms).not.toContain(term)
  })

  it('holds fewer words where they have nothing in common, as all of their beginnings are written at once', async () => {
    // no two have their first three letters in common
    const words = Array.from(
      { length: 20_000 },
      (_, i) => `${((i * 7919) % 46_656).toString(36).padStart(3, '0')}beginning`,
    )
    const terms = await indexTerms({ title: 'Huts', url: '', text: words.join(' ') })
    const beginnings = new Set(terms.flatMap((term) => [2, 3, 4, 5, 6, 7, 8, 9].map((length) => term.slice(0, length))))
    expect(beginnings.size).toBeLessThanOrEqual(100_000)
    expect(terms.length).toBeGreaterThan(15_000)
    expect(terms.slice(0, 2)).toEqual(['ahuts', 'bhuts'])
  })

  it('reads words that come again however long the text is, and gives others their turns meanwhile', async () => {
    const text = `${'over and '.repeat(250_000)} last`
    const [terms, turns] = await countTurns(() => indexTerms({ title: '', url: '', text }))
    expect(terms).toEqual(['bover', 'band', 'cover', 'cand', 'clast'])
    expect(turns).toBeGreaterThanOrEqual(5)
  })
})
