import { describe, expect, it } from 'vitest'
import { sampleMenu } from '../testing/menu-samples.ts'
import { parseMenu, writeMenu } from './kept-menu.ts'

describe('a menu that was kept', () => {
  it('comes out as it went in', () => {
    expect(parseMenu(writeMenu({ menu: sampleMenu, deleted: [8] }))).toEqual({ menu: sampleMenu, deleted: [8] })
  })

  it('keeps where its items lead', () => {
    const menu = [{ ...sampleMenu[0]!, idPage: 0, Address: 'https://example.org' }]
    expect(parseMenu(writeMenu({ menu, deleted: [] }))).toEqual({ menu, deleted: [] })
  })

  it.each([
    ['no JSON', 'menu'],
    ['nothing', 'null'],
    ['no list', '{"menu":{},"deleted":[]}'],
    ['an item without children', '{"menu":[{"idMenuItem":1}],"deleted":[]}'],
    ['an item twice', JSON.stringify({ menu: [sampleMenu[0], sampleMenu[0]], deleted: [] })],
    ['an address that is none', JSON.stringify({ menu: [{ ...sampleMenu[0], Address: 7 }], deleted: [] })],
    ['ids that are none', JSON.stringify({ menu: sampleMenu, deleted: ['8'] })],
  ])('is none where it is %s', (_, text) => {
    expect(parseMenu(text)).toBeUndefined()
  })
})
