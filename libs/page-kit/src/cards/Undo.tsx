import { IconButton, useStuck } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { CardItem } from './card-entries.ts'
import type { Cards } from './use-cards.ts'
import type { RemovedCard } from './use-edited-cards.ts'

export interface UndoProps<Item extends CardItem> {
  cards: Pick<Cards<Item>, 'kind' | 'undo' | 'dismiss'>
  removed: RemovedCard<Item>
}

/** Says which item was deleted, and brings it back. */
export function Undo<Item extends CardItem>({ cards: { kind, undo, dismiss }, removed }: UndoProps<Item>) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  return (
    <div ref={bar} data-undo="" role="group" aria-label={`Deleted ${kind.one}`}>
      <span>{`${kind.label(removed.entry.item)} deleted.`}</span>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={dismiss} />
    </div>
  )
}
