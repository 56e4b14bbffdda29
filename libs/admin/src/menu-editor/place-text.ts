import { formatNumber } from '@sitewright/ui'
import type { MenuRow } from './menu-rows.ts'
import type { Drop } from './project-drop.ts'
import { fitsNowhere } from './texts.ts'

/** An item's label as messages and screen readers know it. */
export function shownLabel(label: string): string {
  return label.trim() === '' ? 'Item without a label' : label
}

/** Says where an item is, or would be: its level, what it is under, its place there. */
export function placeText(rows: readonly MenuRow[], drop: Drop | undefined): string {
  if (!drop) return fitsNowhere
  const above = rows.find((row) => row.id === drop.parent)
  const under = above ? `, under ‘${shownLabel(above.label)}’` : ''
  return `Item ${drop.index + 1} on level ${drop.depth + 1}${under}.`
}

/** What a screen reader says after a button moved an item. */
export function movedText(rows: readonly MenuRow[], moved: number | undefined): string {
  const row = rows.find(({ id }) => id === moved)
  return row ? `Moved ‘${shownLabel(row.label)}’. ${placeText(rows, row)}` : ''
}

/** Says that an item is gone, and how many below it with it. */
export function removedText(label: string, below: number): string {
  const item = `‘${shownLabel(label)}’`
  if (below === 0) return `${item} was deleted`
  return `${item} and ${below === 1 ? 'the item' : `the ${formatNumber(below)} items`} below it were deleted`
}
