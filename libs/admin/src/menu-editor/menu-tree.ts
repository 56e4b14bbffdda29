import type { EditedMenuItem } from '@sitewright/api-client'

/** Levels on which items can be put: roots, their children, and theirs (Q70). What is stored deeper stays there. */
export const levels = 3

/** Characters of a label; the server takes no more. */
export const maxLabelLength = 200

/** The items of one level, in order, each with its children. Never changed in place. */
export type MenuLevel = readonly EditedMenuItem[]

/** Where an item stands. */
export interface Place {
  item: EditedMenuItem
  /** 0 for a root. */
  parent: number
  /** From 0 among its siblings. */
  index: number
  siblings: MenuLevel
}

/** Where the item of this id stands, or undefined. */
export function placeOf(menu: MenuLevel, id: number, parent = 0): Place | undefined {
  for (const [index, item] of menu.entries()) {
    if (item.idMenuItem === id) return { item, parent, index, siblings: menu }
    const below = placeOf(item.Children, id, item.idMenuItem)
    if (below) return below
  }
  return undefined
}

/** The ids of all items, each before its children's. */
export function idsOf(menu: MenuLevel): number[] {
  return menu.flatMap((item) => [item.idMenuItem, ...idsOf(item.Children)])
}

/** The ids of the pages that the items lead to. */
export function pagesIn(menu: MenuLevel): number[] {
  return menu.flatMap(({ idPage, Children }) => [...(idPage > 0 ? [idPage] : []), ...pagesIn(Children)])
}

/** How many levels stand below an item. */
export function heightOf(item: EditedMenuItem): number {
  return Math.max(0, ...item.Children.map((child) => 1 + heightOf(child)))
}

/** The menu with the children of `parent` (0: the roots) changed. What does not change stays the same object. */
export function changeLevel(
  menu: MenuLevel,
  parent: number,
  change: (level: MenuLevel) => EditedMenuItem[],
): EditedMenuItem[] {
  if (parent === 0) return change(menu)
  return menu.map((item) => {
    if (item.idMenuItem === parent) return { ...item, Children: change(item.Children) }
    const holds = placeOf(item.Children, parent) !== undefined
    return holds ? { ...item, Children: changeLevel(item.Children, parent, change) } : item
  })
}

/** The menu with one item's own values changed. */
export function changeItem(
  menu: MenuLevel,
  id: number,
  values: Partial<Pick<EditedMenuItem, 'Label' | 'idPage' | 'Address'>>,
): MenuLevel {
  const parent = placeOf(menu, id)?.parent
  if (parent === undefined) return menu
  return changeLevel(menu, parent, (level) =>
    level.map((item) => (item.idMenuItem === id ? { ...item, ...values } : item)),
  )
}

/** Puts an item, with all below it, into another place. The index counts without the item itself. */
export function putItem(menu: MenuLevel, id: number, to: { parent: number; index: number }): MenuLevel {
  const place = placeOf(menu, id)
  if (!place || id === to.parent || placeOf(place.item.Children, to.parent)) return menu
  const without = changeLevel(menu, place.parent, (level) => level.filter((item) => item !== place.item))
  const item = { ...place.item, idParentMenuItem: to.parent }
  return changeLevel(without, to.parent, (level) => level.toSpliced(to.index, 0, item))
}

/** The menu with the sort orders counted from 1 on each level, and the parents as it is nested. */
export function renumbered(menu: MenuLevel, parent = 0): EditedMenuItem[] {
  return menu.map((item, index) => ({
    ...item,
    idParentMenuItem: parent,
    SortOrder: index + 1,
    Children: renumbered(item.Children, item.idMenuItem),
  }))
}

/** The menu with new ids for those that are in the map. */
export function withIds(menu: MenuLevel, ids: ReadonlyMap<number, number>): EditedMenuItem[] {
  const given = (id: number) => ids.get(id) ?? id
  return menu.map((item) => ({
    ...item,
    idMenuItem: given(item.idMenuItem),
    idParentMenuItem: given(item.idParentMenuItem),
    Children: withIds(item.Children, ids),
  }))
}

/** Whether two menus have the same items in the same places; sort orders are only counted when the menu is saved. */
export function sameMenu(one: MenuLevel, other: MenuLevel): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  return one.every((a, index) => {
    const b = other[index]!
    if (a === b) return true
    return (
      a.idMenuItem === b.idMenuItem && a.Label === b.Label && leadToTheSame(a, b) && sameMenu(a.Children, b.Children)
    )
  })
}

/** Whether two items lead to the same place; `idPage` counts only where there is no address. */
export function leadToTheSame(a: EditedMenuItem, b: EditedMenuItem): boolean {
  const { Address: one = '' } = a
  const { Address: other = '' } = b
  return one === other && (one !== '' || a.idPage === b.idPage)
}
