import { formatTime } from '@sitewright/ui'
import styles from './SaveState.module.css'
import { isKeepingTrouble, type KeepingStatus } from './keeper.ts'
import type { WorkingCopy } from './use-working-copy.ts'
import { texts } from './messages.ts'

interface SaveStateProps {
  copy: Pick<WorkingCopy, 'status' | 'keptAt'>
  /** Other words for what the server keeps, beside a line that says whether there is something to save. */
  saved?: string
}

/**
 * Says in words where the newest words are. It takes what room there is and moves nothing; only that the server does
 * not get them is said to screen readers, as it is no news that everything goes on as it should.
 */
export function SaveState({ copy, saved }: SaveStateProps) {
  return copy.status === 'off' ? null : <StateLine {...keptLine(copy, saved)} />
}

/** How far the newest words have come, as a line says it. */
export function keptLine({ status, keptAt }: SaveStateProps['copy'], saved = texts.kept()): StateLineProps {
  const text = status === 'kept' ? `${saved} ${formatTime(keptAt / 1000)}` : words[status]?.()
  return { text, kept: status, isNews: isKeepingTrouble(status) }
}

export interface StateLineProps {
  text?: string | undefined
  /** Screen readers say it. */
  isNews?: boolean
  kept?: KeepingStatus
}

/** A line beside what saves, which stays the same element whatever it says. */
export function StateLine({ text, isNews = false, kept }: StateLineProps) {
  return (
    <span
      role="status"
      aria-live={isNews ? 'polite' : 'off'}
      className={styles.state}
      data-kept={kept}
      data-trouble={kept && isKeepingTrouble(kept) ? '' : undefined}
    >
      {text}
    </span>
  )
}

const words: Partial<Record<KeepingStatus, () => string>> = {
  waiting: texts.waiting,
  here: texts.here,
  out: texts.out,
  gone: texts.gone,
  barred: texts.barred,
  nowhere: texts.nowhere,
  unkept: texts.unkept,
}
