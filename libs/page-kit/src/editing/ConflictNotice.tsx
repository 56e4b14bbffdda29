import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { SaveConflict } from './draft-editing.ts'
import type { DraftEditing } from './use-draft-editing.ts'

interface ConflictNoticeProps<Content> {
  editing: DraftEditing<Content>
  conflict: SaveConflict<Content>
  show: (content: Content) => ReactNode
}

const Notice = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBottom: '4',
    padding: '4',
    background: 'bg.warning',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.warning',
    borderRadius: 'lg',
    outline: 'none',
    '& > p': { flexBasis: 'full' },
    '& > button': {
      minHeight: '9',
      paddingInline: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      background: 'bg.panel',
      color: 'fg',
      textStyle: 'label',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
      _disabled: { opacity: '0.45', cursor: 'not-allowed' },
    },
    '& > .other': { flexBasis: 'full', minWidth: '0', marginTop: '2' },
    '& h2': { textStyle: 'label', color: 'fg.muted', marginBottom: '2' },
    '& .content': {
      maxHeight: '45vh',
      overflow: 'auto',
      padding: '4',
      background: 'bg',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
    },
  },
})

/** Says that somebody else saved meanwhile, and what can be done; the editor below keeps every word (Q136). */
export function ConflictNotice<Content>({ editing, conflict, show }: ConflictNoticeProps<Content>) {
  const { texts, saving } = editing
  const [looking, setLooking] = useState(false)
  const textId = useId()
  const busy = saving !== undefined
  const { notice, leadBack } = useBroughtIntoView()
  return (
    <Notice ref={notice} aria-labelledby={textId} tabIndex={-1}>
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
    </Notice>
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
    <section className="other" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="content" tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
