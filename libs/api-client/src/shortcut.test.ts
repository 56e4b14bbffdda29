import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSubAddress, parseShortcut, proposeShortcut } from './shortcut.ts'

const none: ReadonlySet<string> = new Set()

describe('a shortcut of a title', () => {
  it.each([
    ['Huts & walks', 'huts-walks'],
    ['The club’s huts', 'the-clubs-huts'],
    ['Über uns', 'über-uns'],
    ['U\u0308ber uns', 'über-uns'],
    ['हिन्दी समाचार', 'हिन्दी-समाचार'],
    ['ข่าวสมาคม ๒๕๖๗', 'ข่าวสมาคม-๒๕๖๗'],
    ['தமிழ் செய்திகள்', 'தமிழ்-செய்திகள்'],
    ['বাংলা সংবাদ', 'বাংলা-সংবাদ'],
    ['ព័ត៌មាន\u200bសមាគម', 'ព័ត៌មាន-សមាគម'],
    ['أَخْبَارُ النَّادِي', 'أَخْبَارُ-النَّادِي'],
    ['Ìròyìn Yorùbá: ọ̀rọ̀', 'ìròyìn-yorùbá-ọ̀rọ̀'],
    ['می\u200cخواهم', 'میخواهم'],
    ['Wander\u00adverein', 'wanderverein'],
    ['İstanbul', 'i̇stanbul'],
    ['Straße & STRAẞE', 'strasse-strasse'],
    ['Ngā hītori o Aotearoa', 'nga-hitori-o-aotearoa'],
    ['KĀINGA ta\u0304tou', 'kainga-tatou'],
    ['Œuvre, Ærø, Łódź', 'œuvre-ærø-łódź'],
    ['أخبار النادي ٢٠٢٦', 'أخبار-النادي-٢٠٢٦'],
    ['\u0301 -- \u0301a', 'a'],
    ['!?', ''],
  ])('%s is %s, which can be used', (title, shortcut) => {
    const proposed = proposeShortcut(title, none)
    expect(proposed).toBe(shortcut)
    expect(parseShortcut(proposed)).toBe(proposed)
  })

  it('takes no letter from its marks where it is cut', () => {
    const proposed = proposeShortcut('हिन्दी'.repeat(20), none)
    expect(proposed.length).toBeLessThanOrEqual(60)
    expect('हिन्दी'.repeat(20).charAt(proposed.length)).toMatch(/\P{M}/u)
    expect(parseShortcut(proposed)).toBe(proposed)
  })

  it('can be used whatever the title is, and stays what it is', () => {
    const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    const unit = fc.oneof(grapheme, fc.constantFrom('ß', 'ẞ', 'ā', 'Ū', '\u0304', ' ', '-', '’', 'خ', 'œ'))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (title) => {
        const proposed = proposeShortcut(title, none)
        expect(parseShortcut(proposed)).toBe(proposed)
        expect(proposed).not.toMatch(/[ßāēīōū]/)
        expect(proposed.length).toBeLessThanOrEqual(60)
        expect(proposeShortcut(proposed, none)).toBe(proposed)
      }),
      { numRuns: 1000 },
    )
  })

  it('is numbered where another page has it', () => {
    expect(proposeShortcut('हिन्दी', new Set(['हिन्दी', 'हिन्दी-2']))).toBe('हिन्दी-3')
  })
})

describe('what is typed as a shortcut', () => {
  it.each([
    ['हिन्दी-समाचार', 'हिन्दी-समाचार'],
    ['/Yoru\u0300ba\u0301/', 'yorùbá'],
    ['می\u200cخواهم', 'میخواهم'],
    ['ශ්\u200dරී', 'ශ්රී'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(parseShortcut(typed)).toBe(stored)
  })

  it.each(['\u0301a', 'a/\u0301b', 'a-\u0301b', '\u093f', 'a\u200bb', 'a\u202eb', 'a\u00adb'])(
    '%j cannot be one',
    (typed) => {
      expect(parseShortcut(typed)).toBeUndefined()
    },
  )
})

describe('what may follow the address of a page', () => {
  it.each(['annual-meeting', '2026/Annual_Meeting', 'हिन्दी', 'hütte', 'a'.repeat(200), 'a/b/c/d/e/f/g/h', 'pages'])(
    '%s may',
    (text) => expect(isSubAddress(text)).toBe(true),
  )

  it.each([
    ...['', '/a', 'a/', 'a//b', '..', 'a/../b', 'a.b', 'a%2fb', 'a b', 'a?b', 'a#b', 'a\\b', 'a\0b', '-a', 'a--b'],
    ...['a\u202eb', 'a\u200db', 'hu\u0308tte', 'a'.repeat(201), 'a/b/c/d/e/f/g/h/i'],
  ])('%j may not', (text) => expect(isSubAddress(text)).toBe(false))
})
