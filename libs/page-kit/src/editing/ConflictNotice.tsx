import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './ConflictNotice.module.css'
import type { SaveConflict } from './draft-editing.ts'
import type { DraftEditing } from './use-draft-editing.ts'

interface ConflictNoticeProps<Content> {
  editing: DraftEditing<Content>
  conflict: SaveConflict<Content>
  show: (content: Content) => ReactNode
}

/** Says that somebody else saved meanwhile, and what can be done; the editor below keeps every word (Q136). */
export function ConflictNotice<Content>({ editing, conflict, show }: ConflictNoticeProps<Content>) {
  const { texts, saving } = editing
  const [looking, setLooking] = useState(false)
  const textId = useId()
  const busy = saving !== undefined
  const { notice, leadBack } = useBroughtIntoView()
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={textId} tabIndex={-1}>
      <p id={textId} role="alert">
        {texts.conflict(conflict.by)}
      </p>
      <button type="button" aria-expanded={looking} onClick={() => setLooking(!looking)}>
        {texts.look}
      </button>
      <button type="button" disabled={busy} onClick={editing.overwrite}>
        {texts.overwrite}
      </button>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          leadBack()
          editing.keepEditing()
        }}
      >
        {texts.keepEditing}
      </button>
      {looking && <OtherVersion editing={editing} conflict={conflict} show={show} />}
    </section>
  )
}

/**
 * It has the focus as soon as it is there, and so comes into view however far down the page the save was asked for. Who
 * goes on editing finds that place again.
 */
function useBroughtIntoView() {
  const notice = useRef<HTMLElement>(null)
  const back = useRef(false)
  // before the notice moves all that is below it
  const [place] = useState(() => window.scrollY)
  useEffect(() => {
    const { activeElement } = document
    notice.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
      if (back.current) window.scrollTo(0, place)
    }
  }, [place])
  return { notice, leadBack: () => void (back.current = true) }
}

function OtherVersion<Content>({ editing: { texts, stored }, conflict, show }: ConflictNoticeProps<Content>) {
  const { other } = conflict
  if (!other) return <p>{texts.otherUnknown}</p>
  const draft = other.draft !== null && other.draft !== stored.draft ? other.draft : undefined
  // What differs from the copies this editing began with; the published one if nothing does.
  const active = other.active !== stored.active || draft === undefined ? other.active : undefined
  return (
    <>
      {active !== undefined && <Copy heading={texts.otherActive}>{show(active)}</Copy>}
      {draft !== undefined && <Copy heading={texts.otherDraft}>{show(draft)}</Copy>}
    </>
  )
}

function Copy({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.other} aria-label={heading}>
      <h2>{heading}</h2>
      <div className={styles.content} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
