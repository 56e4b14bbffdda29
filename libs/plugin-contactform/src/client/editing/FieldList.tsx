import { dragInstructions, dragNews, type Cards } from '@sitewright/page-kit/cards'
import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { mandatoryField } from '../../model/form.ts'
import { mostFields } from '../../model/limits.ts'
import { AddField } from './AddField.tsx'
import type { EditedField } from './edited-form.ts'
import { FieldCard } from './FieldCard.tsx'
import { sharedNames } from './shared-names.ts'
import { typeLabel } from './type-label.ts'
import type { FormActions } from './use-form-actions.ts'

export interface FieldListProps {
  fields: readonly EditedField[]
  actions: FormActions
  cards: Cards<EditedField>
}

/** The fields as cards, to be edited, put in order, added and deleted. */
export function FieldList({ fields, actions, cards }: FieldListProps) {
  const full = fields.length >= mostFields
  const mandatory = mandatoryField(fields.map(({ field }) => field))
  const shared = useMemo(() => sharedNames(fields), [fields])
  const news = useMemo(
    () =>
      dragNews(
        (index) => typeLabel(actions.now().fields[index]?.field.fieldType ?? ''),
        () => actions.now().fields.length,
      ),
    [actions],
  )
  return (
    <>
      <DragDropContext
        dragHandleUsageInstructions={dragInstructions('field')}
        onDragStart={(start, { announce }) => announce(news.lifted(start))}
        onDragUpdate={(update, { announce }) => announce(news.movedTo(update))}
        onDragEnd={(result, { announce }) => {
          announce(news.ended(result))
          const { source, destination } = result
          if (destination) actions.move(source.index, destination.index)
        }}
      >
        <Droppable droppableId="fields">
          {(list) => (
            <div ref={list.innerRef} {...list.droppableProps} data-cards="">
              {fields.map((entry, index) => (
                <FieldCard
                  key={entry.key}
                  entry={entry}
                  index={index}
                  last={index === fields.length - 1}
                  open={cards.open.has(entry.key)}
                  full={full}
                  mandatory={entry.field === mandatory}
                  sharesName={shared.has(entry.key)}
                  actions={actions}
                  cards={cards.actions}
                />
              ))}
              {list.placeholder}
            </div>
          )}
        </Droppable>
      </DragDropContext>
      <div data-add="">
        <AddField label="Add field" onAdd={(fieldType) => cards.actions.add(fieldType)}>
          {(button) => (
            <button type="button" disabled={full} {...button}>
              <Plus aria-hidden /> Add field
            </button>
          )}
        </AddField>
        {full && <p>A form has {mostFields} fields at most.</p>}
      </div>
    </>
  )
}
