import { describe, expect, it } from 'vitest'
import { deepMenu, sampleMenu } from '../testing/menu-samples.ts'
import { draftOf } from './menu-draft.ts'
import { menuRows } from './menu-rows.ts'
import { projectDrop } from './project-drop.ts'

/** The rows while the item is dragged, and where it would go. */
function drag(id: number, to: number, wanted: number, menu = sampleMenu) {
  const rows = menuRows(draftOf(menu), String(id))
  return projectDrop(rows, { from: rows.findIndex((row) => row.id === id), to, wanted })
}

describe('the rows of a menu', () => {
  it('are in order with their depths, without what is below the closed one', () => {
    const rows = menuRows(draftOf(sampleMenu))
    expect(rows.map(({ id, depth }) => [id, depth])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [7, 2],
      [4, 1],
      [5, 0],
      [6, 1],
      [8, 0],
    ])
    expect(menuRows(draftOf(sampleMenu), '2').map(({ id }) => id)).toEqual([1, 2, 5, 6, 8])
    expect(rows[4]).toEqual({
      rowKey: '4',
      id: 4,
      parent: 2,
      label: 'Kaweka Hut',
      idPage: 5,
      address: '',
      depth: 1,
      index: 1,
      siblings: 2,
      deepest: 2,
    })
  })

  it('keep their keys when an item gets its own id', () => {
    expect(menuRows({ menu: sampleMenu, formerIds: new Map([[3, -5]]) })[2]).toMatchObject({ id: 3, rowKey: '-5' })
  })

  it('know how deep an item fits with what stands below it, and let deeper ones stay', () => {
    expect(menuRows(draftOf(sampleMenu)).map(({ deepest }) => deepest)).toEqual([2, 0, 1, 2, 2, 1, 2, 2])
    expect(menuRows(draftOf(deepMenu)).map(({ deepest }) => deepest)).toEqual([0, 1, 2, 3, 4, 5, 2])
  })
})

describe('dropping', () => {
  it('puts an item between others at the level that was asked for', () => {
    // after 'Booking a bunk': 'Contact us' can be on its level or on that of 'Kaweka Hut', which follows
    expect(drag(8, 4, 2)).toEqual({ parent: 3, index: 1, depth: 2 })
    expect(drag(8, 4, 1)).toEqual({ parent: 2, index: 1, depth: 1 })
  })

  it('never takes the item that follows away from its parent', () => {
    expect(drag(8, 4, 0)).toEqual({ parent: 2, index: 1, depth: 1 })
    expect(drag(8, 2, 0)).toEqual({ parent: 2, index: 0, depth: 1 })
  })

  it('goes no deeper than under the item above, nor deeper than three levels', () => {
    expect(drag(8, 0, 5)).toEqual({ parent: 0, index: 0, depth: 0 })
    expect(drag(8, 1, 5)).toEqual({ parent: 1, index: 0, depth: 1 })
    expect(drag(8, 7, 5)).toEqual({ parent: 6, index: 0, depth: 2 })
    // 'Programme' has a child of its own
    expect(drag(5, 3, 5)).toBeUndefined()
    expect(drag(5, 5, 5)).toEqual({ parent: 2, index: 2, depth: 1 })
  })

  it('counts the index without the item itself', () => {
    expect(drag(1, 4, 0)).toEqual({ parent: 0, index: 1, depth: 0 })
    expect(drag(1, 7, 0)).toEqual({ parent: 0, index: 3, depth: 0 })
    expect(drag(4, 4, 1)).toEqual({ parent: 2, index: 1, depth: 1 })
  })

  it('moves an item to another level in its place', () => {
    expect(drag(4, 4, 0)).toEqual({ parent: 0, index: 2, depth: 0 })
    expect(drag(4, 4, 2)).toEqual({ parent: 3, index: 1, depth: 2 })
  })

  it('lets what is stored deeper keep its depth', () => {
    expect(drag(6, 5, 9, deepMenu)).toEqual({ parent: 5, index: 0, depth: 5 })
    expect(drag(6, 5, 3, deepMenu)).toEqual({ parent: 3, index: 1, depth: 3 })
    expect(drag(7, 6, 9, deepMenu)).toEqual({ parent: 2, index: 1, depth: 2 })
  })

  it('is nothing for a row that is not there', () => {
    expect(projectDrop([], { from: 0, to: 0, wanted: 0 })).toBeUndefined()
  })
})
