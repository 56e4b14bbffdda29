import { useState } from 'react'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import styles from './SavedNews.module.css'
import type { Presence } from '../use-presence.ts'

export interface SavedNewsProps {
  editing: { changed: boolean; refresh: () => Promise<unknown> }
  saved: NonNullable<Presence['saved']>
  /** What is edited, as in a sentence. */
  what: string
}

/** What somebody else saved, and what can be done about it. */
export function SavedNews({ editing: { changed, refresh }, saved, what }: SavedNewsProps) {
  const [busy, setBusy] = useState(false)
  const by = saved.own ? 'In another window you have' : `${saved.by || 'Somebody else'} has`

  async function show() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }

  return (
    <div className={styles.notice}>
      <p>
        {`${by} just saved ${what}.`}
        {changed && ' Your changes are still here: when you save, you can look at both.'}
      </p>
      {!changed && (
        <NoticeButton disabled={busy} onClick={() => void show()}>
          Show the new version
        </NoticeButton>
      )}
    </div>
  )
}
