import { formatTime } from '@sitewright/ui'
import styles from './SaveState.module.css'
import type { KeepingStatus } from './copy-keeper.ts'
import type { WorkingCopy } from './use-working-copy.ts'

interface SaveStateProps {
  copy: Pick<WorkingCopy, 'status' | 'keptAt'>
  /** Other words for what the server keeps, beside a line that says whether there is something to save. */
  saved?: string
}

/**
 * Says in words where the newest words are. It takes what room there is and moves nothing; only that the server does
 * not get them is said to screen readers, as it is no news that everything goes on as it should.
 */
export function SaveState({ copy: { status, keptAt }, saved = 'Not saved yet, kept for you' }: SaveStateProps) {
  if (status === 'off') return null
  return (
    <span
      role="status"
      aria-live={status === 'here' || status === 'out' ? 'polite' : 'off'}
      className={styles.state}
      data-kept={status}
    >
      {status === 'kept' ? `${saved} ${formatTime(keptAt / 1000)}` : words[status]}
    </span>
  )
}

const words: Partial<Record<KeepingStatus, string>> = {
  waiting: 'Not saved yet',
  here: 'No connection: kept on this device',
  out: 'Logged out: kept on this device',
}
