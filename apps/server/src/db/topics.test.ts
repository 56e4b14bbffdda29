import { describe, expect, it } from 'vitest'
import { readTouched, topicOfKind, writeTouched, type Topic, type Touched } from './topics.ts'

describe('what was touched, as text', () => {
  const lists: Touched[] = [
    'everything',
    new Set(),
    new Set<Topic>(['settings', 'page 12', 'draft 12', 'file 3', 'sources']),
    new Set<Topic>([topicOfKind('hut-book', 'hut 7'), topicOfKind('hut-book', "Été, 50% !~*'(x) only")]),
  ]
  it.each(lists)('is read as it was written: %o', (touched) => {
    expect(readTouched(writeTouched(touched))).toEqual(touched)
  })

  it('is everything where it would be too long for a notification', () => {
    const many = new Set(Array.from({ length: 1_000 }, (_, id) => `page ${id}` as const))
    expect(readTouched(writeTouched(many))).toBe('everything')
    expect(writeTouched(many).length).toBeLessThan(8_000)
  })

  it.each(['menu', 'menu and only', 'page-x only', 'page- only', 'roles only', 'kind-hut only', 'kind-/x only'])(
    '%j is everything',
    (text) => {
      expect(readTouched(text)).toBe('everything')
    },
  )
})

describe('a topic of a page kind', () => {
  it('is one word of a header, and another one for each kind and each name', () => {
    const names = ['hut 7', 'hut-7', 'hut/7', 'hut,7', 'Hut 7', 'settings', 'page 7', '../form/x', '\ud800']
    const topics = ['hut', 'hut-book', 'form'].flatMap((kind) => names.map((name) => topicOfKind(kind, name)))
    expect(new Set(topics).size).toBe(topics.length)
    for (const topic of topics) expect(topic).toMatch(/^kind [\w.-]+\/[\w%.-]+$/)
  })

  it.each(['', 'x'.repeat(101), 'é'.repeat(17)])('is refused: %j', (name) => {
    expect(() => topicOfKind('hut', name)).toThrow(RangeError)
  })
})
