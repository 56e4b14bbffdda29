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
    ['Wander\u00adverein, Straße STRASSE GROẞ', ['wanderverein', 'strasse', 'strasse', 'gross']],
    ['\ufeffwo\u2060rd \u200fabc\u200e two\u200bwords', ['word', 'abc', 'two', 'words']],
    ['Σίσυφος ΣΊΣΥΦΟΣ', ['σισυφοσ', 'σισυφοσ']],
    ['İstanbul ISPARTA ısparta', ['istanbul', 'isparta', 'isparta']],
    ['Łódź Ærø Đà Þór', ['lodz', 'aero', 'da', 'thor']],
    ['Ọ̀rọ̀ Yorùbá', ['oro', 'yoruba']],
    ['مُحَمَّدٌ أحمد مـحـمد', ['محمد', 'احمد', 'محمد']],
    ['می\u200cخواهم', ['ميخواهم']],
    ['مدرسة مستشفى کتاب ٣٤ ۵', ['مدرسه', 'مستشفي', 'كتاب', '34', '5']],
    ['שָׁלוֹם שלום', ['שלום', 'שלום']],
    ['การประชุมสมาชิกสมาคม', ['การ', 'ประชุม', 'สมาชิก', 'สมาคม']],
    ['ເອກະສານພາສາລາວ', ['ເອກະສານ', 'ພາສາ', 'ລາວ']],
    ['សមាគម\u200bយើង', ['សមាគម', 'យើង']],
    ['Appเปิด', ['app', 'เปิด']],
    ['か\u3099 ｶﾞ', ['が', 'ガ']],
    ['5㎞ Word™ ½ ⑴', ['5km', 'wordtm', '1', '2', '1']],
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

describe('the words of a text without spaces', () => {
  it('have their places in the text as it is, however long it is', () => {
    const text = 'ที่สมาคมเดินป่าของเราจัดการประชุมสมาชิกทุกเดือน'
    const member = [...placesOfWords(text)].find(({ word }) => word === 'สมาชิก')
    expect(text.slice(member?.start, member?.end)).toBe('สมาชิก')
    const many = [...placesOfWords(text.repeat(500))]
    expect(many.filter(({ word }) => word === 'สมาชิก').length).toBeGreaterThan(450)
    expect(many.every(({ start, end }) => end > start && end <= 500 * text.length)).toBe(true)
  })
})

describe('matcherFor', () => {
  it('matches whole words, and the last one as a prefix', () => {
    const isHit = matcherFor(['lake', 'hut'])
    expect(['lake', 'lakes', 'hut', 'huts', 'shut'].filter(isHit)).toEqual(['lake', 'hut', 'huts'])
    expect(matcherFor([])('anything')).toBe(false)
  })
})
