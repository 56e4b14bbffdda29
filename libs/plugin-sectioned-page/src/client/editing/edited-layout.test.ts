import { describe, expect, it } from 'vitest'
import { textSection, unknownSection } from '../../testing/sample-pages.ts'
import * as edited from './edited-layout.ts'

const layout = edited.editedLayout({ sections: ['a', 'b', 'c'].map(textSection) })
const texts = (of: edited.EditedLayout) =>
  edited.plainLayout(of).sections.map(({ config }) => (config as { Content: string }).Content)
const keyOf = (at: number) => layout.sections[at]!.key

describe('editedLayout', () => {
  it('gives every section a key of its own, which is never stored', () => {
    expect(new Set(layout.sections.map(({ key }) => key)).size).toBe(3)
    expect(JSON.stringify(edited.plainLayout(layout))).not.toContain(keyOf(0))
  })

  it('keeps what it does not know', () => {
    const read = { sections: [unknownSection], Theme: 'alpine' }
    expect(edited.plainLayout(edited.editedLayout(read))).toEqual(read)
  })
})

describe('the changes', () => {
  it('replace fields of one section, and leave the others the same objects', () => {
    const next = edited.changed(layout, keyOf(1), { hidden: true })
    expect(next.sections.map(({ section }) => section.hidden)).toEqual([false, true, false])
    expect(next.sections[0]).toBe(layout.sections[0])
    expect(next.sections[1]!.key).toBe(keyOf(1))
  })

  it('of a section that is gone are none', () => {
    expect(edited.changed(layout, 'gone', { hidden: true })).toBe(layout)
    expect(edited.removed(layout, 'gone').sections).toEqual(layout.sections)
  })

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('move a section from %i to %i (SECT-001)', (from, to, order) => {
    expect(texts(edited.moved(layout, from, to))).toEqual(order)
  })

  it.each([
    [0, ['new', 'a', 'b', 'c']],
    [1, ['a', 'new', 'b', 'c']],
    [9, ['a', 'b', 'c', 'new']],
  ])('insert a section at %i (SECT-001)', (at, order) => {
    expect(texts(edited.inserted(layout, edited.withKey(textSection('new')), at))).toEqual(order)
  })
})

describe('isSameLayout', () => {
  const again = () => edited.editedLayout({ sections: ['a', 'b', 'c'].map(textSection) })

  it('compares what is stored, not keys nor the order of fields', () => {
    const reversed = Object.fromEntries(Object.entries(textSection('a')).toReversed()) as never
    const other = edited.editedLayout({ sections: [reversed, textSection('b'), textSection('c')] })
    expect(edited.isSameLayout(layout, again())).toBe(true)
    expect(edited.isSameLayout(layout, other)).toBe(true)
  })

  it('takes a field that was filled in and emptied for one that never was there', () => {
    const withImage = (config: object) =>
      edited.editedLayout({ sections: [{ ...textSection(''), sectionType: 'image', config }] })
    expect(edited.isSameLayout(withImage({ HoverText: undefined }), withImage({}))).toBe(true)
  })

  it.each([
    ['a field', edited.changed(layout, keyOf(1), { Shadow: true })],
    ['the order', edited.moved(layout, 0, 1)],
    ['a section more', edited.inserted(layout, edited.withKey(textSection('')), 3)],
    ['a section less', edited.removed(layout, keyOf(2))],
  ])('sees %s that differs', (_, other) => {
    expect(edited.isSameLayout(layout, other)).toBe(false)
    expect(edited.isSameLayout(other, layout)).toBe(false)
  })
})
