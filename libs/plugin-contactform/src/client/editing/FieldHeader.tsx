import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import type { CardActions } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalStart,
  ChevronRight,
  Eye,
  EyeOff,
  GripVertical,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import { AddField } from './AddField.tsx'
import type { FormActions } from './use-form-actions.ts'

export interface FieldHeaderProps {
  /** The field's key. */
  id: string
  label: string
  /** By what it is told from the others. */
  summary: string
  open: boolean
  bodyId: string
  hidden: boolean
  /** The email field that proves the submitter: it can neither be deleted nor hidden. */
  mandatory: boolean
  locked: boolean
  first: boolean
  last: boolean
  /** The form takes no more fields. */
  full: boolean
  handle: DraggableProvidedDragHandleProps | null
  actions: FormActions
  cards: CardActions
}

/** The line of a card that is always there: what it is, and what can be done with it as a whole. */
export const FieldHeader = memo(function FieldHeader(props: FieldHeaderProps) {
  const { id, label, summary, open, bodyId, hidden, mandatory, locked, first, last, full, handle, actions, cards } =
    props
  return (
    <div data-header="">
      <span {...handle} role="button" data-handle="" aria-label="Drag to reorder" title="Drag to reorder">
        <GripVertical aria-hidden />
      </span>
      <h4>
        <button
          type="button"
          data-act="toggle"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => cards.toggle(id)}
        >
          <ChevronRight aria-hidden />
          <b>{label}</b>
          {summary !== '' && <span>{summary}</span>}
          {hidden && !mandatory && <em>Hidden</em>}
        </button>
      </h4>
      <div data-actions="">
        <IconButton
          label={hidden && !mandatory ? 'Show field' : 'Hide field'}
          icon={hidden && !mandatory ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          disabled={mandatory}
          onClick={() => actions.change(id, { hidden: !hidden })}
        />
        <AddField label="Add field above" onAdd={(fieldType) => cards.add(fieldType, id)}>
          {(button) => (
            <IconButton
              label="Add field above"
              icon={<BetweenHorizontalStart aria-hidden />}
              disabled={full}
              {...button}
            />
          )}
        </AddField>
        <IconButton
          label="Move up"
          icon={<ArrowUp aria-hidden />}
          data-act="up"
          disabled={first}
          onClick={() => cards.move(id, -1)}
        />
        <IconButton
          label="Move down"
          icon={<ArrowDown aria-hidden />}
          data-act="down"
          disabled={last}
          onClick={() => cards.move(id, 1)}
        />
        <IconButton
          label="Delete field"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          disabled={mandatory || locked}
          onClick={() => cards.remove(id)}
        />
      </div>
    </div>
  )
})
