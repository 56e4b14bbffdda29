import { useState } from 'react'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import type { DraftEditing } from '../../editing/use-draft-editing.ts'
import styles from './SavedNews.module.css'
import type { Presence } from '../use-presence.ts'

export interface SavedNewsProps {
  editing: Pick<DraftEditing<unknown>, 'changed' | 'refresh'>
  saved: NonNullable<Presence['saved']>
}

/** What somebody else saved, and what can be done about it. */
export function SavedNews({ editing: { changed, refresh }, saved }: SavedNewsProps) {
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
        {`${by} just saved this page.`}
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
