import type { EditedMenuItem } from '@sitewright/api-client'
import { renumbered } from '../menu-editor/menu-tree.ts'

/** An item of a test's menu; parents and sort orders come with `menuOf`. */
export function menuItem(id: number, label: string, idPage = 0, children: EditedMenuItem[] = []): EditedMenuItem {
  return { idMenuItem: id, idParentMenuItem: 0, Label: label, idPage, SortOrder: 0, Children: children }
}

/** The menu with its parents and sort orders, as the server sends it. */
export const menuOf = (...items: EditedMenuItem[]): EditedMenuItem[] => renumbered(items)

/** The menu of a small club, on two levels and one item on a third. */
export const sampleMenu = menuOf(
  menuItem(1, 'Home', 1),
  menuItem(2, 'Our huts', 3, [
    menuItem(3, 'Ruapehu Lodge', 4, [menuItem(7, 'Booking a bunk', 6)]),
    menuItem(4, 'Kaweka Hut', 5),
  ]),
  menuItem(5, 'Programme', 0, [menuItem(6, 'Summer', 7)]),
  menuItem(8, 'Contact us', 20),
)

/** Stored deeper than items can be put now. */
export const deepMenu = menuOf(
  menuItem(1, 'One', 0, [
    menuItem(2, 'Two', 0, [
      menuItem(3, 'Three', 0, [menuItem(4, 'Four', 0, [menuItem(5, 'Five', 0, [menuItem(6, 'Six')])])]),
    ]),
  ]),
  menuItem(7, 'Beside'),
)

/** 500 items: 50 roots, each with three children that have two each. */
export function largeMenu(): EditedMenuItem[] {
  let id = 0
  const next = (children: EditedMenuItem[] = []) => menuItem(++id, `Item ${id}`, (id % 20) + 1, children)
  const child = () => next([next(), next()])
  return menuOf(...Array.from({ length: 50 }, () => next([child(), child(), child()])))
}

/** Labels from top to bottom, indented by two spaces a level. */
export function outlineOf(menu: readonly EditedMenuItem[], indent = ''): string[] {
  return menu.flatMap((item) => [`${indent}${item.Label}`, ...outlineOf(item.Children, `${indent}  `)])
}

/** The pairs that a server answers which gives 1000 to -1, 1001 to -2, and so on. */
export function savedIds(menu: readonly EditedMenuItem[]): [number, number][] {
  return menu.flatMap(({ idMenuItem: id, Children }) => [[id, id < 0 ? 999 - id : id], ...savedIds(Children)])
}
