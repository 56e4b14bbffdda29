import type { MenuRow } from './menu-rows.ts'

/** Where an item would go if it were dropped now. */
export interface Drop {
  parent: number
  /** From 0 among the children of `parent`, the item itself not counted. */
  index: number
  depth: number
}

export interface Drag {
  /** The item's place in the list when it was picked up. */
  from: number
  /** Its place in the list now. */
  to: number
  /** The depth that was asked for. */
  wanted: number
}

/**
 * Where an item of the list goes that is dropped at another place of it: as deep as was asked for, within what its
 * neighbours and the depth of the menu allow. Undefined where it fits on no level.
 *
 * @param rows - without those below the dragged item.
 */
export function projectDrop(rows: readonly MenuRow[], { from, to, wanted }: Drag): Drop | undefined {
  const dragged = rows[from]
  if (!dragged) return undefined
  const others = rows.toSpliced(from, 1)
  const before = others.slice(0, to)
  const least = others[to]?.depth ?? 0
  const most = Math.min(dragged.deepest, (before.at(-1)?.depth ?? -1) + 1)
  if (least > most) return undefined

  const depth = Math.min(Math.max(wanted, least), most)
  const above = before.findLast((row) => row.depth < depth)
  const start = above ? before.indexOf(above) + 1 : 0
  const index = before.slice(start).filter((row) => row.depth === depth).length
  return { parent: above?.id ?? 0, index, depth }
}
