import { withKey, type CardEntry } from '@sitewright/page-kit/cards'
import { describe, expect, it } from 'vitest'
import type { Section } from '../../model/section.ts'
import { textSection, unknownSection } from '../../testing/sample-pages.ts'
import * as edited from './edited-layout.ts'

type EditedSection = CardEntry<Section>

const layout = edited.editedLayout({ sections: ['a', 'b', 'c'].map(textSection) })
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

describe('isSameLayout', () => {
  const again = () => edited.editedLayout({ sections: ['a', 'b', 'c'].map(textSection) })

  it('compares what is stored, not keys nor the order of fields', () => {
    const reversed = Object.fromEntries(Object.entries(textSection('a')).toReversed()) as never
    const other = edited.editedLayout({ sections: [reversed, textSection('b'), textSection('c')] })
    expect(edited.isSameLayout(layout, again())).toBe(true)
    expect(edited.isSameLayout(layout, other)).toBe(true)
  })

  it('treats an emptied field as one that was never there', () => {
    const withImage = (config: object) =>
      edited.editedLayout({ sections: [{ ...textSection(''), sectionType: 'image', config }] })
    expect(edited.isSameLayout(withImage({ HoverText: undefined }), withImage({}))).toBe(true)
  })

  const [first, second, third] = layout.sections as [EditedSection, EditedSection, EditedSection]
  it.each([
    ['a field', [first, { ...second, item: { ...second.item, Shadow: true } }, third]],
    ['the order', [second, first, third]],
    ['a section more', [first, second, third, withKey(textSection(''))]],
    ['a section less', [first, second]],
  ])('detects %s that differs', (_, sections) => {
    const other = edited.cardsOfLayout.write(layout, sections)
    expect(edited.isSameLayout(layout, other)).toBe(false)
    expect(edited.isSameLayout(other, layout)).toBe(false)
  })
})
