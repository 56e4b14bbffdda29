import { describe, expect, it } from 'vitest'
import { menuItem } from '../testing/fixtures.ts'
import { menuAddress, menuRel } from './menu-address.ts'

describe('address of a menu item', () => {
  it('is its shortcut (NAV-016), else that of its page (NAV-017)', () => {
    const item = menuItem('Huts', { Renderer: 'form', idPage: 7 })
    expect(menuAddress({ ...item, Shortcut: '/huts' })).toBe('/huts')
    expect(menuAddress(item)).toBe('/pages/form/7')
  })

  it('ends with its anchor', () => {
    expect(menuAddress(menuItem('Huts', { Shortcut: '/huts', Anchor: 'map' }))).toBe('/huts#map')
  })

  it('is that of another site, whose page is not to reach this one, where it has no page', () => {
    const gear = menuItem('Gear', { Address: 'https://example.org' })
    expect([menuAddress(gear), menuRel(gear)]).toEqual(['https://example.org', 'noopener'])
    const mail = menuItem('Mail', { Address: 'mailto:club@example.org' })
    expect([menuAddress(mail), menuRel(mail)]).toEqual(['mailto:club@example.org', undefined])
    expect(menuRel(menuItem('Huts', { Shortcut: '/huts' }))).toBeUndefined()
  })

  it('is missing if the item has neither', () => {
    expect(menuAddress(menuItem('Huts', { Anchor: 'map' }))).toBeUndefined()
  })
})
