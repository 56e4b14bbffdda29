import { maxMenuItems } from '@sitewright/api-client'
import { describe, expect, it } from 'vitest'
import { deepMenu, largeMenu, menuItem, menuOf, outlineOf, sampleMenu } from '../testing/menu-samples.ts'
import { changeOf, rebased, withFormerIds } from './menu-document.ts'
import { depthOf, draftOf, editMenu, isSameDraft, type MenuDraft, type MenuEdit } from './menu-draft.ts'
import { idsOf, placeOf, withIds } from './menu-tree.ts'

const start = draftOf(sampleMenu)
const edited = (draft: MenuDraft, ...edits: MenuEdit[]) => edits.reduce(editMenu, draft)
const labelsOf = (draft: MenuDraft, parent: number) =>
  (parent === 0 ? draft.menu : placeOf(draft.menu, parent)!.item.Children).map(({ Label }) => Label)

describe('adding', () => {
  it('gives temporary ids -1, -2, -3 … and never one twice (MENU-012)', () => {
    const draft = edited(
      start,
      { do: 'add', parent: 0 },
      { do: 'add', parent: 2 },
      { do: 'remove', id: -2 },
      { do: 'add', parent: -1 },
    )
    expect(idsOf(draft.menu).filter((id) => id < 0)).toEqual([-1, -3])
    expect(placeOf(draft.menu, -3)?.item.idParentMenuItem).toBe(-1)
    expect(draft.focus).toEqual({ id: -3, part: 'label' })
  })

  it('gives a new item the sort order sibling count plus one (MENU-018)', () => {
    const draft = edited(start, { do: 'add', parent: 0 }, { do: 'add', parent: 2 }, { do: 'add', parent: 1 })
    expect([-1, -2, -3].map((id) => placeOf(draft.menu, id)?.item.SortOrder)).toEqual([5, 3, 1])
    expect(placeOf(draft.menu, -1)?.item).toEqual({
      idMenuItem: -1,
      idParentMenuItem: 0,
      Label: '',
      idPage: 0,
      SortOrder: 5,
      Children: [],
    })
  })

  it('ends where the server would take no more', () => {
    const full = draftOf(largeMenu())
    expect(idsOf(full.menu)).toHaveLength(maxMenuItems)
    expect(edited(full, { do: 'add', parent: 0 })).toBe(full)
    expect(edited(start, { do: 'add', parent: 99 })).toBe(start)
  })
})

describe('putting back', () => {
  const without = (id: number, draft = start) => {
    const { siblings: _, ...place } = placeOf(draft.menu, id)!
    return { draft: edited(draft, { do: 'remove', id }), putBack: { do: 'put-back', place } as const }
  }

  it('leaves nothing to save where nothing else was edited', () => {
    const { draft, putBack } = without(2)
    const back = edited(draft, putBack)
    expect(isSameDraft(back, start)).toBe(true)
    expect(back.focus).toEqual({ id: 2, part: 'row' })
    expect(edited(back, putBack)).toBe(back)
  })

  it('makes a root of an item whose parent is gone', () => {
    const { draft, putBack } = without(4)
    const back = edited(draft, { do: 'remove', id: 2 }, putBack)
    expect(placeOf(back.menu, 4)).toMatchObject({ parent: 0, item: { idParentMenuItem: 0 } })
    expect(back.deleted).toEqual([2, 3, 7])
  })

  it('makes a root of an item that would be too deep by now', () => {
    const { draft, putBack } = without(3)
    const back = edited(draft, { do: 'move-in', id: 2 }, putBack)
    expect(placeOf(back.menu, 2)?.parent).toBe(1)
    expect(placeOf(back.menu, 3)?.parent).toBe(0)
  })

  it('makes new items of those that were saved as deleted in the meantime', () => {
    const { draft, putBack } = without(2)
    const saved = draftOf(draft.menu)
    const back = edited(saved, putBack)
    expect(outlineOf(back.menu)).toEqual(outlineOf(sampleMenu))
    expect(idsOf(back.menu).filter((id) => id < 0)).toEqual([-1, -2, -3, -4])
    expect(placeOf(back.menu, -2)?.item.idParentMenuItem).toBe(-1)
    expect(edited(back, { do: 'add', parent: 0 }).focus).toEqual({ id: -5, part: 'label' })
  })
})

describe('deleting', () => {
  it('queues the id of a saved item and of all saved items below it (MENU-014, Q72)', () => {
    const draft = edited(start, { do: 'add', parent: 3 }, { do: 'remove', id: 2 }, { do: 'remove', id: 8 })
    expect(draft.deleted).toEqual([2, 3, 7, 4, 8])
    expect(outlineOf(draft.menu)).toEqual(['Home', 'Programme', '  Summer'])
    expect(changeOf(draft).delete).toEqual([2, 3, 7, 4, 8])
  })

  it('queues nothing for an item that was never saved (MENU-015)', () => {
    const draft = edited(start, { do: 'add', parent: 0 }, { do: 'add', parent: -1 }, { do: 'remove', id: -1 })
    expect(draft.deleted).toEqual([])
    expect(isSameDraft(draft, start)).toBe(true)
  })

  it('leaves the focus on what stands beside it, or above it', () => {
    const focused = (id: number) => edited(start, { do: 'remove', id }).focus
    expect(focused(1)).toEqual({ id: 2, part: 'row' })
    expect(focused(8)).toEqual({ id: 5, part: 'row' })
    expect(focused(7)).toEqual({ id: 3, part: 'row' })
    expect(edited(start, { do: 'remove', id: 99 })).toBe(start)
  })
})

describe('moving', () => {
  it('goes up and down within the level (MENU-019)', () => {
    expect(labelsOf(edited(start, { do: 'step', id: 5, by: -1 }), 0)).toEqual([
      'Home',
      'Programme',
      'Our huts',
      'Contact us',
    ])
    const down = edited(start, { do: 'step', id: 3, by: 1 })
    expect(labelsOf(down, 2)).toEqual(['Kaweka Hut', 'Ruapehu Lodge'])
    expect(labelsOf(down, 3)).toEqual(['Booking a bunk'])
    expect(down.moved).toBe(3)
  })

  it('does nothing at the ends of a level (MENU-020)', () => {
    for (const id of [1, 3, 6, 7]) expect(edited(start, { do: 'step', id, by: -1 })).toBe(start)
    for (const id of [8, 4, 6, 7]) expect(edited(start, { do: 'step', id, by: 1 })).toBe(start)
  })

  it('goes in under the item above, last, where three levels are enough (Q70)', () => {
    expect(labelsOf(edited(start, { do: 'move-in', id: 5 }), 2)).toEqual(['Ruapehu Lodge', 'Kaweka Hut', 'Programme'])
    // with its own two levels it would be on four
    expect(edited(start, { do: 'move-in', id: 2 })).toBe(start)
    expect(edited(start, { do: 'move-in', id: 1 })).toBe(start)
    const beside = edited(start, { do: 'add', parent: 3 }, { do: 'move-in', id: -1 })
    expect(placeOf(beside.menu, -1)?.parent).toBe(3)
  })

  it('goes out to stand after what it stood under', () => {
    const out = edited(start, { do: 'move-out', id: 3 })
    expect(labelsOf(out, 0)).toEqual(['Home', 'Our huts', 'Ruapehu Lodge', 'Programme', 'Contact us'])
    expect(labelsOf(out, 3)).toEqual(['Booking a bunk'])
    expect(placeOf(out.menu, 3)?.item.idParentMenuItem).toBe(0)
    expect(edited(start, { do: 'move-out', id: 1 })).toBe(start)
  })

  it('takes a dragged item to another level and index', () => {
    const draft = edited(start, { do: 'put', id: 8, parent: 2, index: 1 })
    expect(labelsOf(draft, 2)).toEqual(['Ruapehu Lodge', 'Contact us', 'Kaweka Hut'])
    expect(draft.moved).toBeUndefined()
  })

  it('is no change once the item is back', () => {
    const away = edited(start, { do: 'step', id: 5, by: -1 })
    expect(isSameDraft(away, start)).toBe(false)
    expect(isSameDraft(edited(away, { do: 'step', id: 5, by: 1 }), start)).toBe(true)
  })

  it('edits what is stored deeper, and moves it out', () => {
    const draft = edited(draftOf(deepMenu), { do: 'label', id: 6, label: 'Deepest' }, { do: 'move-out', id: 6 })
    expect(placeOf(draft.menu, 6)).toMatchObject({ parent: 4, item: { Label: 'Deepest' } })
    expect(depthOf(draft.menu, 6)).toBe(4)
  })
})

describe('saving', () => {
  it('counts the sort orders anew on each level (MENU-017)', () => {
    const draft = edited(start, { do: 'step', id: 8, by: -1 }, { do: 'remove', id: 3 }, { do: 'add', parent: 2 })
    const { menu } = changeOf(draft)
    expect(menu.map(({ idMenuItem, SortOrder }) => [idMenuItem, SortOrder])).toEqual([
      [1, 1],
      [2, 2],
      [8, 3],
      [5, 4],
    ])
    expect(menu[1]!.Children.map(({ idMenuItem, SortOrder }) => [idMenuItem, SortOrder])).toEqual([
      [4, 1],
      [-1, 2],
    ])
  })

  const sentDraft = edited(
    start,
    { do: 'add', parent: 0 },
    { do: 'label', id: -1, label: 'News' },
    { do: 'add', parent: -1 },
    { do: 'remove', id: 8 },
  )
  const pairs = [...[1, 2, 3, 7, 4, 5, 6].map((id) => [id, id] as const), [-1, 50] as const, [-2, 51] as const]
  const saved = draftOf(withIds(changeOf(sentDraft).menu, new Map(pairs)))
  const stored = withFormerIds(saved, sentDraft)

  it('replaces old ids by new ones, and clears the queue (MENU-013, MENU-016)', () => {
    expect(idsOf(stored.menu)).toEqual([1, 2, 3, 7, 4, 5, 6, 50, 51])
    expect(placeOf(stored.menu, 51)?.item.idParentMenuItem).toBe(50)
    expect(stored.deleted).toEqual([])
    expect(stored.formerIds).toEqual(
      new Map([
        [50, -1],
        [51, -2],
      ]),
    )
    expect(edited(stored, { do: 'add', parent: 0 }).focus?.id).toBe(-3)
  })

  it('keeps what was edited while the save was under way', () => {
    const now = edited(
      sentDraft,
      { do: 'label', id: -1, label: 'News and notes' },
      { do: 'add', parent: -2 },
      { do: 'remove', id: 5 },
    )
    const draft = rebased(now, sentDraft, stored)
    expect(placeOf(draft.menu, 50)?.item.Label).toBe('News and notes')
    expect(placeOf(draft.menu, -3)?.item.idParentMenuItem).toBe(51)
    expect(draft.deleted).toEqual([5, 6])
    expect(isSameDraft(draft, stored)).toBe(false)
    expect(edited(draft, { do: 'add', parent: 0 }).focus?.id).toBe(-4)
  })

  it('takes out with the next save what got its id only after it was deleted', () => {
    const draft = rebased(edited(sentDraft, { do: 'remove', id: -1 }), sentDraft, stored)
    expect(draft.deleted).toEqual([50, 51])
    expect(isSameDraft(draft, stored)).toBe(false)
  })

  it('over a menu of somebody else makes it the own one: what is gone comes back as new, what came goes', () => {
    const other = menuOf(
      menuItem(1, 'Home', 1),
      menuItem(60, 'Theirs'),
      menuItem(2, 'Our huts', 3, [menuItem(4, 'Kaweka Hut', 5)]),
    )
    const change = changeOf(sentDraft, other)
    expect(outlineOf(change.menu)).toEqual(outlineOf(sentDraft.menu))
    expect(idsOf(change.menu)).toEqual([1, 2, -3, -4, 4, -5, -6, -1, -2])
    expect(change.menu[1]!.Children[0]!.Children[0]).toMatchObject({ idMenuItem: -4, idParentMenuItem: -3 })
    expect(change.delete).toEqual([60])
  })

  it('keeps the rows of what comes back the same rows', () => {
    const came = draftOf(withIds(sentDraft.menu, new Map([[3, 70]])))
    expect(withFormerIds(came, { ...sentDraft, formerIds: new Map([[3, -9]]) }).formerIds.get(70)).toBe(-9)
  })
})
