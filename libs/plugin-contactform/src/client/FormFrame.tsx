import type { ReactNode } from 'react'
import styles from './FormFrame.module.css'

/** The form with all that is in it: how its fields look is told by their place, and by what they say of themselves. */
export function FormFrame({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}
