import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import type { CardActions } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, ChevronRight, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { AddAbove } from './AddAbove.tsx'
import type { SectionActions } from './use-section-actions.ts'

export interface SectionHeaderProps {
  /** The section's key. */
  id: string
  label: string
  /** By what it is told from the others while it is folded. */
  summary: string
  open: boolean
  bodyId: string
  hidden: boolean
  first: boolean
  last: boolean
  /** The page takes no more sections. */
  full: boolean
  handle: DraggableProvidedDragHandleProps | null
  actions: SectionActions
  cards: CardActions
}

/** The line of a card that is always there: what it is, and what can be done with it as a whole. */
export const SectionHeader = memo(function SectionHeader(props: SectionHeaderProps) {
  const { id, label, summary, open, bodyId, hidden, first, last, full, handle, actions, cards } = props
  return (
    <div data-header="">
      <span {...handle} role="button" data-handle="" aria-label="Drag to reorder" title="Drag to reorder">
        <GripVertical aria-hidden />
      </span>
      <h3>
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
          {hidden && <em>Hidden</em>}
        </button>
      </h3>
      <div data-actions="">
        <IconButton
          label={hidden ? 'Show section' : 'Hide section'}
          icon={hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => actions.change(id, { hidden: !hidden })}
        />
        <AddAbove disabled={full} onAdd={(sectionType) => cards.add(sectionType, id)} />
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
          label="Delete section"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          onClick={() => cards.remove(id)}
        />
      </div>
    </div>
  )
})
