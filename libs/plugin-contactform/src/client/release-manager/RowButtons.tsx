import { IconButton } from '@sitewright/ui'
import { Check, FileText, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { texts as common } from '../submissions/messages.ts'
import { texts } from './messages.ts'
import { releaseAddress, type Row, type RowActions } from './use-submissions.ts'

export interface RowButtonsProps {
  row: Row
  actions: RowActions
  onRead: (row: Row) => void
}

/** What can be done with a submission; once it is done, what it was. Only a row that changes is rendered again. */
export const RowButtons = memo(function RowButtons({ row, actions, onRead }: RowButtonsProps) {
  const { released = false, deleted = false, busy = false } = row
  const done = released || deleted
  const buttons = useRef<HTMLSpanElement>(null)
  const wasDone = useRef(false)
  useEffect(() => {
    // What undid it is gone, and with it the focus.
    if (wasDone.current && !done && hasLostFocus()) buttons.current?.querySelector('button')?.focus()
    wasDone.current = done
  }, [done])
  if (done) return <Done row={row} actions={actions} />
  return (
    <span ref={buttons} data-buttons="">
      <IconButton label={texts.read()} icon={<FileText aria-hidden />} disabled={busy} onClick={() => onRead(row)} />
      <button type="button" data-release="" disabled={busy} onClick={() => actions.release(row)}>
        {texts.release()}
      </button>
      <IconButton
        label={common.delete()}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        disabled={busy}
        onClick={() => actions.remove(row)}
      />
    </span>
  )
})

function Done({ row, actions }: Pick<RowButtonsProps, 'row' | 'actions'>) {
  const place = useRef<HTMLSpanElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (hasLostFocus()) place.current?.focus()
  }, [])
  return (
    <span data-buttons="">
      <span ref={place} data-done="" role="status" tabIndex={-1}>
        {row.blocked ? (
          <a href={releaseAddress(row)} target="_blank" rel="noopener" onClick={() => actions.opened(row)}>
            {texts.openRelease()}
          </a>
        ) : (
          <>
            {row.released ? <Check aria-hidden /> : <Trash2 aria-hidden />}
            {row.released ? texts.released() : common.deleted()}
          </>
        )}
      </span>
      {row.undoable === true && (
        <button type="button" data-undo="" onClick={() => actions.undo(row)}>
          {common.undo()}
        </button>
      )}
    </span>
  )
}

function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
