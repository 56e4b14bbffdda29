import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** What is shown instead of a page that cannot be shown. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
