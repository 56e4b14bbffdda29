import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react'
import { AddMenu } from './AddMenu.tsx'
import { cardText } from './card-texts.ts'
import type { CardItem } from './card-entries.ts'
import type { Cards } from './use-cards.ts'

/** The cards, and what to say when there are too many. */
export interface AddCardProps<Item extends CardItem> {
  cards: Cards<Item>
  /** What is said when there are as many as there may be, such as 'A form can have up to 100 fields.' */
  fullText: string
}

/** The button below the cards that adds one at the end. */
export function AddCard<Item extends CardItem>({ cards: { kind, actions, full }, fullText }: AddCardProps<Item>) {
  const label = cardText(kind, 'add')
  return (
    <div data-add="">
      <AddMenu label={label} types={kind.types} onAdd={(type) => actions.add(type)}>
        {(button) => (
          <button type="button" disabled={full} {...button}>
            <Plus aria-hidden /> {label}
          </button>
        )}
      </AddMenu>
      {full && <p>{fullText}</p>}
    </div>
  )
}

/** The button that folds all cards, or opens them when all are folded. There is none for a single card. */
export function FoldAll<Item extends CardItem>({ cards: { kind, entries, open, openAll } }: { cards: Cards<Item> }) {
  if (entries.length < 2) return null
  const folded = entries.every(({ key }) => !open.has(key))
  return (
    <button type="button" data-fold="" onClick={() => openAll(folded)}>
      {folded ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
      {cardText(kind, folded ? 'openAll' : 'foldAll')}
    </button>
  )
}
