import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const before = 'word '.repeat(100)
const after = ' more'.repeat(100)
const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')
const hits = (pieces: { text: string; hit: boolean }[]) => pieces.flatMap(({ text, hit }) => (hit ? [text] : []))

describe('excerptOf', () => {
  it('marks the words as they are in the text, with accents and endings', () => {
    expect(excerptOf('Die Hütten am See', ['see', 'hut'])).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Hütten', hit: true },
      { text: ' am ', hit: false },
      { text: 'See', hit: true },
    ])
  })

  it('shows some words around the first hit of a long text, cut at spaces', () => {
    const pieces = excerptOf(`${before}huts${after}`, ['huts'])
    const text = joined(pieces)
    expect(hits(pieces)).toEqual(['huts'])
    expect(text).toMatch(/^…(word )+huts( more)+…$/)
    expect(text.length).toBeLessThanOrEqual(202)
  })

  it('shows the beginning where the hit is in the title only', () => {
    const pieces = excerptOf(before, ['huts'])
    expect(hits(pieces)).toEqual([])
    expect(joined(pieces)).toMatch(/^word word .*word…$/)
  })

  it('works for a text without spaces, and for an empty one', () => {
    const text = joined(excerptOf('x'.repeat(500), ['x']))
    expect(text.length).toBe(201)
    expect(excerptOf('', ['x'])).toEqual([])
  })

  it.each([
    ['Der Wander\u00adverein am See', ['wanderverein'], 'Wander\u00adverein'],
    ['An der Straße', ['strasse'], 'Straße'],
    ['ที่สมาคมเดินป่าของเราจัดการประชุมสมาชิกทุกเดือน', ['สมาชิก'], 'สมาชิก'],
    ['قال مُحَمَّدٌ ذلك', ['محمد'], 'مُحَمَّدٌ'],
  ])('marks in %j what is written there', (text, words, hit) => {
    const pieces = excerptOf(text, words)
    expect(joined(pieces)).toBe(text)
    expect(hits(pieces)).toEqual([hit])
  })

  it('cuts a text without spaces at no mark, and marks words as they are found in the whole text', () => {
    const text = `${'ที่สมาคมเดินป่าของเราจัดการประชุม'.repeat(30)}สมาชิก${'ที่สมาคมเดินป่าของเราจัดการประชุม'.repeat(30)}`
    const pieces = excerptOf(text, ['สมาชิก'])
    expect(hits(pieces)).toEqual(['สมาชิก'])
    expect(joined(pieces)).toMatch(/^…\P{M}.*…$/u)
    expect(text.charAt(text.indexOf(joined(pieces).slice(1, -1)) + joined(pieces).length - 2)).toMatch(/\P{M}/u)
  })

  it('joins hits that follow each other', () => {
    expect(excerptOf('富士山へ', ['富', '士', '山'])).toEqual([
      { text: '富士山', hit: true },
      { text: 'へ', hit: false },
    ])
  })
})
