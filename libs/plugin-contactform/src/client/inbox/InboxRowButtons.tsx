import { IconButton } from '@sitewright/ui'
import { Check, RotateCcw, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { texts as common } from '../submissions/messages.ts'
import { texts } from './messages.ts'
import type { Row, RowActions } from './use-inbox.ts'

export interface InboxRowButtonsProps {
  row: Row
  actions: RowActions
}

/** What can be done with a submission without reading it. Only a row that changes is rendered again. */
export const InboxRowButtons = memo(function InboxRowButtons({ row, actions }: InboxRowButtonsProps) {
  const { mark, deleted = false, undoable = false, busy = false } = row
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(deleted)
  useEffect(() => {
    if (before.current === deleted) return
    before.current = deleted
    // the button that had the focus is gone
    if (document.activeElement !== null && document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
  }, [deleted])

  if (deleted)
    return (
      <span ref={place} data-buttons="">
        <span data-done="" role="status" tabIndex={-1}>
          <Trash2 aria-hidden />
          {common.deleted()}
        </span>
        {undoable && (
          <button type="button" data-undo="" disabled={busy} onClick={() => void actions.undo(row)}>
            {common.undo()}
          </button>
        )}
      </span>
    )
  return (
    <span ref={place} data-buttons="">
      <IconButton
        label={mark === 'new' ? texts.markDone() : texts.markNew()}
        icon={mark === 'new' ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
        disabled={busy}
        onClick={() => void actions.mark(row, mark === 'new' ? 'done' : 'new')}
      />
      <IconButton
        label={common.delete()}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        disabled={busy}
        onClick={() => void actions.remove(row)}
      />
    </span>
  )
})
