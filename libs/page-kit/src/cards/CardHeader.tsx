import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, BetweenHorizontalStart, ChevronRight, Eye, EyeOff, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { AddMenu } from './AddMenu.tsx'
import type { CardKind } from './card-kind.ts'
import { cardText } from './card-texts.ts'
import { DragHandle } from './DragHandle.tsx'
import { texts } from './messages.ts'
import type { CardActions } from './use-cards.ts'

export interface CardHeaderProps {
  kind: Pick<CardKind<never>, 'one' | 'many' | 'texts' | 'heading' | 'types' | 'Buttons'>
  /** The card's key. */
  id: string
  label: string
  /** By what it is told from the others, '' for nothing. */
  summary: string
  open: boolean
  bodyId: string
  /** Undefined where it cannot be hidden at all. */
  hidden: boolean | undefined
  /** It can be neither hidden nor deleted. */
  fixed: boolean
  /** It cannot be deleted. */
  locked: boolean
  first: boolean
  last: boolean
  /** There are as many cards as there may be. */
  full: boolean
  handle: DraggableProvidedDragHandleProps | null
  change: (key: string, part: { hidden: boolean }) => void
  actions: CardActions
}

/** The line of a card that is always there: what it is, and what can be done with it as a whole. */
export const CardHeader = memo(function CardHeader(props: CardHeaderProps) {
  const { id, kind, label, summary, open, bodyId, actions } = props
  const { heading: Heading } = kind
  const unseen = isUnseen(props)
  return (
    <div data-header="">
      <DragHandle {...props.handle} title={texts.reorder()} />
      <Heading>
        <button
          type="button"
          data-act="toggle"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => actions.toggle(id)}
        >
          <ChevronRight aria-hidden />
          <b>{label}</b>
          {summary !== '' && <span dir="auto">{summary}</span>}
          {unseen && <em>{texts.hidden()}</em>}
        </button>
      </Heading>
      <CardButtons {...props} />
    </div>
  )
})

const isUnseen = ({ hidden, fixed }: CardHeaderProps) => hidden === true && !fixed

/** What can be done with a card as a whole. */
function CardButtons(props: CardHeaderProps) {
  const { id, kind, hidden, fixed, locked, actions } = props
  const { types, Buttons } = kind
  const unseen = isUnseen(props)
  const addAbove = cardText(kind, 'addAbove')
  return (
    <div data-actions="">
      {hidden !== undefined && (
        <IconButton
          label={cardText(kind, unseen ? 'show' : 'hide')}
          icon={unseen ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          disabled={fixed}
          onClick={() => props.change(id, { hidden: !hidden })}
        />
      )}
      <AddMenu label={addAbove} types={types} onAdd={(type) => actions.add(type, id)}>
        {(button) => (
          <IconButton
            label={addAbove}
            icon={<BetweenHorizontalStart aria-hidden />}
            disabled={props.full}
            {...button}
          />
        )}
      </AddMenu>
      <IconButton
        label={texts.moveUp()}
        icon={<ArrowUp aria-hidden />}
        data-act="up"
        disabled={props.first}
        onClick={() => actions.move(id, -1)}
      />
      <IconButton
        label={texts.moveDown()}
        icon={<ArrowDown aria-hidden />}
        data-act="down"
        disabled={props.last}
        onClick={() => actions.move(id, 1)}
      />
      {Buttons && <Buttons card={id} />}
      <IconButton
        label={cardText(kind, 'delete')}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        disabled={fixed || locked}
        onClick={() => actions.remove(id)}
      />
    </div>
  )
}
