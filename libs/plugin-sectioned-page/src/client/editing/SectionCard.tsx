import { Draggable } from '@hello-pangea/dnd'
import type { CardActions } from '@sitewright/page-kit/cards'
import { memo, useId } from 'react'
import type { EditedSection } from './edited-layout.ts'
import { SectionBody } from './SectionBody.tsx'
import { SectionHeader } from './SectionHeader.tsx'
import { sectionLabel } from './section-label.ts'
import { sectionSummary } from './section-summary.ts'
import type { SectionActions } from './use-section-actions.ts'

export interface SectionCardProps {
  entry: EditedSection
  index: number
  last: boolean
  open: boolean
  /** The page takes no more sections. */
  full: boolean
  actions: SectionActions
  cards: CardActions
}

/**
 * One section in the editor. Rendered only when something of it changes: all that it is given stays the same so long,
 * and while cards are dragged past it header and settings are left alone.
 */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { entry, index, last, open, full, actions, cards } = props
  const { key, section } = entry
  const bodyId = useId()
  const label = sectionLabel(section.sectionType)
  return (
    <Draggable draggableId={key} index={index}>
      {(drag, { isDragging }) => (
        <div
          ref={drag.innerRef}
          {...drag.draggableProps}
          role="group"
          aria-label={`${index + 1}. ${label}`}
          data-section={key}
          data-dragging={isDragging || undefined}
          data-hidden={section.hidden || undefined}
        >
          <SectionHeader
            id={key}
            label={label}
            summary={open ? '' : sectionSummary(section)}
            open={open}
            bodyId={bodyId}
            hidden={section.hidden}
            first={index === 0}
            last={last}
            full={full}
            handle={drag.dragHandleProps}
            actions={actions}
            cards={cards}
          />
          <SectionBody id={bodyId} entry={entry} open={open} actions={actions} />
        </div>
      )}
    </Draggable>
  )
})
