import { levels, heightOf, type MenuLevel } from './menu-tree.ts'
import type { MenuDraft } from './menu-draft.ts'

/** An item as the list shows it: plain values, so that a row can tell that nothing of it changed. */
export interface MenuRow {
  /** Stays the same when the item gets its own id. */
  rowKey: string
  id: number
  /** The parent's id; 0 for a root. */
  parent: number
  label: string
  idPage: number
  /** '' for an item that leads to a page as a whole, or nowhere. */
  address: string
  /** How many items are above it. */
  depth: number
  /** From 0 among its siblings. */
  index: number
  siblings: number
  /** The depth to which it can be moved with what is below it: never deeper than it is, but where there is room. */
  deepest: number
}

/** All items from top to bottom, without those below `closed`. */
export function menuRows({ menu, formerIds }: Pick<MenuDraft, 'menu' | 'formerIds'>, closed?: string): MenuRow[] {
  const rowsOf = (level: MenuLevel, parent: number, depth: number): MenuRow[] =>
    level.flatMap((item, index) => {
      const id = item.idMenuItem
      const rowKey = String(formerIds.get(id) ?? id)
      const row = {
        rowKey,
        id,
        parent,
        label: item.Label,
        idPage: item.idPage,
        address: item.Address ?? '',
        depth,
        index,
        siblings: level.length,
        deepest: Math.max(depth, levels - 1 - heightOf(item)),
      }
      return rowKey === closed ? [row] : [row, ...rowsOf(item.Children, id, depth + 1)]
    })
  return rowsOf(menu, 0, 0)
}

export function canMoveIn({ index, depth, deepest }: Pick<MenuRow, 'index' | 'depth' | 'deepest'>): boolean {
  return index > 0 && depth < deepest
}

export function canHaveChildren({ depth }: Pick<MenuRow, 'depth'>): boolean {
  return depth < levels - 1
}
