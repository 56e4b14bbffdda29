import { describe, expect, it } from 'vitest'
import { matcherFor, placesOfWords, wordsIn } from './words.ts'

describe('wordsIn', () => {
  it.each([
    ['Die Hütten am See', ['die', 'hutten', 'am', 'see']],
    ['Crème brûlée, ŽIŽKA; Ελλάς', ['creme', 'brulee', 'zizka', 'ελλασ']],
    ['hu\u0308tten ＷＩＤＥ ﬁne', ['hutten', 'wide', 'fine']],
    ['huts/by-the_lake 1,200 m', ['huts', 'by', 'the', 'lake', '1', '200', 'm']],
    ['日本の山', ['日', '本', 'の', '山']],
    ['한국어 हिन्दी', ['한국어', 'हिन्दी']],
    ['"quotes" \'n\' (brackets) NEAR* a:b -x ^ \0 🏔️', ['quotes', 'n', 'brackets', 'near', 'a', 'b', 'x']],
    ['"*-:()^+🏔️', []],
    ['', []],
  ])('of %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  it('counts the first forty characters of a word, wherever a character ends', () => {
    expect(wordsIn('x'.repeat(100))).toEqual(['x'.repeat(40)])
    expect(wordsIn(`${'x'.repeat(39)}𝒳𐐷`)[0]?.isWellFormed()).toBe(true)
  })
})

describe('placesOfWords', () => {
  it('gives each word folded, with its place in the original text', () => {
    const text = 'Die Hütten!'
    const places = [...placesOfWords(text)]
    expect(places.map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['die', 'Die'],
      ['hutten', 'Hütten'],
    ])
  })
})

describe('matcherFor', () => {
  it('matches whole words, and the last one as a prefix', () => {
    const isHit = matcherFor(['lake', 'hut'])
    expect(['lake', 'lakes', 'hut', 'huts', 'shut'].filter(isHit)).toEqual(['lake', 'hut', 'huts'])
    expect(matcherFor([])('anything')).toBe(false)
  })
})
