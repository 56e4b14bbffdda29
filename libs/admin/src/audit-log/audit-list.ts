import type { AuditEntry } from '@sitewright/api-client'
import type { ReactNode } from 'react'

/** What the table and the cards are given. */
export interface AuditListProps {
  entries: readonly AuditEntry[]
  loading: boolean
  /** Stands where there is no entry. */
  empty: ReactNode
  onChoosePerson: (account: number) => void
}
