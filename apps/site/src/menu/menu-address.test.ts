import { describe, expect, it } from 'vitest'
import { menuItem } from '../testing/fixtures.ts'
import { menuAddress } from './menu-address.ts'

describe('address of a menu item', () => {
  it('is its shortcut (NAV-016), else that of its page (NAV-017)', () => {
    const item = menuItem('Huts', { Renderer: 'form', idPage: 7 })
    expect(menuAddress({ ...item, Shortcut: '/huts' })).toBe('/huts')
    expect(menuAddress(item)).toBe('/pages/form/7')
  })

  it('ends with its anchor', () => {
    expect(menuAddress(menuItem('Huts', { Shortcut: '/huts', Anchor: 'map' }))).toBe('/huts#map')
  })

  it('is missing if the item has neither', () => {
    expect(menuAddress(menuItem('Huts', { Anchor: 'map' }))).toBeUndefined()
  })
})
