import { Draggable } from '@hello-pangea/dnd'
import { memo, useId, useRef, useState } from 'react'
import { useNearView } from '../use-near-view.ts'
import { CardHeader } from './CardHeader.tsx'
import type { CardItem } from './card-entries.ts'
import type { CardKind, CardMarks, CardSettingsProps } from './card-kind.ts'
import type { CardActions } from './use-cards.ts'

export interface CardProps<Item extends CardItem> extends CardSettingsProps<Item>, CardMarks {
  kind: CardKind<Item>
  /** Its place, from 0. */
  index: number
  last: boolean
  open: boolean
  /** There are as many cards as there may be. */
  full: boolean
  actions: CardActions
}

/**
 * One item in the editor. Rendered only when something of it changes, since all else that it is given stays the same;
 * while cards are dragged past it, header and settings are left alone.
 */
export const Card = memo(function Card<Item extends CardItem>(props: CardProps<Item>) {
  const { kind, entry, index, last, open, full, fixed = false, locked = false, note, change, actions } = props
  const { key, item } = entry
  const bodyId = useId()
  const label = kind.label(item)
  return (
    <Draggable draggableId={key} index={index}>
      {(drag, { isDragging }) => (
        <div
          ref={drag.innerRef}
          {...drag.draggableProps}
          role="group"
          aria-label={`${index + 1}. ${label}`}
          data-card={key}
          data-dragging={isDragging || undefined}
          data-hidden={(item.hidden && !fixed) || undefined}
        >
          <CardHeader
            id={key}
            kind={kind}
            label={label}
            summary={kind.summary(item, open)}
            open={open}
            bodyId={bodyId}
            hidden={item.hidden}
            fixed={fixed}
            locked={locked}
            first={index === 0}
            last={last}
            full={full}
            handle={drag.dragHandleProps}
            change={change as (key: string, part: { hidden: boolean }) => void}
            actions={actions}
          />
          <CardBody id={bodyId} kind={kind} open={open} entry={entry} fixed={fixed} note={note} change={change} />
        </div>
      )}
    </Draggable>
  )
}) as <Item extends CardItem>(props: CardProps<Item>) => React.JSX.Element

interface CardBodyProps<Item extends CardItem> extends CardSettingsProps<Item> {
  id: string
  kind: CardKind<Item>
  open: boolean
}

/** What was typed and cannot be taken over is in the settings and nowhere else: they stay when they are folded. */
const CardBody = memo(function CardBody<Item extends CardItem>({ id, kind, open, ...settings }: CardBodyProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearView(frame, { wanted: open && kind.heavy === true })
  const [made, setMade] = useState(false)
  const ready = made || (open && (near || !kind.heavy))
  if (ready && !made) setMade(true)
  return (
    <div ref={frame} id={id} data-body="" data-waiting={(open && !ready) || undefined} hidden={!open}>
      {ready && <kind.Settings {...settings} />}
    </div>
  )
}) as <Item extends CardItem>(props: CardBodyProps<Item>) => React.JSX.Element
