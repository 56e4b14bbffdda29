import { describe, expect, it } from 'vitest'
import { matchLanguages } from './match-languages.ts'

describe('matchLanguages', () => {
  it('finds what serves a tag, the widest first', () => {
    expect(matchLanguages('de-AT', ['de', 'de-AT', 'de-CH', 'fr'])).toEqual(['de', 'de-AT'])
    expect(matchLanguages('zh-Hant-TW', ['zh-Hant', 'zh-Hans'])).toEqual(['zh-Hant'])
    expect(matchLanguages('PT-br', ['pt-BR'])).toEqual(['pt-BR'])
  })

  it('finds none for a language that nobody translated into, or that only begins like one', () => {
    expect(matchLanguages('ja', ['de', 'fr'])).toEqual([])
    expect(matchLanguages('deu', ['de'])).toEqual([])
    expect(matchLanguages('', ['de'])).toEqual([])
  })
})
