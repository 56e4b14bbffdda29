import { describe, expect, it } from 'vitest'
import { changed, inserted, moved, orderedJson, withKey } from './card-entries.ts'

interface Item {
  text: string
  hidden?: boolean
}

const entries = ['a', 'b', 'c'].map((text) => withKey<Item>({ text }))
const texts = (of: readonly { item: { text: string } }[]) => of.map(({ item }) => item.text)

describe('the entries of an editor', () => {
  it('have a unique key each', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  })

  it('replace parts of one item, and leave the others the same objects', () => {
    const next = changed(entries, entries[1]!.key, { hidden: true })
    expect(next.map(({ item }) => item.hidden)).toEqual([undefined, true, undefined])
    expect(next[0]).toBe(entries[0])
    expect(next[1]!.key).toBe(entries[1]!.key)
  })

  it('change nothing for a deleted item', () => {
    expect(changed(entries, 'gone', { hidden: true })).toBe(entries)
  })

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('move an item from %i to %i', (from, to, order) => {
    expect(texts(moved(entries, from, to))).toEqual(order)
  })

  it.each([
    [0, ['new', 'a', 'b', 'c']],
    [1, ['a', 'new', 'b', 'c']],
    [9, ['a', 'b', 'c', 'new']],
  ])('insert an item at %i', (at, order) => {
    expect(texts(inserted(entries, withKey({ text: 'new' }), at))).toEqual(order)
  })
})

describe('orderedJson', () => {
  it('is the same whatever the order in which fields were set, at any depth', () => {
    expect(orderedJson({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(orderedJson({ b: [{ d: 3, c: 2 }], a: 1 }))
    expect(orderedJson({ a: [1, 2] })).not.toBe(orderedJson({ a: [2, 1] }))
  })

  it('writes what the given function makes of an object', () => {
    expect(orderedJson({ a: 1, b: 2 }, ({ a }) => ({ a }))).toBe('{"a":1}')
  })
})
