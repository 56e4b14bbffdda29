import { useHolds } from '@sitewright/session'
import type { ReactNode } from 'react'
import { manifest } from '../../manifest.ts'
import styles from './NothingToShow.module.css'

/** Why a section is empty, told to those who edit the page; nobody else sees anything. */
export function NothingToShow({ children }: { children: ReactNode }) {
  return useHolds(manifest.editor) ? <p className={styles.nothing}>{children}</p> : null
}
