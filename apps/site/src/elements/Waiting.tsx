import { useConnection } from '@sitewright/api-client/connection'
import { Spinner } from '@sitewright/ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import styles from './Waiting.module.css'
import { texts } from './messages.ts'

export interface WaitingProps {
  /** @default 'Loading' */
  label?: string
  /** What else is to be said meanwhile. */
  children?: ReactNode
}

/**
 * Fills the place of a page that is on its way: with a spinner, which without a label of its own is seen once that takes a
 * moment, or, where the browser is offline and a try has failed, with a word about that.
 */
export function Waiting({ label, children }: WaitingProps) {
  if (useIsOffline())
    return (
      <Notice title={texts.noConnection()}>
        <p>{texts.comesByItself()}</p>
      </Notice>
    )
  return (
    <div className={styles.waiting} data-waiting={label === undefined ? 'brief' : ''}>
      <Spinner label={label ?? texts.loading()} size="lg" />
      {children}
    </div>
  )
}

/** True from the first try that failed on, until the browser is online again. */
function useIsOffline(): boolean {
  const connection = useConnection()
  return useSyncExternalStore(
    (changed) => {
      const stop = connection?.subscribe(changed)
      window.addEventListener('online', changed)
      window.addEventListener('offline', changed)
      return () => {
        stop?.()
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
      }
    },
    () => !navigator.onLine && connection?.isWaiting() === true,
    () => false,
  )
}
