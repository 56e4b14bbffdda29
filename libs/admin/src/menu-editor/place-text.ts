import { texts } from './messages.ts'
import type { MenuRow } from './menu-rows.ts'
import type { Drop } from './project-drop.ts'

/** An item's label as messages and screen readers know it. */
export function shownLabel(label: string): string {
  return label.trim() === '' ? texts.unlabelled() : label
}

/** Says where an item is, or would be: its level, what it is under, its place there. */
export function placeText(rows: readonly MenuRow[], drop: Drop | undefined): string {
  if (!drop) return texts.fitsNowhere()
  const above = rows.find((row) => row.id === drop.parent)
  const place = { index: drop.index + 1, level: drop.depth + 1 }
  return above ? texts.placeUnder({ ...place, above: shownLabel(above.label) }) : texts.place(place)
}

/** What a screen reader says after a button moved an item. */
export function movedText(rows: readonly MenuRow[], moved: number | undefined): string {
  const row = rows.find(({ id }) => id === moved)
  return row ? texts.moved({ label: shownLabel(row.label), place: placeText(rows, row) }) : ''
}

/** Says that an item is gone, and how many below it with it. */
export function removedText(label: string, below: number): string {
  const shown = shownLabel(label)
  return below === 0 ? texts.deleted({ label: shown }) : texts.deletedWith({ label: shown, count: below })
}
