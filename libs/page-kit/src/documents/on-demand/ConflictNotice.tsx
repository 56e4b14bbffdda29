import { useEffect, useId, useRef, type ReactNode } from 'react'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import styles from './ConflictNotice.module.css'
import { texts } from '../messages.ts'

export interface DocumentConflictNoticeProps {
  /** What is edited, as in a sentence: 'the menu'. */
  what: string
  /** Name of the account that saved meanwhile; '' where it is not known. */
  by: string
  /** The other version could be read. */
  known: boolean
  /** Something is being saved or read. */
  busy: boolean
  text: string
  /** List items: what the other version changes, where that can be told. */
  children?: ReactNode
  onLoad: () => void
  onOverwrite: () => void
  onKeepEditing: () => void
}

/** Says that somebody else saved meanwhile, what that changed, and what can be done; the editor below keeps every edit. */
export default function ConflictNotice({ known, busy, text, children, ...on }: DocumentConflictNoticeProps) {
  const id = useId()
  const notice = useRef<HTMLElement>(null)
  // The save button, which had the focus, is far above; on a phone the notice may be out of sight.
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={id} tabIndex={-1}>
      <p id={id} role="alert">
        {text}
      </p>
      {known ? (
        children && (
          <ul aria-label={texts.changedMeanwhile()} tabIndex={0}>
            {children}
          </ul>
        )
      ) : (
        <p>{texts.otherUnknown()}</p>
      )}
      <div>
        <NoticeButton disabled={busy} onClick={on.onLoad}>
          {texts.load()}
        </NoticeButton>
        <NoticeButton disabled={busy} onClick={on.onOverwrite}>
          {texts.overwrite()}
        </NoticeButton>
        <NoticeButton disabled={busy} onClick={on.onKeepEditing}>
          {texts.keepEditing()}
        </NoticeButton>
      </div>
    </section>
  )
}
