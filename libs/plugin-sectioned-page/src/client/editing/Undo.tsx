import type { RemovedEntry } from '@sitewright/page-kit/cards'
import { IconButton, useStuck } from '@sitewright/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { EditedSection } from './edited-layout.ts'
import { sectionLabel } from './section-label.ts'

export interface UndoProps {
  removed: RemovedEntry<EditedSection>
  onUndo: () => void
  onDismiss: () => void
}

/** Says which section was deleted, and brings it back. */
export function Undo({ removed, onUndo, onDismiss }: UndoProps) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  return (
    <div ref={bar} data-undo="" role="group" aria-label="Deleted section">
      <span>{`${sectionLabel(removed.entry.section.sectionType)} deleted.`}</span>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
    </div>
  )
}
