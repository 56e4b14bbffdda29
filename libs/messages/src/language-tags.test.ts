import { describe, expect, it } from 'vitest'
import { canonicalLanguage, directionOf } from './language-tags.ts'

describe('a language tag', () => {
  it.each([
    ['en-NZ', 'en-NZ'],
    [' EN-nz ', 'en-NZ'],
    ['mi', 'mi'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['deu', 'de'],
    ['es-419', 'es-419'],
  ])('%j is read as %s', (text, tag) => {
    expect(canonicalLanguage(text)).toBe(tag)
  })

  it.each(['', ' ', 'German', 'en_NZ', 'e', 'en NZ', 'en-', '-', 'de-DE"><script>', 'x-private', '12', 'en\nNZ'])(
    '%j is none',
    (text) => {
      expect(canonicalLanguage(text)).toBeUndefined()
    },
  )

  it('knows the direction of writing', () => {
    for (const language of ['ar', 'he', 'fa-IR', 'ur', 'dv', 'az-Arab', 'yi']) expect(directionOf(language)).toBe('rtl')
    for (const language of ['en-NZ', 'mi', 'zh-Hant-TW', 'ar-Latn', 'tlh']) expect(directionOf(language)).toBe('ltr')
  })
})
