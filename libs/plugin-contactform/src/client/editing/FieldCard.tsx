import { Draggable } from '@hello-pangea/dnd'
import type { CardActions } from '@sitewright/page-kit/cards'
import { memo, useId } from 'react'
import type { EditedField } from './edited-form.ts'
import { FieldBody } from './FieldBody.tsx'
import { FieldHeader } from './FieldHeader.tsx'
import { fieldSummary } from './field-summary.ts'
import { typeLabel } from './type-label.ts'
import type { FormActions } from './use-form-actions.ts'

export interface FieldCardProps {
  entry: EditedField
  index: number
  last: boolean
  open: boolean
  /** The form takes no more fields. */
  full: boolean
  mandatory: boolean
  /** Another field is delivered under the same name. */
  sharesName: boolean
  actions: FormActions
  cards: CardActions
}

/**
 * One field in the editor. Rendered only when something of it changes: all that it is given stays the same so long, and
 * while cards are dragged past it header and settings are left alone.
 */
export const FieldCard = memo(function FieldCard(props: FieldCardProps) {
  const { entry, index, last, open, full, mandatory, sharesName, actions, cards } = props
  const { key, field } = entry
  const bodyId = useId()
  const label = typeLabel(field.fieldType)
  return (
    <Draggable draggableId={key} index={index}>
      {(drag, { isDragging }) => (
        <div
          ref={drag.innerRef}
          {...drag.draggableProps}
          role="group"
          aria-label={`${index + 1}. ${label}`}
          data-field={key}
          data-dragging={isDragging || undefined}
          data-hidden={(field.hidden && !mandatory) || undefined}
        >
          <FieldHeader
            id={key}
            label={label}
            summary={fieldSummary(field)}
            open={open}
            bodyId={bodyId}
            hidden={field.hidden}
            mandatory={mandatory}
            locked={field.Locked}
            first={index === 0}
            last={last}
            full={full}
            handle={drag.dragHandleProps}
            actions={actions}
            cards={cards}
          />
          <FieldBody
            id={bodyId}
            entry={entry}
            open={open}
            mandatory={mandatory}
            sharesName={sharesName}
            actions={actions}
          />
        </div>
      )}
    </Draggable>
  )
})
