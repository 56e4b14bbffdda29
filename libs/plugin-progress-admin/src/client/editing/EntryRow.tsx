import { useNearView } from '@sitewright/page-kit'
import { Draggable, type DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { DragHandle } from '@sitewright/page-kit/cards'
import { memo, useRef } from 'react'
import { texts } from './messages.ts'
import { RowButtons, type RowButtonsProps } from './RowButtons.tsx'

export interface EntryRowProps extends Omit<RowButtonsProps, 'first'> {
  name: string
  index: number
  /** Its place is shown. */
  numbered: boolean
  /** There are so many that the buttons of a row are made when it comes into view: all at once take seconds. */
  lazy: boolean
}

/**
 * One state or stage. Rendered only when something of it changes: all that it is given stays the same so long, and while
 * others are dragged past it its buttons are left alone.
 */
export const EntryRow = memo(function EntryRow({ id, index, numbered, ...row }: EntryRowProps) {
  return (
    <Draggable draggableId={id} index={index}>
      {(drag, { isDragging }) => (
        <li ref={drag.innerRef} {...drag.draggableProps} data-entry={id} data-dragging={isDragging || undefined}>
          <Row
            id={id}
            first={index === 0}
            place={numbered ? index + 1 : undefined}
            handle={drag.dragHandleProps}
            {...row}
          />
        </li>
      )}
    </Draggable>
  )
})

interface RowProps extends RowButtonsProps, Pick<EntryRowProps, 'name' | 'lazy'> {
  place: number | undefined
  handle: DraggableProvidedDragHandleProps | null
}

const Row = memo(function Row({ name, lazy, place, handle, ...buttons }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const near = useNearView(row, { always: !lazy })
  return (
    <div ref={row} role="group" aria-label={name}>
      <DragHandle {...handle} title={texts.drag()} />
      {place !== undefined && (
        <span data-place="" aria-hidden>
          {place}
        </span>
      )}
      <span data-name="">
        <bdi>{name}</bdi>
      </span>
      <span data-actions="">{near && <RowButtons {...buttons} />}</span>
    </div>
  )
})
