// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sectionBox } from './section-box.ts'
import { newSection, type Section } from './section.ts'

const section = newSection({ sectionType: 'text', blank: () => ({}) })
const box = (change: Partial<Section>) => sectionBox({ ...section, ...change })

describe('sectionBox', () => {
  it('sets nothing for a new section', () => {
    expect(box({})).toEqual({})
  })

  it('takes a width above 0 as a part of the content area (SECT-091)', () => {
    expect(box({ widthpercent: 62.5 })).toEqual({ width: '62.5%' })
    for (const widthpercent of [0, '', -5] as const) expect(box({ widthpercent })).toEqual({})
  })

  it('takes a height above 0 as a part of the window (SECT-092)', () => {
    expect(box({ heightpercent: 40 })).toEqual({ minHeight: '40vh', '--section-height': '40vh' })
    for (const heightpercent of [0, '', -5] as const) expect(box({ heightpercent })).toEqual({})
  })

  it('has its margins in px, top, right, bottom, left, and does not grow wider than the page by them (SECT-090)', () => {
    expect(box({ margins: '1 2 3 4' })).toEqual({ margin: '1px 2px 3px 4px', maxWidth: 'calc(100% - 6px)' })
    expect(box({ margins: '8 -4' })).toEqual({ margin: '8px -4px 8px -4px' })
  })

  it('floats where that is set', () => {
    expect(box({ float: 'left' })).toEqual({ float: 'left' })
    expect(box({ float: 'right' })).toEqual({ float: 'right' })
  })

  it('has a shadow of 2px 2px 5px (SECT-096)', () => {
    expect(box({ Shadow: true }).boxShadow).toMatch(/^2px 2px 5px /)
  })
})
