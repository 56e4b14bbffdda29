import { describe, expect, it } from 'vitest'
import { menuItem, menuOf, outlineOf, sampleMenu } from '../testing/menu-samples.ts'
import { samplePage } from '../testing/samples.ts'
import type { KnownPages } from '../page-choice/page-options.ts'
import { menuFromRevision, readRevision } from './menu-from-revision.ts'
import { placeOf } from './menu-tree.ts'

const known: KnownPages = new Map(
  [1, 3, 4, 5, 6, 7, 20].map((id) => [id, { ...samplePage(id, `Page ${id}`, `page-${id}`), roles: [] }]),
)
const context = { saved: sampleMenu, temporary: 0, known }

describe('the menu of a revision', () => {
  it('is read only where it has the form of one', () => {
    expect(readRevision(JSON.stringify(sampleMenu))).toEqual(sampleMenu)
    for (const content of ['', '{}', '[{"idMenuItem":1}]', JSON.stringify([sampleMenu[0], sampleMenu[0]])])
      expect(readRevision(content)).toBeUndefined()
  })

  it('that is the present one changes nothing', () => {
    expect(menuFromRevision(sampleMenu, context)).toEqual({ menu: sampleMenu, deleted: [], lost: [] })
  })

  it('gives items that are gone temporary ids below the last one, parents and children too', () => {
    const revision = menuOf(menuItem(1, 'Home', 1), menuItem(90, 'Old', 0, [menuItem(91, 'Older', 3), sampleMenu[3]!]))
    const { menu } = menuFromRevision(revision, { ...context, temporary: -4 })
    expect(outlineOf(menu)).toEqual(['Home', 'Old', '  Older', '  Contact us'])
    expect(menu[1]).toMatchObject({ idMenuItem: -5, idParentMenuItem: 0, SortOrder: 2 })
    expect(menu[1]!.Children).toMatchObject([
      { idMenuItem: -6, idParentMenuItem: -5 },
      { idMenuItem: 8, idParentMenuItem: -5 },
    ])
  })

  it('takes out what was not there yet', () => {
    const { menu, deleted } = menuFromRevision(menuOf(menuItem(8, 'Contact', 20), menuItem(4, 'Hut', 5)), context)
    expect(outlineOf(menu)).toEqual(['Contact', 'Hut'])
    expect(deleted).toEqual([1, 2, 3, 7, 5, 6])
  })

  it('leads nowhere where a page is gone, and says which items do', () => {
    const revision = menuOf(menuItem(1, 'Home', 77), { ...menuItem(90, 'Old', 78), Address: '/gone#map' })
    const { menu, lost } = menuFromRevision(revision, { ...context, known: new Map([...known, [77, null]]) })
    expect(menu.map(({ idPage, Address }) => [idPage, Address])).toEqual([
      [0, undefined],
      [0, undefined],
    ])
    expect(lost).toEqual(['Home', 'Old'])
  })

  it('follows a page to its new shortcut with the address of a heading', () => {
    const revision = menuOf({ ...menuItem(1, 'Map', 3), Address: '/former#h-map' })
    expect(menuFromRevision(revision, context).menu[0]!.Address).toBe('/page-3#h-map')
  })

  it('keeps an address elsewhere, and takes away one that was not there yet', () => {
    const elsewhere = { ...menuItem(8, 'Contact us'), Address: 'mailto:kim@example.org' }
    const saved = menuOf(menuItem(1, 'Home', 1), elsewhere)
    expect(menuFromRevision(saved, { ...context, saved: sampleMenu }).menu[1]!.Address).toBe('mailto:kim@example.org')
    const { menu } = menuFromRevision(sampleMenu, { ...context, saved })
    expect(placeOf(menu, 8)?.item).toMatchObject({ idPage: 20, Address: '' })
    expect(placeOf(menu, 1)?.item).not.toHaveProperty('Address')
  })
})
