import { describe, expect, it } from 'vitest'
import { listOfKind, readTouched, seenOf, topicOfKind, writeTouched, type Topic, type Touched } from './topics.ts'

describe('what was touched, as text', () => {
  const lists: Touched[] = [
    'everything',
    new Set(),
    new Set<Topic>(['settings', 'page 12', 'draft 12', 'file 3', 'sources']),
    new Set<Topic>(['menu', listOfKind('hut-book', 'bookings of 7')]),
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

  it.each([
    'menu',
    'menu and only',
    'page-x only',
    'page- only',
    'roles only',
    'kind-hut only',
    'kind-/x only',
    'list-hut only',
  ])('%j is everything', (text) => {
    expect(readTouched(text)).toBe('everything')
  })
})

describe('a topic of a page kind', () => {
  it('is one word of a header, and another one for each kind and each name', () => {
    const names = ['hut 7', 'hut-7', 'hut/7', 'hut,7', 'Hut 7', 'settings', 'page 7', '../form/x', '\ud800']
    const topics = ['hut', 'hut-book', 'form'].flatMap((kind) => names.map((name) => topicOfKind(kind, name)))
    expect(new Set(topics).size).toBe(topics.length)
    for (const topic of topics) expect(topic).toMatch(/^kind [\w.-]+\/[\w%.-]+$/)
  })

  it('is another one than a list of that name', () => {
    expect(listOfKind('hut', 'hut 7')).toBe(topicOfKind('hut', 'hut 7').replace('kind', 'list'))
  })

  it.each(['', 'x'.repeat(101), 'é'.repeat(17)])('is refused: %j', (name) => {
    expect(() => topicOfKind('hut', name)).toThrow(RangeError)
  })
})

describe('what visitors see of what was touched', () => {
  const list = listOfKind('hut', 'bookings')
  it.each<[string, Touched, Touched | undefined]>([
    ['all of it', 'everything', 'everything'],
    ['all but lists', new Set<Topic>(['menu', list]), new Set(['menu'])],
    ['nothing where it was only lists', new Set([list]), undefined],
    ['an empty change where nothing was named', new Set(), new Set()],
  ])('is %s', (_, touched, seen) => expect(seenOf(touched)).toEqual(seen))
})
