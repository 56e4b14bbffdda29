import { useState } from 'react'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import styles from './SavedNotice.module.css'
import type { Presence } from './use-presence.ts'
import { texts } from './messages.ts'

/** What of an editing says whether a save is news to it. */
interface SavedElsewhere {
  editing: boolean
  changed: boolean
  /** What is being saved, if anything. */
  saving: unknown
  stored: { version?: number | undefined }
  conflict: { other?: { version?: number | undefined } | undefined } | undefined
  refresh: () => Promise<unknown>
}

export interface SavedNoticeProps {
  editing: SavedElsewhere
  saved: Presence['saved']
  /** What is edited, as in a sentence. @default 'this page' */
  what?: string
}

// a save finds out as well, also where the notice cannot be had
const fetchNews = () =>
  fetchWhileEditing().then(
    ({ SavedNews }) => ({ default: SavedNews }),
    () => ({ default: () => null }),
  )

/**
 * Says that somebody else has saved what is edited here, before a save finds out. The element is there at all times, so
 * that screen readers announce it.
 */
export function SavedNotice({ editing, saved, what = texts.thisPage() }: SavedNoticeProps) {
  const { saving, stored, conflict } = editing
  const [told, setTold] = useState(0)
  const known = Math.max(stored.version ?? 0, told)
  // a save that is refused tells it too, and what somebody goes on editing beside is no news afterwards
  const refused = conflict ? Math.max(saved?.version ?? 0, conflict.other?.version ?? 0) : 0
  if (refused > known) setTold(refused)
  // what is being saved here is told too, and may be heard of before it is answered
  const isNews = editing.editing && !saving && !conflict && saved !== undefined && saved.version > known
  const News = useFetched(fetchNews, isNews)

  return (
    <div role="status" className={styles.notice}>
      {isNews && News && <Fetched component={News} editing={editing} saved={saved} what={what} />}
    </div>
  )
}
