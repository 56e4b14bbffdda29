import { describe, expect, it } from 'vitest'
import { deepMenu, menuItem, menuOf, outlineOf, sampleMenu } from '../testing/menu-samples.ts'
import { changeItem, heightOf, idsOf, placeOf, putItem, renumbered, sameMenu, withIds } from './menu-tree.ts'

describe('a menu', () => {
  it('finds an item and its place on any level', () => {
    expect(placeOf(sampleMenu, 4)).toMatchObject({ parent: 2, index: 1, item: { Label: 'Kaweka Hut' } })
    expect(placeOf(sampleMenu, 5)).toMatchObject({ parent: 0, index: 2 })
    expect(placeOf(sampleMenu, 99)).toBeUndefined()
    expect(idsOf(sampleMenu)).toEqual([1, 2, 3, 7, 4, 5, 6, 8])
    expect(heightOf(deepMenu[0]!)).toBe(5)
  })

  it('changes one item and keeps the objects of all that does not lead to it', () => {
    const next = changeItem(sampleMenu, 7, { Label: 'Book' })
    expect(placeOf(next, 7)?.item).toMatchObject({ Label: 'Book', idPage: 6 })
    expect(next[0]).toBe(sampleMenu[0])
    expect(placeOf(next, 4)?.item).toBe(placeOf(sampleMenu, 4)?.item)
    expect(placeOf(sampleMenu, 7)?.item.Label).toBe('Booking a bunk')
    expect(changeItem(sampleMenu, 99, { Label: 'x' })).toBe(sampleMenu)
  })

  it('puts an item with all below it into any level and index', () => {
    const next = putItem(sampleMenu, 3, { parent: 0, index: 1 })
    expect(outlineOf(next)).toEqual([
      'Home',
      'Ruapehu Lodge',
      '  Booking a bunk',
      'Our huts',
      '  Kaweka Hut',
      'Programme',
      '  Summer',
      'Contact us',
    ])
    expect(placeOf(next, 3)?.item.idParentMenuItem).toBe(0)
    expect(placeOf(putItem(sampleMenu, 8, { parent: 3, index: 0 }), 8)).toMatchObject({ parent: 3, index: 0 })
  })

  it('never puts an item into itself, nor one that is not there', () => {
    expect(putItem(sampleMenu, 2, { parent: 2, index: 0 })).toBe(sampleMenu)
    expect(putItem(sampleMenu, 2, { parent: 7, index: 0 })).toBe(sampleMenu)
    expect(putItem(sampleMenu, 99, { parent: 0, index: 0 })).toBe(sampleMenu)
  })

  it('counts the sort orders from 1 on each level and names the parents (MENU-017, MENU-011)', () => {
    const odd = [
      { ...menuItem(1, 'a', 0, [{ ...menuItem(2, 'b'), SortOrder: 9 }, menuItem(3, 'c')]), SortOrder: 7 },
      { ...menuItem(4, 'd', 5), idParentMenuItem: 8 },
    ]
    expect(renumbered(odd)).toEqual([
      {
        idMenuItem: 1,
        idParentMenuItem: 0,
        Label: 'a',
        idPage: 0,
        SortOrder: 1,
        Children: [
          { idMenuItem: 2, idParentMenuItem: 1, Label: 'b', idPage: 0, SortOrder: 1, Children: [] },
          { idMenuItem: 3, idParentMenuItem: 1, Label: 'c', idPage: 0, SortOrder: 2, Children: [] },
        ],
      },
      { idMenuItem: 4, idParentMenuItem: 0, Label: 'd', idPage: 5, SortOrder: 2, Children: [] },
    ])
  })

  it('replaces ids, those of parents too', () => {
    const menu = menuOf(menuItem(-1, 'new', 0, [menuItem(-2, 'below', 0, [menuItem(5, 'kept')])]))
    const next = withIds(
      menu,
      new Map([
        [-1, 50],
        [-2, 51],
      ]),
    )
    expect(idsOf(next)).toEqual([50, 51, 5])
    expect(placeOf(next, 51)?.item.idParentMenuItem).toBe(50)
    expect(placeOf(next, 5)?.item.idParentMenuItem).toBe(51)
  })

  it('is the same menu whatever the sort orders say, but not with another label, page, order or nesting', () => {
    const [home, huts, ...rest] = sampleMenu
    expect(
      sameMenu(
        sampleMenu,
        sampleMenu.map((item) => ({ ...item, SortOrder: 77 })),
      ),
    ).toBe(true)
    expect(sameMenu(sampleMenu, [huts!, home!, ...rest])).toBe(false)
    expect(sameMenu(sampleMenu, sampleMenu.slice(1))).toBe(false)
    expect(sameMenu(sampleMenu, changeItem(sampleMenu, 7, { Label: 'x' }))).toBe(false)
    expect(sameMenu(sampleMenu, changeItem(sampleMenu, 7, { idPage: 1 }))).toBe(false)
    expect(sameMenu(sampleMenu, putItem(sampleMenu, 7, { parent: 2, index: 1 }))).toBe(false)
  })
})
