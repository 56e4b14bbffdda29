import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { Card } from './Card.tsx'
import type { CardEntry, CardItem } from './card-entries.ts'
import type { CardMarks } from './card-kind.ts'
import { cardText } from './card-texts.ts'
import { dragAnnouncements } from './drag-announcements.ts'
import type { Cards } from './use-cards.ts'

/** More than anybody sees at first. The rest of a long list follows when these can be used already. */
const firstCards = 25

/** The cards that are listed. */
export interface CardListProps<Item extends CardItem> {
  cards: Cards<Item>
  /** What the others make of a card; nothing unless told. */
  marks?: (entry: CardEntry<Item>) => CardMarks
}

/** The items as cards, to be edited, hidden, put in order by mouse, touch and keyboard, added to and deleted. */
export function CardList<Item extends CardItem>({ cards, marks }: CardListProps<Item>) {
  const { kind, entries, edited, actions, open, full } = cards
  const [complete, setComplete] = useState(entries.length <= firstCards)
  useEffect(() => {
    if (!complete) startTransition(() => setComplete(true))
  }, [complete])
  const shown = complete ? entries : entries.slice(0, firstCards)
  const news = useMemo(() => {
    const nameAt = (index: number) => {
      const entry = edited.now()[index]
      return entry ? kind.label(entry.item) : ''
    }
    return dragAnnouncements(nameAt, () => edited.now().length)
  }, [edited, kind])

  return (
    <DragDropContext
      dragHandleUsageInstructions={cardText(kind, 'lift')}
      onDragStart={(start, { announce }) => announce(news.lifted(start))}
      onDragUpdate={(update, { announce }) => announce(news.movedTo(update))}
      onDragEnd={(result, { announce }) => {
        announce(news.ended(result))
        const { source, destination } = result
        if (destination) edited.move(source.index, destination.index)
      }}
    >
      <Droppable droppableId="cards">
        {(list) => (
          <div ref={list.innerRef} {...list.droppableProps} data-cards="">
            {shown.map((entry, index) => (
              <Card
                key={entry.key}
                kind={kind}
                entry={entry}
                index={index}
                last={index === entries.length - 1}
                open={open.has(entry.key)}
                full={full}
                change={edited.change}
                actions={actions}
                {...marks?.(entry)}
              />
            ))}
            {list.placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  )
}
