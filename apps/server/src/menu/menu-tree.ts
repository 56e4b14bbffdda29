import type { EditedMenuItem } from '@sitewright/api-client'
import { isNameless, maxMenuLevels } from '@sitewright/api-client/contract'
import { readMenuAddress, type MenuAddress } from '@sitewright/html'
import { fail } from '../errors.ts'
import { isOneLine } from '../text/one-line.ts'

/** An item taken out of the tree. */
export interface PlacedItem {
  id: number
  /** Null for a root. */
  parent_id: number | null
  label: string
  /** Null for none. */
  page_id: number | null
  /** From 1 among its siblings. */
  sort_order: number
  /** Null takes away what there is; undefined leaves it. */
  address?: MenuAddress | null | undefined
}

/** A stored item, as far as its place goes. */
export type Place = Pick<PlacedItem, 'id' | 'parent_id'>

/** A stored item as its editor sees it. */
export interface StoredItem extends Omit<PlacedItem, 'address'> {
  /** Where it leads, if not to a page as a whole; null or '' for all others. */
  address: string | null
}

/**
 * The items of a tree, each after its parent. The nesting counts; the parent that an item names must agree with it.
 *
 * @throws {RefusedError} 400 where the tree contradicts itself.
 */
export function placeItems(tree: readonly EditedMenuItem[]): PlacedItem[] {
  const items = new Map<number, PlacedItem>()

  function place(siblings: readonly EditedMenuItem[], { parent, level }: { parent: number; level: number }): void {
    // this also ends the recursion, however deep the tree is
    if (siblings.length > 0 && level > maxMenuLevels) fail('menuTooDeep')
    for (const [at, item] of siblings.entries()) {
      const { idMenuItem: id, idParentMenuItem, Label: label, idPage, Address, Children } = item
      if (id === 0) fail('malformed')
      if (items.has(id)) fail('menuItemTwice')
      if (idParentMenuItem !== parent) fail('menuParentDiffers')
      if (!isOneLine(label)) fail('badMenuLabel')
      const address = readAddress(label, Address)
      items.set(id, { id, parent_id: parent || null, label, page_id: idPage || null, sort_order: at + 1, address })
      place(Children, { parent: id, level: level + 1 })
    }
  }

  place(tree, { parent: 0, level: 1 })
  // a link that nobody could read or hear
  if ([...items.values()].some(({ label }) => isNameless(label))) fail('menuLabelMissing')
  return [...items.values()]
}

/** @throws {RefusedError} 400 for what is no address. */
function readAddress(label: string, typed: string | undefined): MenuAddress | null | undefined {
  if (typed === undefined) return undefined
  return typed.trim() === '' ? null : (readMenuAddress(typed) ?? fail('badMenuAddress', { label }))
}

/** The whole menu as nested items, from rows in their order. */
export function nestItems(rows: readonly StoredItem[]): EditedMenuItem[] {
  const children = Map.groupBy(rows, (row) => row.parent_id)

  function nest(parent: number | null): EditedMenuItem[] {
    return (children.get(parent) ?? []).map(({ id, label, page_id, address }, at) => ({
      idMenuItem: id,
      idParentMenuItem: parent ?? 0,
      Label: label,
      idPage: page_id ?? 0,
      SortOrder: at + 1,
      ...(address && { Address: address }),
      Children: nest(id),
    }))
  }

  return nest(null)
}

/** Levels of a menu, the roots being the first; undefined if an item is under one that is not among them. */
export function levelsOf(places: readonly Place[]): number | undefined {
  const children = Map.groupBy(places, (place) => place.parent_id)
  let levels = 0
  let reached = 0
  for (let row = children.get(null) ?? []; row.length > 0; row = row.flatMap(({ id }) => children.get(id) ?? [])) {
    levels++
    reached += row.length
  }
  return reached === places.length ? levels : undefined
}
