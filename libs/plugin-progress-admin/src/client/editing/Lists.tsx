import type { ReactNode } from 'react'
import styles from './Lists.module.css'

/** Both lists, beside each other where there is room. Their rows are styled here too: there may be a thousand of them. */
export function Lists({ children }: { children: ReactNode }) {
  return <div className={styles.lists}>{children}</div>
}
