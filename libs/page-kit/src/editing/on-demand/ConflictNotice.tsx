import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Fetched } from '../../Fetched.tsx'
import { useFetched } from '../../use-fetched.ts'
import styles from './ConflictNotice.module.css'
import { NoticeButton } from '../NoticeButton.tsx'
import type { SaveConflict, Stored } from '../draft-editing.ts'
import type { DraftEditing } from '../use-draft-editing.ts'
import { texts as words } from './messages.ts'

export interface ConflictNoticeProps<Content> {
  editing: DraftEditing<Content>
  conflict: SaveConflict<Content>
  show: (content: Content) => ReactNode
  /** Drops the own edits, so that what somebody else saved is shown. */
  onDiscard: () => void
}

const fetchDifferences = () => import('./Differences.tsx')

/** Says that somebody else saved meanwhile, and what can be done; the editor below keeps every word (Q136). */
export default function ConflictNotice<Content>({ editing, conflict, show, onDiscard }: ConflictNoticeProps<Content>) {
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
      {conflict.other && <p>{outcomeOf(editing, { ...conflict, other: conflict.other })}</p>}
      <NoticeButton aria-expanded={looking} onClick={() => setLooking(!looking)}>
        {texts.look}
      </NoticeButton>
      <NoticeButton disabled={busy} onClick={editing.overwrite}>
        {texts.overwrite}
      </NoticeButton>
      {conflict.other && (
        <NoticeButton disabled={busy} onClick={onDiscard}>
          {texts.takeOther}
        </NoticeButton>
      )}
      <NoticeButton
        disabled={busy}
        onClick={() => {
          leadBack()
          editing.keepEditing()
        }}
      >
        {texts.keepEditing}
      </NoticeButton>
      {looking && <OtherVersion editing={editing} conflict={conflict} show={show} />}
    </section>
  )
}

/** What becomes of the other version where it is overwritten. */
function outcomeOf<Content>(
  editing: DraftEditing<Content>,
  { target, other }: Pick<Required<SaveConflict<Content>>, 'target' | 'other'>,
): string {
  const { published, draft } = changesOf(editing, other)
  if (target === 'page' && draft !== undefined && published === undefined) return words.draftKept()
  if (target === 'page') return words.theirsInHistory()
  if (draft === undefined) return words.becomesDraft()
  return words.takesPlace()
}

/** What differs from the copies that this editing began with; undefined for what does not. */
function changesOf<Content>({ stored, isEqual }: DraftEditing<Content>, { active, draft }: Stored<Content>) {
  const isSameDraft = draft === null || (stored.draft !== null && isEqual(draft, stored.draft))
  return { draft: isSameDraft ? undefined : draft, published: isEqual(active, stored.active) ? undefined : active }
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

function OtherVersion<Content>({ editing, conflict, show }: Omit<ConflictNoticeProps<Content>, 'onDiscard'>) {
  const { texts } = editing
  const { other } = conflict
  // what it takes to compare texts is no part of the editor
  const Differences = useFetched(fetchDifferences, other !== undefined)
  if (!other) return <p>{texts.otherUnknown}</p>
  const { draft, published } = changesOf(editing, other)
  // the published one if nothing differs
  const active = draft === undefined ? other.active : published
  const copy = (heading: string, content: Content) => (
    <Copy heading={heading}>
      {Differences && (
        <Fetched component={Differences} key={other.version} mine={show(editing.content)} theirs={show(content)} />
      )}
      <div className={styles.content} tabIndex={0}>
        {show(content)}
      </div>
    </Copy>
  )
  return (
    <>
      {active !== undefined && copy(texts.otherActive, active)}
      {draft !== undefined && copy(texts.otherDraft, draft)}
    </>
  )
}

function Copy({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.other} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
