import { Spinner } from '@sitewright/ui'
import type { ReactNode } from 'react'
import styles from './Waiting.module.css'
import { texts } from './messages.ts'

export interface WaitingProps {
  /** @default 'Loading' */
  label?: string
  /** What else is to be said meanwhile. */
  children?: ReactNode
}

/** Fills the place of a page that is on its way. */
export function Waiting({ label = texts.loading(), children }: WaitingProps) {
  return (
    <div className={styles.waiting} data-waiting>
      <Spinner label={label} size="lg" />
      {children}
    </div>
  )
}
