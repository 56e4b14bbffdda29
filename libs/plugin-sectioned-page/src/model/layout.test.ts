// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { page, sampleActive, textSection, unknownSection } from '../testing/sample-pages.ts'
import { readLayout, sameLayout, writeLayout } from './layout.ts'
import { newSection } from './section.ts'

describe('readLayout', () => {
  it('reads the ordered sections of a JSON text, and writes them as they were (SECT-060)', () => {
    const { sections } = readLayout(sampleActive)
    expect(sections.map(({ sectionType }) => sectionType)).toEqual(['text', 'image', 'google-map', 'youtube', 'text'])
    expect(writeLayout(readLayout(sampleActive))).toBe(sampleActive)
  })

  it('reads every field of a section (SECT-062)', () => {
    const section = {
      ...{ sectionType: 'text', config: { Content: '' }, widthpercent: 50, heightpercent: 25.5, margins: '1 2' },
      ...{ float: 'left', hidden: true, Shadow: true },
    }
    expect(readLayout(JSON.stringify({ sections: [section] })).sections).toEqual([section])
  })

  it('reads no half of a pair of surrogates, of which a server and a browser would not make the same', () => {
    const [image] = readLayout('{"sections":[{"sectionType":"image","config":{"HoverText":"a\\ud800"}}]}').sections
    expect(image?.config).toEqual({ HoverText: 'a\ufffd' })
  })

  it('fills in missing fields, and clamps wrong ones into their range (SECT-062)', () => {
    const wrong = {
      ...{ sectionType: 'text', widthpercent: 250, heightpercent: 'tall', margins: 7 },
      ...{ float: 'up', hidden: 1, Shadow: 'yes' },
    }
    const [bare, mended] = readLayout(JSON.stringify({ sections: [{ sectionType: 'text' }, wrong] })).sections
    const blank = { ...newSection({ sectionType: 'text', blank: () => ({}) }) }
    expect(bare).toEqual(blank)
    expect(mended).toEqual({ ...blank, widthpercent: 100 })
  })

  it('reads numbers that are written as text', () => {
    const content = JSON.stringify({ sections: [{ sectionType: 'text', widthpercent: '50', heightpercent: '' }] })
    expect(readLayout(content).sections[0]).toMatchObject({ widthpercent: 50, heightpercent: '' })
  })

  it('keeps unknown section types and unknown fields as they are', () => {
    const section = { ...unknownSection, config: ['not', 'even', 'an object'], Later: { Version: 9 } }
    const content = JSON.stringify({ sections: [section], Theme: 'winter' })
    expect(JSON.parse(writeLayout(readLayout(content)))).toEqual(JSON.parse(content))
  })

  it.each(['', '{', 'null', '[]', '7', '{"sections":7}', '{"sections":[null,7,"x",[],{},{"sectionType":""}]}'])(
    'finds no sections in %j',
    (content) => {
      expect(readLayout(content).sections).toEqual([])
    },
  )
})

describe('sameLayout', () => {
  const layout = readLayout(page(textSection('a'), textSection('b')))

  it.each([
    ['the same', page(textSection('a'), textSection('b')), true],
    ['another order', page(textSection('b'), textSection('a')), false],
    ['another text', page(textSection('a'), textSection('c')), false],
    ['one more', page(textSection('a'), textSection('b'), textSection('')), false],
    ['one fewer', page(textSection('a')), false],
    ['a hidden one', page(textSection('a'), { ...textSection('b'), hidden: true }), false],
  ])('compares with %s', (_, content, same) => {
    expect(sameLayout(layout, readLayout(content))).toBe(same)
  })
})
