import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import type { CardItem } from './card-entries.ts'
import type { Cards } from './use-cards.ts'

/** The button that folds all cards, or opens them when all are folded. There is none for a single card. */
export function FoldAll<Item extends CardItem>({ cards: { kind, entries, open, openAll } }: { cards: Cards<Item> }) {
  if (entries.length < 2) return null
  const folded = entries.every(({ key }) => !open.has(key))
  return (
    <button type="button" data-fold="" onClick={() => openAll(folded)}>
      {folded ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
      {folded ? `Open all ${kind.many}` : `Fold all ${kind.many}`}
    </button>
  )
}
