import { useState } from 'react'
import { NoticeButton } from '../../editing/NoticeButton.tsx'
import styles from './SavedNews.module.css'
import type { Presence } from '../use-presence.ts'
import { texts } from '../messages.ts'

export interface SavedNewsProps {
  editing: { changed: boolean; refresh: () => Promise<unknown> }
  saved: NonNullable<Presence['saved']>
  /** What is edited, as in a sentence. */
  what: string
}

/** What somebody else saved, and what can be done about it. */
export function SavedNews({ editing: { changed, refresh }, saved, what }: SavedNewsProps) {
  const [busy, setBusy] = useState(false)
  const name = saved.by || texts.somebodyElse()

  async function show() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }

  return (
    <div className={styles.notice}>
      <p>
        {saved.own ? texts.savedByYou({ what }) : texts.savedBy({ name, what })}
        {changed && ` ${texts.changesStay()}`}
      </p>
      {!changed && (
        <NoticeButton disabled={busy} onClick={() => void show()}>
          {texts.show()}
        </NoticeButton>
      )}
    </div>
  )
}
