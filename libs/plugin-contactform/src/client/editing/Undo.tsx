import { IconButton } from '@sitewright/ui'
import { X } from 'lucide-react'
import { typeLabel } from './type-label.ts'
import type { Removed } from './use-form-actions.ts'

export interface UndoProps {
  removed: Removed
  onUndo: () => void
  onDismiss: () => void
}

/** Says which field was deleted, and brings it back. */
export function Undo({ removed, onUndo, onDismiss }: UndoProps) {
  return (
    <div data-undo="" role="group" aria-label="Deleted field">
      <span>{`${typeLabel(removed.entry.field.fieldType)} deleted.`}</span>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
    </div>
  )
}
